import { whitepapers } from '#src/content/articles/whitepapers.ts'
import { papers } from '#src/content/pages/whitepapers.ts'
import { PaperRow } from '#src/sections/articles/paper-row.tsx'
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
