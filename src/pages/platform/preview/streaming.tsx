import { useState } from 'react'
import { streaming } from '#src/content/platform/preview.ts'
import { areaPath, linePath } from '#src/lib/curves.ts'
import './streaming.css'

const { live, title, chapters, viewers, audience, orders, chat } = streaming
const BOX = { width: 220, height: 48, low: 0, high: 13.6 }
/** Where the stream stands, and where its chapters begin, in percent of its length. */
const PLAYED = 64
const CUTS = [18, 40, 75] as const

/** What is on the air: the product in the middle, its orbits, and the title. */
function Broadcast() {
  return (
    <div className="pv-cast">
      <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" className="pv-app-stretch">
        <g transform="translate(430 150) rotate(-14)" className="pv-cast-orbits">
          {[90, 150, 215, 290, 380].map((a) => (
            <ellipse key={a} rx={a} ry={a * 0.36} />
          ))}
          <circle cx="-142" cy="18" r="8" className="pv-cast-planet" data-tone="brass" />
          <circle cx="205" cy="24" r="11" className="pv-cast-planet" data-tone="ice" />
          <circle cx="-60" cy="-74" r="6" className="pv-cast-planet" data-tone="copper" />
          <radialGradient id="cast-core" cx="0.36" cy="0.3" r="0.78">
            <stop offset="0" stopColor="#e9e2ff" />
            <stop offset="0.42" stopColor="#8a63f0" />
            <stop offset="1" stopColor="#2638c4" />
          </radialGradient>
          <circle r="48" fill="url(#cast-core)" />
        </g>
      </svg>
      <span className="pv-cast-live">{live}</span>
      <div className="pv-cast-title">
        {title.text}
        <br />
        <em>{title.emphasis}</em>
      </div>
    </div>
  )
}

function Timeline() {
  return (
    <div>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="pv-cast-track">
        <path d="M0 4H100" className="pv-cast-rest" />
        <path d={`M0 4H${PLAYED}`} className="pv-cast-done" />
        {CUTS.map((at) => (
          <path key={at} d={`M${at} 0V8`} className="pv-cast-cut" />
        ))}
      </svg>
      <div className="pv-cast-chapters">
        {chapters.map(({ at, name }) => (
          <div key={at}>
            <span className="pv-app-mono">{at}</span>
            <span>{name}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

export function Streaming() {
  const [chosen, choose] = useState<string>(chat.rows[0].text)
  return (
    <div className="pv-stream stack-5">
      <div className="pv-stream-main stack-4">
        <Broadcast />
        <Timeline />
      </div>
      <div className="pv-stream-side">
        <div className="pv-stream-count stack-4">
          <div>
            <div className="soft">{viewers.label}</div>
            <div className="pv-app-value">{viewers.value}</div>
          </div>
          <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none">
            <path d={areaPath(audience, BOX)} className="pv-app-wash" />
            <path d={linePath(audience, BOX)} className="pv-app-live" />
          </svg>
        </div>
        <div className="pv-app-row between">
          <span className="soft">{orders.label}</span>
          <span className="pv-app-mono">{orders.value}</span>
        </div>
        <div className="pv-app-row soft between">{chat.title}</div>
        {chat.rows.map(({ from, text, votes }) => (
          <button
            key={text}
            type="button"
            className="pv-stream-question pv-app-pick stack-2"
            aria-pressed={text === chosen}
            onClick={() => choose(text)}
          >
            <span className="pv-app-mono pv-stream-votes">{votes}</span>
            <span>
              {text} <span className="pv-app-mono pv-stream-from">{from}</span>
            </span>
          </button>
        ))}
        <p className="pv-stream-answer" aria-live="polite">
          <span className="pv-app-em">{chat.answer}</span> {chosen}
        </p>
      </div>
    </div>
  )
}
