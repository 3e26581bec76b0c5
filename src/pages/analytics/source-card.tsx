import { type DataSource, sources, sourcesText } from '#src/content/analytics/sources.ts'
import { connected } from '#src/lib/diagram.ts'
import type { DiagramNodes } from '#src/sections/diagram/use-nodes.ts'
import { Glyph } from '#src/ui/glyph.tsx'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import { glyphs } from './glyphs.ts'
import './source-card.css'

export const cardId = (id: string) => `source-${id}`

interface Props {
  source: DataSource
  shown: boolean
  /** It was the last that was looked at: under the map it stays until another one is. */
  last: boolean
  nodes: DiagramNodes
}

/** What a source sends, beside its planet; on small screens it stands under the map. It stays while the pointer is on it. */
export function SourceCard({ source, shown, last, nodes }: Props) {
  const { id, name, description, icon, image, alt } = source
  const joined = sources.filter((other) => other !== source && connected(source, other))
  return (
    <div
      className="source-card panel"
      id={cardId(id)}
      role="tooltip"
      data-card={id}
      data-shown={shown || undefined}
      data-last={last || undefined}
      {...nodes.hover(id)}
    >
      <div className="source-card-picture">
        <ThemedPicture name={image} alt={alt} width={640} height={400} />
      </div>
      <div className="source-card-text stack-2 small">
        <p className="source-card-name entry row-2">
          <Glyph path={glyphs[icon]} className="glyph accent" />
          {name}
        </p>
        <p>{description}</p>
        <p className="mono soft">
          {sourcesText.joined} {joined.map((other) => other.name).join(', ')}
        </p>
      </div>
    </div>
  )
}
