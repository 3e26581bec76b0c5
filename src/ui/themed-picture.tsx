import './themed-picture.css'

/** Where a whole interface would be a sheet of small print, one panel of it is shown instead. */
export const PANEL = '(max-width: 1279px)'

interface Props {
  /** File name in public/media without theme and extension. */
  name: string
  alt: string
  width: number
  height: number
  /** File name of one panel of it, upright, 680 × 850, for phones and tablets. */
  phone?: string | undefined
}

/** A picture that exists in both themes; CSS shows the theme's own, and lazy loading spares the other. */
export function ThemedPicture({ name, alt, width, height, phone }: Props) {
  return (['light', 'dark'] as const).map((theme) => (
    <picture key={theme} className={`themed-picture themed-picture-${theme}`}>
      {phone &&
        (['avif', 'webp'] as const).map((type) => (
          <source
            key={type}
            media={PANEL}
            type={`image/${type}`}
            srcSet={`/media/${phone}-${theme}.${type}`}
            width={680}
            height={850}
          />
        ))}
      <source type="image/avif" srcSet={`/media/${name}-${theme}.avif`} />
      <img
        src={`/media/${name}-${theme}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ))
}
