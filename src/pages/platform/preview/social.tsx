import { social } from '#src/content/platform/preview.ts'
import './social.css'

const { days, today, posts, states, detail } = social

function Day({ name, at }: { name: string; at: number }) {
  return (
    <div className="pv-week-day" data-today={at === today || undefined}>
      <div className="pv-app-mono">{name}</div>
      {posts
        .filter(({ day }) => day === at)
        .map(({ time, network, text, state }) => (
          <div key={time} className="pv-week-post" data-state={state}>
            <span className="pv-app-mono">{time}</span>
            <span className="pv-week-text">{text}</span>
            <span className="pv-app-mono pv-week-network">{network}</span>
          </div>
        ))}
    </div>
  )
}

/** What the selected post will look like, and what is known about its hour. */
function Detail() {
  return (
    <div className="pv-week-detail">
      <div className="pv-app-mono">{detail.time}</div>
      <p>{detail.text}</p>
      <div>
        {detail.rows.map(({ name, value }) => (
          <div key={name} className="pv-app-row">
            <span className="pv-app-label">{name}</span>
            <span className="pv-app-mono">{value}</span>
          </div>
        ))}
      </div>
      <div className="pv-week-actions">
        <span className="pv-app-pill" data-solid="">
          {detail.approve}
        </span>
        <span className="pv-app-pill">{detail.rewrite}</span>
      </div>
    </div>
  )
}

export function Social() {
  return (
    <div className="pv-week">
      <div className="pv-week-days">
        {days.map((name, at) => (
          <Day key={name} name={name} at={at} />
        ))}
      </div>
      <Detail />
      <div className="pv-week-legend pv-app-mono">
        {Object.entries(states).map(([state, name]) => (
          <span key={state} data-state={state}>
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}
