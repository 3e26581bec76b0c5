import type { ReactNode } from 'react'
import { workings } from '#src/content/tasks/lifecycle.ts'
import { Icon } from '#src/ui/icon.tsx'
import './task-workings.css'

/** Hours of the day that the calendar shows. */
const DAY = { from: 8, to: 18 }
const left = (hour: number) => ((hour - DAY.from) / (DAY.to - DAY.from)) * 100
const span = ([from = 0, to = 0]: readonly number[]) => ({ x: left(from), width: left(to) - left(from) })

function Mail() {
  const parts = workings.email.mail.split(/[[\]]/)
  return (
    <p className="working-mail">
      {parts.map((part, at) => (at % 2 === 1 ? <mark key={part}>{part}</mark> : part))}
    </p>
  )
}

function Calendar() {
  const { people, hours, slot } = workings.calendar
  return (
    <div className="working-calendar">
      <ul>
        {people.map(({ name, busy }) => (
          <li key={name}>
            <span>{name}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              {busy.map((hoursBusy) => (
                <rect key={hoursBusy[0]} className="working-busy" {...span(hoursBusy)} height={10} rx={0.6} />
              ))}
              <rect className="working-slot" {...span(slot)} height={10} rx={0.6} />
            </svg>
          </li>
        ))}
      </ul>
      <p className="mono working-hours soft" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
    </div>
  )
}

function Team() {
  return (
    <ul className="working-rows">
      {workings.team.people.map(({ role, note, chosen }) => (
        <li key={role} className="row-2 soft" data-chosen={chosen || undefined}>
          <span>{role}</span>
          <span className="mono">{note}</span>
          {chosen && <Icon name="check" size={16} />}
        </li>
      ))}
    </ul>
  )
}

function Documents() {
  const { versions } = workings.document
  return (
    <ul className="working-rows">
      {versions.map(({ name, note }, at) => (
        <li key={name} className="row-2 soft" data-chosen={at === versions.length - 1 || undefined}>
          <span>{name}</span>
          <span className="mono">{note}</span>
        </li>
      ))}
    </ul>
  )
}

const panels: readonly { title: string; panel: ReactNode }[] = [
  { title: workings.email.title, panel: <Mail /> },
  { title: workings.calendar.title, panel: <Calendar /> },
  { title: workings.team.title, panel: <Team /> },
  { title: workings.document.title, panel: <Documents /> },
]

/** What the suite did at the step on show; the others are there for readers without a script. */
export function TaskWorkings({ index }: { index: number }) {
  return (
    <div className="workings">
      {panels.map(({ title, panel }, at) => (
        <div key={title} className="working layered" data-shown={at === index || undefined}>
          <h4 className="mono soft">{title}</h4>
          {panel}
        </div>
      ))}
    </div>
  )
}
