import { brand } from '#src/content/brand.ts'
import { hoursText } from '#src/content/hours-text.ts'
import { mailPassages, type MailWay } from '#src/content/legal/mail-ways.ts'
import { ArticleError } from './front-matter.ts'

const words: Record<string, string> = {
  brand: brand.word,
  legalName: brand.legalName,
  assistant: brand.assistant.name,
  slug: brand.assistant.slug,
  origin: brand.origin,
  info: brand.email.info,
  support: brand.email.support,
  phone: brand.phone.display,
  address: `${brand.address.street}, ${brand.address.city}, ${brand.address.region} ${brand.address.postalCode}, ${brand.address.country}`,
  hours: hoursText,
  emergency: brand.emergency.display,
}

/** Fills in `{{brand}}` and the like: long texts do not spell out the name either. */
export function withBrand(file: string, text: string, mail: MailWay = 'own'): string {
  const known: Record<string, string> = { ...words, ...mailPassages[mail] }
  return text.replaceAll(/\{\{(\w*)\}\}/g, (placeholder, name: string) => {
    const word = known[name]
    if (word === undefined) throw new ArticleError(file, `${placeholder} stands for nothing`)
    return word
  })
}
