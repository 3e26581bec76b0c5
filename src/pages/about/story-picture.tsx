import type { Story } from '#src/content/about.ts'
import '#src/ui/themed-picture.css'

/** The story's picture in both themes. */
export function StoryPicture({ images, size, alt }: Story) {
  return (['light', 'dark'] as const).map((theme) => (
    <picture key={theme} className={`themed-picture themed-picture-${theme}`}>
      <source type="image/avif" srcSet={images[theme].replace('.jpg', '.avif')} />
      <img src={images[theme]} alt={alt} {...size} loading="lazy" decoding="async" />
    </picture>
  ))
}
