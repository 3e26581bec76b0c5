import { architectureText, layers } from '#src/content/security-solution/architecture.ts'
import { operationsText } from '#src/content/security-solution/operations.ts'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import './vault-figure.css'

interface Props {
  /** Which of its two places this is. */
  place: 'architecture' | 'operations'
  /** The ring that is lit and shut, from 0. */
  ring: number
  label: string
}

/** Six gates around the core. The stage draws them here; without it there is a still of the same ring. */
export function VaultFigure({ place, ring, label }: Props) {
  return (
    <div className="vault-lane" data-place={place}>
      <figure className="vault-figure">
        <div
          className="vault-scene stills"
          data-scene="gates"
          data-placement={place}
          role="img"
          aria-label={label}
        >
          <ThemedPicture name={`gates-${ring + 1}`} alt="" width={760} height={800} />
        </div>
        <figcaption>
          <span className="mono accent">
            {place === 'operations' ? operationsText.answered : architectureText.ring} {ring + 1}
          </span>
          <span>{layers[ring]?.title}</span>
        </figcaption>
      </figure>
    </div>
  )
}
