import { anchors } from '#src/content/paths.ts'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'

/** The contact section at the end of a page whose first load has other things to carry. */
export const NearContactSection = deferredSection({
  id: anchors.contactForm,
  load: () => import('./contact-section.tsx').then((module) => module.ContactSection),
})
