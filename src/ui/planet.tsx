import './planet.css'

interface Props {
  color: 'blue' | 'violet' | 'brass' | 'ice' | 'copper' | 'ivory'
}

/** The small polished ball that a record is known by. Decorative. */
export function Planet({ color }: Props) {
  return <span className="planet" data-planet={color} aria-hidden="true" />
}
