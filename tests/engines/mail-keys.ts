import { EMAILJS_ORIGIN } from '#src/services/mail-config.ts'

/** The journeys submit the form. A build with mail keys would send it to a real mailbox; its policy tells. */
export function refuseMailKeys(headers: string): void {
  if (headers.includes(EMAILJS_ORIGIN))
    throw new Error(
      'dist/ was built with mail keys: build it again with VITE_EMAILJS_PUBLIC_KEY= and the like',
    )
}
