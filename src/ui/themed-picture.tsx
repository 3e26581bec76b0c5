import './themed-picture.css'

interface Props {
  /** File name in public/media without theme and extension. */
  name: string
  alt: string
  width: number
  height: number
}

/** A picture that exists in both themes; CSS shows the theme's own, and lazy loading spares the other. */
export function ThemedPicture({ name, alt, width, height }: Props) {
  return (['light', 'dark'] as const).map((theme) => (
    <picture key={theme} className={`themed-picture themed-picture-${theme}`}>
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
