/**
 * Everything that names the company. Rebranding the site is an edit of this file alone:
 * loader words, titles, footer, contact payload, structured data, the assistant's route and the
 * mail links are derived from it (tests/content/brand.test.ts proves that no other file says the name).
 */
const word = 'Orrery'
const domain = 'orrery.example'

export const brand = {
  word,
  /** Registered name, used in the legal pages, the copyright line and the contact payload. */
  legalName: `${word}, Inc.`,
  tagline: 'Intelligence in order. One platform for the work that keeps a business turning.',
  /** The words of the intro, in order. */
  introWords: [word, 'INTELLIGENCE', 'PLATFORM'],
  /** The virtual assistant. Its slug is part of a URL: lower case, no spaces. */
  assistant: { name: 'Ori', slug: 'ori' },
  origin: `https://www.${domain}`,
  /** Host of the platform's API, in the sample requests of the documentation. */
  api: `https://api.${domain}`,
  email: { info: `info@${domain}`, support: `support@${domain}` },
  phone: { display: '+1 (415) 555-0142', href: 'tel:+14155550142' },
  /** Answered day and night, by the security operations center. */
  emergency: { display: '+1 (415) 555-0199', href: 'tel:+14155550199' },
  address: {
    street: '455 Meridian Way',
    city: 'San Jose',
    region: 'CA',
    postalCode: '95126',
    country: 'USA',
    countryCode: 'US',
  },
  hours: [
    { days: 'Mon–Fri', time: '9 a.m.–6 p.m. PST' },
    { days: 'Sat', time: '10 a.m.–4 p.m. PST' },
    { days: 'Sunday', time: 'closed' },
  ],
  /** `hover` is the colour a link takes under the pointer (src/sections/social-links.css). */
  socials: [
    { id: 'linkedin', name: 'LinkedIn', url: 'https://linkedin.com/company/orrery-example', hover: 'blue' },
    { id: 'x', name: 'X', url: 'https://x.com/orrery_example', hover: 'brass' },
    { id: 'github', name: 'GitHub', url: 'https://github.com/orrery-example', hover: 'violet' },
    { id: 'youtube', name: 'YouTube', url: 'https://youtube.com/@orrery-example', hover: 'red' },
  ],
} as const
