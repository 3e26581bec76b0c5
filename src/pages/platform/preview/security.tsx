import { security } from '#src/content/platform/preview.ts'
import { arcPath, polar, scalePath } from '#src/lib/engraving.ts'
import './security.css'

const { dial, log, verdict } = security
/** When the attempt came, as an angle: 21:02 on a dial of twenty-four hours with midnight at the top. */
const ATTEMPT = -90 + (21 + 2 / 60) * 15
const [x, y] = polar(96, ATTEMPT)

/** Twenty-four hours: three shifts of the watch, and the one mark that is not like the others. */
function Dial() {
  return (
    <div className="watch-dial">
      <svg viewBox="-120 -120 240 240" fill="none">
        <path d={scalePath({ r: 112, count: 96, length: -4, every: 24 })} className="watch-scale" />
        <circle r="84" className="watch-ring" />
        <circle r="68" className="watch-ring" />
        <circle r="52" className="watch-ring" />
        <path d={arcPath(84, -70, 190)} className="watch-shift" />
        <path d={arcPath(68, 20, 210)} className="watch-shift" data-second="" />
        <path d={arcPath(52, 150, 160)} className="watch-shift" />
        <path d={`M0 0L${x} ${y}`} className="watch-line" />
        <circle cx={x} cy={y} r="6" className="watch-mark" />
        <circle cx={x} cy={y} r="11" className="watch-halo" />
        <circle r="34" className="watch-plate" />
      </svg>
      <div className="watch-value">
        <span className="app-value">{dial.value}</span>
        <span className="app-mono">{dial.unit}</span>
      </div>
    </div>
  )
}

export function Security() {
  return (
    <div className="watch">
      <Dial />
      <div className="watch-log">
        {log.map(({ time, event, answer, tone }) => (
          <div key={time} className="watch-entry">
            <span className="app-mono">{time}</span>
            <span className="watch-event" data-tone={tone}>
              {event}
            </span>
            <span className="app-mono">{answer}</span>
          </div>
        ))}
        <p className="watch-verdict">
          {verdict.text} <span className="app-em">{verdict.emphasis}</span>
        </p>
      </div>
    </div>
  )
}
