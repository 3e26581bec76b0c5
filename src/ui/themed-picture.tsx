import './themed-picture.css'

interface Size {
  width: number
  height: number
}

interface Props extends Size {
  /** File name in public/media without theme and extension. */
  name: string
  alt: string
  /** Another file for the views that `media` says. */
  narrow?: Size & { media: string; name: string }
  onLoad?: () => void
  'data-shown'?: boolean | undefined
}

/** A picture that exists in both themes; CSS shows the theme's own, and lazy loading spares the other. */
export function ThemedPicture({ name, alt, width, height, narrow, onLoad, ...data }: Props) {
  return (['light', 'dark'] as const).map((theme) => (
    <picture key={theme} className={`themed-picture themed-picture-${theme}`} {...data}>
      {narrow &&
        (['avif', 'webp'] as const).map((type) => (
          <source
            key={type}
            media={narrow.media}
            type={`image/${type}`}
            srcSet={`/media/${narrow.name}-${theme}.${type}`}
            width={narrow.width}
            height={narrow.height}
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
        onLoad={onLoad}
      />
    </picture>
  ))
}
