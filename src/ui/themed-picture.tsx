import './themed-picture.css'

interface Props {
  /** File name in public/media without theme and extension. */
  name: string
  alt: string
  width: number
  height: number
  /** File name of the same for phones: one panel of it, upright, 680 × 850. */
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
            media="(max-width: 767px)"
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
