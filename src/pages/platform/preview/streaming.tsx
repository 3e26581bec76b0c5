import { streaming } from '#src/content/platform/preview.ts'
import { areaPath, linePath } from '#src/lib/curves.ts'
import './streaming.css'

const { live, title, chapters, viewers, audience, orders, chat } = streaming
const BOX = { width: 220, height: 48, low: 0, high: 13.6 }
/** Where the stream stands, and where its chapters begin, in percent of its length. */
const PLAYED = 64
const CUTS = [18, 40, 75] as const

/** The stage of the broadcast: the product in the middle, its orbits, and the title. */
function Stage() {
  return (
    <div className="cast">
      <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" className="app-stretch">
        <g transform="translate(430 150) rotate(-14)" className="cast-orbits">
          {[90, 150, 215, 290, 380].map((a) => (
            <ellipse key={a} rx={a} ry={a * 0.36} />
          ))}
          <circle cx="-142" cy="18" r="8" className="cast-planet" data-tone="brass" />
          <circle cx="205" cy="24" r="11" className="cast-planet" data-tone="ice" />
          <circle cx="-60" cy="-74" r="6" className="cast-planet" data-tone="copper" />
          <circle r="46" className="cast-core" />
          <circle cx="-12" cy="-14" r="20" className="cast-shine" />
        </g>
      </svg>
      <span className="cast-live">{live}</span>
      <div className="cast-title">
        {title.text}
        <br />
        <em>{title.emphasis}</em>
      </div>
    </div>
  )
}

function Timeline() {
  return (
    <div className="cast-time">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="cast-track">
        <path d="M0 4H100" className="cast-rest" />
        <path d={`M0 4H${PLAYED}`} className="cast-done" />
        {CUTS.map((at) => (
          <path key={at} d={`M${at} 0V8`} className="cast-cut" />
        ))}
      </svg>
      <div className="cast-chapters">
        {chapters.map(({ at, name }) => (
          <div key={at}>
            <span className="app-mono">{at}</span>
            <span>{name}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

export function Streaming() {
  return (
    <div className="stream">
      <div className="stream-main">
        <Stage />
        <Timeline />
      </div>
      <div className="stream-side">
        <div className="stream-count">
          <div>
            <div className="app-label">{viewers.label}</div>
            <div className="app-value">{viewers.value}</div>
          </div>
          <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none">
            <path d={areaPath(audience, BOX)} className="app-wash" />
            <path d={linePath(audience, BOX)} className="app-live" />
          </svg>
        </div>
        <div className="app-row">
          <span className="app-label">{orders.label}</span>
          <span className="app-mono">{orders.value}</span>
        </div>
        <div className="app-row app-label">{chat.title}</div>
        {chat.rows.map(({ from, text, votes }, i) => (
          <div key={text} className="stream-question" data-top={i === 0 || undefined}>
            <span className="app-mono stream-votes">{votes}</span>
            <div>
              {text}
              <div className="app-mono">{from}</div>
            </div>
          </div>
        ))}
        <div className="stream-answer">
          <span className="app-pill" data-solid="">
            {chat.answer}
          </span>
        </div>
      </div>
    </div>
  )
}
