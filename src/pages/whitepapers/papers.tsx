import { whitepapers } from '#src/content/articles/whitepapers.ts'
import { papers } from '#src/content/openings/whitepapers.ts'
import { PaperRow } from '#src/sections/pieces/paper-row.tsx'
import { Section } from '#src/ui/section.tsx'

export function Papers() {
  return (
    <Section {...papers}>
      <ul>
        {whitepapers.map((paper) => (
          <PaperRow key={paper.path} paper={paper} />
        ))}
      </ul>
    </Section>
  )
}
