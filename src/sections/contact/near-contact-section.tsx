import { anchors } from '#src/content/paths.ts'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'

// Named here, nine pages share them, and they travel in the file of styles that all pages have.
import '#src/ui/field.css'
import '../social-links.css'
import './contact-form.css'
import './contact-info.css'
import './contact-section.css'

/** The contact section at the end of a page whose first load has other things to carry. */
export const NearContactSection = deferredSection({
  id: anchors.contactForm,
  load: () => import('./contact-section.tsx').then((module) => module.ContactSection),
})
