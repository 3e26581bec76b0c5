import { screenCopy } from '#src/content/automation/onboarding.ts'
import { Frame } from './frame.tsx'

const { title, note, waiting, sealed, files } = screenCopy.collection

/** The beat in which each file is sealed. */
const SEALED_AT = [1, 1, 2, 2, 3] as const

function Lock() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.4">
      <path d="M6 11h12v9H6zM9 11V7.5a3 3 0 0 1 6 0V11M12 14.5v2" />
    </svg>
  )
}

/** A list of what is needed; file after file arrives and is sealed. */
export function CollectionScreen() {
  return (
    <Frame title={title} note={note}>
      <div className="screen-files">
        {files.map(({ name, kind }, at) => (
          <div key={name} className="screen-file">
            <span>{name}</span>
            <span className="screen-soft soft">{kind}</span>
            <span className="screen-swap mono">
              <span data-until={SEALED_AT[at]}>{waiting}</span>
              <span className="screen-sealed" data-at={SEALED_AT[at]}>
                <Lock />
                {sealed}
              </span>
            </span>
            <svg className="screen-band" viewBox="0 0 400 8" preserveAspectRatio="none">
              <path className="screen-band-ticks" d="M0 4H400" />
              <path data-draw={SEALED_AT[at]} pathLength={1} d="M0 7.5H400" />
            </svg>
          </div>
        ))}
      </div>
    </Frame>
  )
}
