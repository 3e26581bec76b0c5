/** Texts, rules and limits of the contact form and the newsletter (spec §4, §5, §8, §9). */

export type ContactField = 'name' | 'email' | 'subject' | 'message'
export type ContactValues = Record<ContactField, string>

interface FieldRule {
  label: string
  required: string
  /** Shortest accepted length in characters, after trimming. */
  min?: { length: number; message: string }
  /** Message for a value that does not look like an address. */
  email?: string
  autocomplete: string
  /** What is typed into: a line, a line for an address, or a box of several rows. */
  input: 'line' | 'email' | 'box'
}

export const contactRules: Record<ContactField, FieldRule> = {
  name: {
    label: 'Name',
    required: 'Name is required',
    min: { length: 2, message: 'Name must be at least 2 characters' },
    autocomplete: 'name',
    input: 'line',
  },
  email: {
    label: 'Email',
    required: 'Email is required',
    email: 'Please enter a valid email address',
    autocomplete: 'email',
    input: 'email',
  },
  subject: {
    label: 'Subject',
    required: 'Subject is required',
    min: { length: 3, message: 'Subject must be at least 3 characters' },
    // Not off: what is typed without a script would be gone when the visitor goes back to the form.
    autocomplete: 'on',
    input: 'line',
  },
  message: {
    label: 'Message',
    required: 'Message is required',
    min: { length: 10, message: 'Message must be at least 10 characters' },
    autocomplete: 'on',
    input: 'box',
  },
}

/**
 * Name of the form's hidden field, which people never meet. It says nothing that a form filler would fill in; a
 * message that has it filled in is sent all the same, and marked for whoever reads it.
 */
export const trapField = 'extra'

/** Header of a message sent to the site's own service: the same at each try, so that it is taken once. */
export const keyHeader = 'Idempotency-Key'
export const isMessageKey = (text: string): boolean => /^[\da-f]{32}$/u.test(text)

export const contactFields = Object.keys(contactRules) as ContactField[]

export const contactTexts = {
  heading: { text: "Let's Build Something Amazing Together", emphasis: 'Amazing' },
  label: 'Contact',
  formHeading: 'Send Us a Message',
  unscripted: 'If your message does not get through, write to us:',
  /** In a build with keys of EmailJS, which is called by script. */
  needsScript: 'The form needs JavaScript, which is off here or did not arrive. Write to us instead:',
  trap: 'Leave this empty',
  submit: 'Send Message',
  sending: 'Sending...',
  invalid: '⚠️ Please fix the form errors before submitting',
  success: "Message sent successfully! We'll respond within 24 hours.",
  failure: '❌ Failed to send message. Please check your connection and try again.',
  guarantee: {
    heading: 'Quick Response Guarantee',
    text: 'Every message gets a reply from a person within 24 hours on business days.',
  },
  /** Over the mailbox, where sending failed. */
  writeTo: (mailbox: string) => `Write to ${mailbox}`,
  /** Names of the ways beside the form. */
  ways: { phone: 'Phone', email: 'Email', support: 'Support', office: 'Office' },
  directions: 'Get Directions',
  /** On a phone they stand above the form of the shared section. */
  phone: { call: 'Call', mail: 'Email' },
} as const

export const newsletterTexts = {
  heading: 'Stay Updated',
  text: 'Get the latest insights on AI innovation and business transformation.',
  field: 'Email address',
  submit: 'Subscribe',
  invalid: 'Please enter a valid email address',
  failure: 'Something went wrong. Please try again.',
  success: 'Thank you for subscribing to our newsletter!',
} as const

/** Milliseconds, unless the name says otherwise. */
export const contactTiming = {
  newsletterDelay: 1000,
  messageClear: 5000,
  sendTimeout: 15_000,
  minimumFill: 2000,
} as const

export const messageRows = 5
