interface Props {
  reasons: readonly { name: string; share: number }[]
}

/** Why those who leave do so: a line each, as long as its share. */
export function FunnelReasons({ reasons }: Props) {
  return (
    <ul className="stage-reasons">
      {reasons.map(({ name, share }) => (
        <li key={name}>
          <b>{share}%</b> {name}
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d="M0 .5H100" />
            <path d={`M0 .5H${share}`} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
