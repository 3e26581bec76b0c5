import '#src/ui/themed-picture.css'
import './scene-picture.css'

interface Props {
  /** File name in public/media without screen and theme: `hero`. */
  name: string
}

const SIZES = { desktop: { width: 1920, height: 1080 }, phone: { width: 780, height: 1688 } }

/**
 * The still of a scene that fills its section, in both themes; CSS shows the one of the theme, and lazy loading spares
 * the other. It stands wherever the canvas does not: in light mode, until the first frame is drawn, and the moment the
 * context is lost.
 */
export function ScenePicture({ name }: Props) {
  return (
    <div className="scene-picture still" aria-hidden="true">
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={`themed-picture themed-picture-${theme}`}>
          {(['avif', 'webp'] as const).map((type) => (
            <source
              key={type}
              media="(max-aspect-ratio: 3/4)"
              type={`image/${type}`}
              srcSet={`/media/${name}-phone-${theme}.${type}`}
              {...SIZES.phone}
            />
          ))}
          <source type="image/avif" srcSet={`/media/${name}-desktop-${theme}.avif`} />
          <img
            src={`/media/${name}-desktop-${theme}.webp`}
            alt=""
            loading="lazy"
            decoding="async"
            {...SIZES.desktop}
          />
        </picture>
      ))}
    </div>
  )
}
