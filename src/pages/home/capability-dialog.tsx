import { fallback, type Capability } from '#src/content/home/capabilities.ts'
import { dialogTexts } from '#src/content/home/capability-dialog.ts'
import { paths } from '#src/content/paths.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { PictureFilm } from '#src/sections/picture-film.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextList } from '#src/ui/text-list.tsx'
import './capability-dialog.css'

interface Props {
  capability: Capability
  open: boolean
  onClose: () => void
  returnTo: () => HTMLElement | null
}

/** Everything about one capability (spec §2.5). */
export function CapabilityDialog({ capability, open, onClose, returnTo }: Props) {
  const { id, title, description } = capability
  const alt = dialogTexts.altOf(title)
  const features = capability.features ?? fallback.features
  const { efficiency, roi } = capability.stats ?? fallback.stats
  return (
    <Dialog open={open} onClose={onClose} returnTo={returnTo} title={title}>
      <div className="capability-dialog pair">
        <div className="capability-dialog-media">
          <PictureFilm name={capability.image} alt={alt} title={title} />
        </div>
        <p className="capability-dialog-lead">{description}</p>
        <div className="capability-dialog-object" aria-hidden="true">
          <ThemedPicture name={`capability-${id}`} alt="" width={480} height={480} />
        </div>
        <div>
          <h3>{dialogTexts.features}</h3>
          <TextList items={features} />
        </div>
        <div>
          <h3>{dialogTexts.impact}</h3>
          <dl>
            <div>
              <dt>{dialogTexts.efficiency}</dt>
              <dd className="mono accent">{efficiency}%</dd>
            </div>
            <div>
              <dt>{dialogTexts.roi}</dt>
              <dd className="mono accent">{roi}%</dd>
            </div>
          </dl>
          <CountingLink />
        </div>
        <p className="capability-dialog-long soft">
          {capability.longDescription ?? fallback.longDescription}
        </p>
        <div className="capability-dialog-actions actions">
          <ButtonLink to={`${paths.contact}?topic=start`}>{dialogTexts.start}</ButtonLink>
          <ButtonLink to={capability.answer} variant="outline">
            {dialogTexts.more}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  )
}
