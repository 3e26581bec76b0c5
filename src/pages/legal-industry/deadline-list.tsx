import { events, matterText, type MatterEvent } from '#src/content/industries/matter.ts'
import { dateText, isoOf, weekdayName, type Deadline } from '#src/content/industries/deadlines.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'

const look = (at: number) => pieceSignalled('deadline', at)

interface Props {
  deadlines: readonly Deadline<MatterEvent['id']>[]
}

/** Every date in order, with how it was counted and whether a weekend moved it. The quadrant shows the one pointed at. */
export function DeadlineList({ deadlines }: Props) {
  const { moved } = matterText
  return (
    <ol className="deadlines" onPointerLeave={() => look(-1)}>
      {deadlines.map(({ id, day, fell }, at) => {
        const index = events.findIndex((event) => event.id === id)
        const event: MatterEvent | undefined = events[index]
        return (
          <li key={id} className="list-row" data-moment={id} onPointerEnter={() => look(index)}>
            <span className="mono accent" aria-hidden="true">
              {at + 1}
            </span>
            <time dateTime={isoOf(day)}>{dateText(day)}</time>
            <span className="deadline-day">{weekdayName(day)}</span>
            <span className="deadline-what">
              <b>{event?.name}</b> <span>{event?.text}</span>
            </span>
            <span className="mono deadline-how soft">
              {event?.how}
              {fell !== null && (
                <em>
                  , {moved} {weekdayName(fell)}
                </em>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
