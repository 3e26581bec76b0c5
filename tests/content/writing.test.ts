import { describe, expect, it } from 'vitest'
import { brand } from '#src/content/brand.ts'
import { allCopy } from './copy.ts'

/** Texts with a match, each with its file, so that a failure says where to write anew. */
const saying = (pattern: RegExp) =>
  allCopy.filter(({ text }) => pattern.test(text)).map(({ file, text }) => `${file}: ${text.slice(0, 120)}`)

describe('one vocabulary', () => {
  it('the scan finds the copy of records and of articles', () => {
    expect(allCopy.length).toBeGreaterThan(1500)
    expect(saying(/The Future/).length).toBeGreaterThan(0)
    expect(saying(/Model Rule 1\.6/).length).toBeGreaterThan(0)
  })

  it.each([
    ['email', /\be-mails?\b|(?<![/\w-])mails?\b(?![.\w-]| (servers?|services?|programs?)\b)/i],
    ['cart', /\bbaskets?\b/i],
    ['industry', /\b(your|each|every|four|which|regulated|own|second|the) trades?\b/i],
    ['core, for the center of the platform', /(?<!\b(analytics|communication) )\bhub\b(?! features)/i],
    ['choose or open, which every device can', /\b(click|tap) (a|an|on|the)\b(?! source)/i],
    ['All systems operational', /in order\b.*components|components are in order/i],
    ['sign in', /\blog-?ins?\b(?! page)/i],
  ])('says %s', (word, other) => {
    const found = saying(other).filter(
      // The notes tell of phishing and of other people's programs.
      (place) => !(word === 'sign in' && /articles\/|support\/faq|legal\/security/.test(place)),
    )
    expect(found).toEqual([])
  })

  it('is spelled as in America', () => {
    const british =
      /\b(colou?rful|colours?|favou?rite|behaviours?|labours?|centres?|licences?|judgements?|afterwards|towards|whilst|cancelled|catalogues?|neighbours?|programmes?|travelled|organis\w+|customis\w+|realis\w+|recognis\w+|optimis\w+|analys(e|ed|es|ing))\b/
    expect(saying(british)).toEqual([])
  })

  it('writes dates with the month first, as in October 4', () => {
    const dayFirst =
      /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)\b(?! orders| Pacific)/
    expect(saying(dayFirst)).toEqual([])
  })

  it('office hours are written as in “9 a.m.–6 p.m. PST”', () => {
    for (const { time } of brand.hours) expect(time).toMatch(/^(\d+ a\.m\.–\d+ p\.m\. PST|closed)$/)
  })

  it('has no marketing clichés and no em dashes', () => {
    expect(
      saying(
        /\b(unlock|empower|seamless|leverag|cutting-edge|game-chang|delve|lorem|coming soon|stay tuned)/i,
      ),
    ).toEqual([])
    expect(saying(/—/)).toEqual([])
  })

  it.each([
    ['“stands” for “is”', /\bst(and|ood|ands)\b/i, 0],
    ['“nobody”', /\bnobody\b/i, 6],
    ['“and not”', /\band not\b/, 3],
  ])('has no tic: %s', (_, tic, most) => {
    const found = saying(tic)
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(most)
  })

  it('calls only the parts of the integrated platform modules, and what the specification calls so', () => {
    // What the company sells is products; prices and tokens are for both.
    const own =
      /^(platform\/|pages\/(platform|about|analytics|tokenization|solutions|tasks)|about\.ts|solutions\.ts|tasks\/promises|home\/(product-map|showcase|tokens)|support\/faq)/
    expect(saying(/\bmodules?\b/i).filter((place) => !own.test(place))).toEqual([])
  })

  it('says “six products, one core” and the like at most once', () => {
    expect(saying(/\b(six|seven|four) \w+, one core\b/i).length).toBeLessThanOrEqual(1)
  })
})

/** Words that carry nothing by themselves: four of them in a row are no phrase. */
const SMALL = new Set(
  `a an and are as at be been by can could did do does for from had has have he how i if in into is it its may more most
  must no nobody nor not of off on once one only or other our out over own said say says she should so some such than that
  the their them then there they this those to two under until up was we were what when where which while who why will
  with without would you your after all also any before because but each every first last less like make many much new
  next still tell us x three six five four people person somebody something both between same`.split(/\s+/),
)
/** How many texts may share a phrase of four words. */
const LIMIT = 2
/** Set phrases, names, and what one form or one table says row by row. */
const ALLOWED = [
  /24 hours on business|within 24 hours on|hours on business days/,
  /soc 2 type ii|2 iso 27001|soc 2 iso 27001/,
  /write to our|to our mailbox|it again or write|again or write to|send it again|nothing you typed|typed is lost|text comes along/,
  /around a core of|a core of light/,
  /a solution for our|must be at least|order read signature valid/,
  /illustrative composite|account is an illustrative|what else could explain|else could explain it|figures are illustrative/,
  /eight minutes of work|ai risk management|forty requests a day|a wrong answer costs|an investment of money/,
  /follow within 35 days|backups follow within|pst sat 10/,
  /in the european union|in the united states|small and medium business/,
  /by providing data|providing data and insights/,
  /what the contact form|the contact form sends/,
  /a soc 2 report/,
]

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[.:;!?|()[\]“”]+\s*|\s+(?=[-–])/)
    .map((part) =>
      part
        .replaceAll(/[^\p{L}\p{N}%’'\s-]/gu, '')
        .split(/\s+/)
        .filter(Boolean),
    )

/** Phrases of four words of which two or more carry something, with the texts they stand in. */
function phrases(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { file, text } of allCopy)
    for (const words of wordsOf(text))
      for (let at = 0; at + 4 <= words.length; at += 1) {
        const phrase = words.slice(at, at + 4)
        if (phrase.filter((word) => !SMALL.has(word)).length < 2) continue
        const key = phrase.join(' ')
        // An article may use its own terms as often as it needs them.
        const place = file.endsWith('.md') ? file : `${file}: ${text.slice(0, 60)}`
        found.set(key, (found.get(key) ?? new Set()).add(place))
      }
  return found
}

it('says nothing three times in the same words', () => {
  const repeated = [...phrases()].filter(
    ([phrase, places]) => places.size > LIMIT && !ALLOWED.some((pattern) => pattern.test(phrase)),
  )
  expect(repeated.map(([phrase, places]) => `${phrase} — ${[...places].join(' | ')}`)).toEqual([])
})
