interface Props {
  items: readonly string[]
  as?: 'ul' | 'ol'
  className?: string
}

/** A list of plain sentences or phrases, each said once. */
export function TextList({ items, as: List = 'ul', className }: Props) {
  return (
    <List className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}
