import type { PageContent } from '#src/content/page-content.ts'
import { paths } from '#src/content/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'

interface Props {
  content: PageContent
  /** Outline where another button, or the page itself, comes first. */
  variant?: 'solid' | 'outline'
  icon?: 'arrow'
}

/** The invitation of a `PageContent` record: the contact form with the topic set. */
export function Invitation({ content: { action }, ...look }: Props) {
  if (!action) return null
  return (
    <ButtonLink to={`${paths.contact}?topic=${action.topic}`} {...look}>
      {action.label}
    </ButtonLink>
  )
}
