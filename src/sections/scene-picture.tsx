import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import './scene-picture.css'

const UPRIGHT = { media: '(max-aspect-ratio: 3/4)', width: 780, height: 1688 }

interface Props {
  /** File name in public/media without screen and theme: `hero`. */
  name: string
}

/**
 * The still of a scene that fills its section. It stands wherever the canvas does not: in light mode, until the first
 * frame is drawn, and the moment the context is lost.
 */
export function ScenePicture({ name }: Props) {
  return (
    <div className="scene-picture still" aria-hidden="true">
      <ThemedPicture
        name={`${name}-desktop`}
        alt=""
        width={1920}
        height={1080}
        narrow={{ ...UPRIGHT, name: `${name}-phone` }}
      />
    </div>
  )
}
