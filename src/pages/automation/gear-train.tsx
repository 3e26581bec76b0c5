import { gearPath, meshed, pitchRadius, type Wheel } from './gear.ts'

const driver: Wheel = { x: 420, y: 330, teeth: 64, phase: 0 }
const second = meshed(driver, 152, 30)
const wheels = [driver, second, meshed(driver, 228, 18)] as const

const SPOKES = [0, 72, 144, 216, 288] as const

function WheelDrawing({ x, y, teeth, phase }: Wheel) {
  const rim = pitchRadius(teeth) * 0.84
  const hub = pitchRadius(teeth) * 0.16
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${phase.toFixed(2)})`}>
      <g className="wheel" data-teeth={teeth}>
        <path d={gearPath(teeth)} />
        <circle className="wheel-ticks" r={rim + 7} pathLength={teeth * 2} />
        <circle r={rim} />
        {SPOKES.map((angle) => (
          <path
            key={angle}
            transform={`rotate(${angle})`}
            d={`M${hub * 0.9} ${-hub * 0.5}L${rim - 1} ${-hub * 0.26}M${hub * 0.9} ${hub * 0.5}L${rim - 1} ${hub * 0.26}`}
          />
        ))}
        <circle r={hub} />
        <circle className="wheel-arbor" r={hub * 0.36} />
      </g>
    </g>
  )
}

/** The train behind the hands: three wheels in mesh. They turn with the scroll, where the browser can do so. */
export function GearTrain() {
  return (
    <svg className="gear-train" viewBox="0 0 720 660" aria-hidden="true" focusable="false">
      {wheels.map((wheel) => (
        <WheelDrawing key={wheel.teeth} {...wheel} />
      ))}
    </svg>
  )
}
