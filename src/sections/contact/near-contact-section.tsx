import { anchors } from '#src/content/paths.ts'
import { nearSection } from '../near-section.tsx'
import '#src/ui/field.css'
import '../social-links.css'
import './contact-form.css'
import './contact-info.css'
import './contact-section.css'

/**
 * The contact section at the end of a page whose first load has other things to carry: about 4 KB come later, with
 * the first sign of a visitor.
 */
export const NearContactSection = nearSection({
  id: anchors.contactForm,
  load: () => import('./contact-section.tsx').then((module) => module.ContactSection),
  now: () => location.hash === `#${anchors.contactForm}`,
})
