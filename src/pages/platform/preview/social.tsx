import { social } from '#src/content/platform/preview.ts'
import './social.css'

const { days, today, posts, states, detail } = social

function Day({ name, at }: { name: string; at: number }) {
  return (
    <div className="week-day" data-today={at === today || undefined}>
      <div className="app-mono">{name}</div>
      {posts
        .filter(({ day }) => day === at)
        .map(({ time, network, text, state }) => (
          <div key={time} className="week-post" data-state={state}>
            <span className="app-mono">{time}</span>
            <span className="week-text">{text}</span>
            <span className="app-mono week-network">{network}</span>
          </div>
        ))}
    </div>
  )
}

/** What the selected post will look like, and what is known about its hour. */
function Detail() {
  return (
    <div className="week-detail">
      <div className="app-mono">{detail.time}</div>
      <p>{detail.text}</p>
      <div>
        {detail.rows.map(({ name, value }) => (
          <div key={name} className="app-row">
            <span className="app-label">{name}</span>
            <span className="app-mono">{value}</span>
          </div>
        ))}
      </div>
      <div className="week-actions">
        <span className="app-pill" data-solid="">
          {detail.approve}
        </span>
        <span className="app-pill">{detail.rewrite}</span>
      </div>
    </div>
  )
}

export function Social() {
  return (
    <div className="week">
      <div className="week-days">
        {days.map((name, at) => (
          <Day key={name} name={name} at={at} />
        ))}
      </div>
      <Detail />
      <div className="week-legend app-mono">
        {Object.entries(states).map(([state, name]) => (
          <span key={state} data-state={state}>
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}
