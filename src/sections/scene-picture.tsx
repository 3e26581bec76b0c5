import './scene-picture.css'

interface Props {
  /** File name in public/media without screen and theme: `hero`, `ambient-solutions`. */
  name: string
  /** There is no still for phones: the place is a landscape box there, too. */
  landscape?: boolean
}

const SIZES = { desktop: { width: 1920, height: 1200 }, phone: { width: 780, height: 1688 } }

/**
 * The still of a scene, in both themes; CSS shows the one of the theme, and lazy loading spares the other. It stands
 * wherever the canvas does not: in light mode, until the first frame is drawn, and the moment the context is lost.
 */
export function ScenePicture({ name, landscape = false }: Props) {
  return (
    <div className="scene-picture" aria-hidden="true">
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={`scene-picture-${theme}`}>
          {!landscape &&
            (['avif', 'webp'] as const).map((type) => (
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
