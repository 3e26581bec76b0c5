import { screenCopy } from '#src/content/automation/onboarding.ts'
import { Frame } from './frame.tsx'

const { title, note, chosen, proposals } = screenCopy.solutions

/** Lengths of the bars of fit, in percent; a drawing, not a measurement. */
const FIT = [92, 74, 58] as const

/** Proposals in order; the client's choice starts at once. */
export function SolutionsScreen() {
  return (
    <Frame title={title} note={note}>
      <div className="screen-proposals">
        {proposals.map(({ name, reason }, at) => (
          <div key={name} className="screen-proposal">
            <span className="entry">{name}</span>
            {at === 0 && (
              <span className="screen-chosen mono" data-at="3">
                {chosen}
              </span>
            )}
            <span className="screen-soft soft">{reason}</span>
            <svg className="screen-band" viewBox="0 0 400 8" preserveAspectRatio="none">
              <path className="screen-band-ticks" d="M0 4H400" />
              <path data-draw={at === 0 ? 1 : 2} pathLength={1} d={`M0 7.5H${4 * (FIT[at] ?? 0)}`} />
            </svg>
          </div>
        ))}
      </div>
    </Frame>
  )
}
