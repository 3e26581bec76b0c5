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
  return (
    <div className="pv-watch">
      <Dial />
      <div className="pv-watch-log">
        {log.map(({ time, event, answer, tone }) => (
          <div key={time} className="pv-watch-entry">
            <span className="pv-app-mono">{time}</span>
            <span className="pv-watch-event" data-tone={tone}>
              {event}
            </span>
            <span className="pv-app-mono">{answer}</span>
          </div>
        ))}
        <p className="pv-watch-verdict">
          {verdict.text} <span className="pv-app-em">{verdict.emphasis}</span>
        </p>
      </div>
    </div>
  )
}
