import type { Opening } from '#src/content/opening.ts'
import { paths } from '#src/content/paths.ts'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { ButtonLink } from '#src/ui/button.tsx'

interface Props {
  opening: Opening
}

/** The first screen of an `Opening` record, with its invitation: the contact form with the topic set. */
export function OpeningHero({ opening: { label, heading, lead, action } }: Props) {
  const invitation = action && (
    <ButtonLink to={`${paths.contact}?topic=${action.topic}`} icon="arrow">
      {action.label}
    </ButtonLink>
  )
  return <PageHero label={label} heading={heading} lead={lead} actions={invitation} />
}
