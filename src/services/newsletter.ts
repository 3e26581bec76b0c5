import { contactTiming } from '#src/content/contact.ts'

/** Simulated (spec §7): waits, then succeeds. No address leaves the page. */
export function subscribe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, contactTiming.newsletterDelay)
  })
}
