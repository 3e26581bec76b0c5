import { brand } from '#src/content/brand.ts'

export const ORGANIZATION = `${brand.origin}/#organization`

/** The office's hours as numbers (spec §2.7); `brand.hours` has them in words. */
const OPEN = { from: 9, to: 18 }
const OPEN_SATURDAY = { from: 10, to: 16 }
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const EVERY_DAY = [...WEEKDAYS, 'Saturday', 'Sunday']

function hours(dayOfWeek: readonly string[], from: number, to: number): object {
  const time = (hour: number) => (hour === 24 ? '23:59' : `${String(hour).padStart(2, '0')}:00`)
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: time(from), closes: time(to) }
}

/** Structured data of the company. */
export function organization(): object {
  const { address, email, emergency, phone } = brand
  const office = [
    hours(WEEKDAYS, OPEN.from, OPEN.to),
    hours(['Saturday'], OPEN_SATURDAY.from, OPEN_SATURDAY.to),
  ]
  const point = (contactType: string, telephone: string, mailbox: string, hoursAvailable: object[]) => ({
    '@type': 'ContactPoint',
    contactType,
    telephone,
    email: mailbox,
    hoursAvailable,
    availableLanguage: 'English',
  })
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION,
    name: brand.legalName,
    url: `${brand.origin}/`,
    logo: `${brand.origin}/icons/icon-512.png`,
    email: email.info,
    telephone: phone.display,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    contactPoint: [
      point('sales', phone.display, email.info, office),
      point('customer support', phone.display, email.support, office),
      point('emergency', emergency.display, email.support, [hours(EVERY_DAY, 0, 24)]),
    ],
  }
}
