import { expect, test } from 'vitest'
import { anchors, paths } from '#src/content/paths.ts'
import { listed, readPage } from './site.ts'

type Answer = readonly [path: string, anchor: string, said: RegExp]

/** What a buyer has to know before signing, each where it is answered. */
const answers: readonly Answer[] = [
  [paths.solutions, anchors.howToBuy, /Price .*Demo .*30 minutes.*Free trial .*30 days/],
  [
    paths.platform,
    anchors.connections,
    /Email and calendars .*Data sources .*Single sign-on.*API and webhooks/,
  ],
  [
    paths.securitySolution,
    anchors.serviceLevel,
    /Uptime .*99\.9%.*under 15 minutes.*recovery .*4 hours.*United States or European Union.*Erasure .*35 days/,
  ],
]

const addressOf = ([path, anchor]: Answer) => `${path}#${anchor}`

test.each(answers)(
  '%s answers from its first screen, and leads to the other answers',
  (path, anchor, said) => {
    const { document } = readPage(path)
    const [hero] = document.querySelectorAll('main section')
    expect(hero?.querySelector('h1')).not.toBeNull()
    expect(hero?.querySelector(`a[href="${path}#${anchor}"]`)).not.toBeNull()
    const block = document.getElementById(anchor)
    for (const element of block?.querySelectorAll('*') ?? []) element.append(' ')
    expect(block?.textContent.replaceAll(/\s+/g, ' ')).toMatch(said)
    for (const other of answers.filter(([elsewhere]) => elsewhere !== path))
      expect(block?.querySelector(`a[href="${addressOf(other)}"]`), addressOf(other)).not.toBeNull()
  },
)

/** Buttons that lead to the form: those that the specification quotes, and four of ours. */
const LABELS = new Set([
  'Contact Us',
  'Get Started',
  'Start Free Trial',
  'Start Automating',
  'Try for Free',
  'Secure Your Enterprise',
  'Schedule Demo',
  'Schedule Consultation',
  'Ask a question',
  'Report a problem',
  'Make a privacy request',
])

test('about ten labels lead to the form', () => {
  const labels = new Set<string>()
  for (const path of [...listed, paths.notFound])
    for (const link of readPage(path).document.querySelectorAll(
      `a[href^="${paths.contact}?topic="], header a`,
    ))
      if (link.getAttribute('href')?.startsWith(paths.contact) && !link.closest('.prose p'))
        labels.add(link.textContent.trim())
  expect([...labels].toSorted()).toEqual([...LABELS].toSorted())
})
