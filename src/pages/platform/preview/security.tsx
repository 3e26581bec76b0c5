import { useState } from 'react'
import { security } from '#src/content/platform/preview.ts'
import { arcPath, polar, scalePath } from '#src/lib/engraving.ts'
import './security.css'

const { dial, log } = security
/** When the attempt came, as an angle: 21:02 on a dial of twenty-four hours with midnight at the top. */
const ATTEMPT = -90 + (21 + 2 / 60) * 15
const [x, y] = polar(96, ATTEMPT)

/** Twenty-four hours: three shifts of the watch, and the one mark that is not like the others. */
function Dial() {
  return (
    <div className="pv-watch-dial">
      <svg viewBox="-120 -120 240 240" fill="none">
        <path d={scalePath({ r: 112, count: 96, length: -4, every: 24 })} className="pv-watch-scale" />
        <circle r="84" className="pv-watch-ring" />
        <circle r="68" className="pv-watch-ring" />
        <circle r="52" className="pv-watch-ring" />
        <path d={arcPath(84, -70, 190)} className="pv-watch-shift" />
        <path d={arcPath(68, 20, 210)} className="pv-watch-shift" data-second="" />
        <path d={arcPath(52, 150, 160)} className="pv-watch-shift" />
        <path d={`M0 0L${x} ${y}`} className="pv-watch-line" />
        <circle cx={x} cy={y} r="6" className="pv-watch-mark" />
        <circle cx={x} cy={y} r="11" className="pv-watch-halo" />
        <circle r="34" className="pv-watch-plate" />
      </svg>
      <div className="pv-watch-value">
        <span className="pv-app-value">{dial.value}</span>
        <span className="pv-app-mono">{dial.unit}</span>
      </div>
    </div>
  )
}

export function Security() {
  const [chosen, choose] = useState<(typeof log)[number]>(log[0])
  return (
    <div className="pv-watch stack-6">
      <Dial />
      <div>
        {log.map((entry) => (
          <button
            key={entry.time}
            type="button"
            className="pv-watch-entry pv-app-pick stack-2"
            aria-pressed={entry === chosen}
            onClick={() => choose(entry)}
          >
            <span className="pv-app-mono">{entry.time}</span>
            <span className="pv-watch-event dot" data-tone={entry.tone}>
              {entry.event}
            </span>
            <span className="pv-app-mono">{entry.answer}</span>
          </button>
        ))}
        <p className="pv-watch-verdict" aria-live="polite">
          {chosen.note.text} <span className="pv-app-em">{chosen.note.emphasis}</span>
        </p>
      </div>
    </div>
  )
}
