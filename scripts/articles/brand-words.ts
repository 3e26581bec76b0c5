import { brand } from '#src/content/brand.ts'
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
  hours: brand.hoursText,
}

/** Fills in `{{brand}}` and the like: long texts do not spell out the name either. */
export function withBrand(file: string, text: string): string {
  return text.replaceAll(/\{\{(\w*)\}\}/g, (placeholder, name: string) => {
    const word = words[name]
    if (word === undefined) throw new ArticleError(file, `${placeholder} stands for nothing`)
    return word
  })
}
