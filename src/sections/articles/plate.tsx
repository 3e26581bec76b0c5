import type { ArticlePath } from '#src/content/paths.ts'
import './plate.css'

interface Props {
  /** Of the article that it shows. */
  path: ArticlePath
}

const tones = ['hatch', 'line', 'brass']

/** What an article counts, engraved (scripts/articles/plates); in the inks of the theme, which a picture would not know. */
export function Plate({ path }: Props) {
  return (
    <svg className="article-plate" viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      {tones.map((tone) => (
        <use key={tone} href={`${path}.svg#${tone}`} />
      ))}
    </svg>
  )
}
