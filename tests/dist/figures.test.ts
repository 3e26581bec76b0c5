import { describe, expect, test } from 'vitest'
import { anchors, paths } from '#src/content/paths.ts'
import { articles } from '../every-page.ts'
import { listed, readPage } from './site.ts'

/** Every figure that the specification gives for a page (spec §2, §3, §9), with the words it belongs to. */
const figures: readonly (readonly [path: string, said: readonly RegExp[]])[] = [
  [
    paths.home,
    [
      /92% efficiency · 350% ROI\s+AI-Powered Analytics/,
      /99% efficiency · 280% ROI\s+Cybersecurity Solutions/,
      /85% efficiency · 420% ROI\s+Lead Generation Engine/,
      /88% efficiency · 310% ROI\s+Interactive Dashboards/,
      /95% efficiency · 260% ROI\s+Video Streaming Platform/,
      /90% efficiency · 380% ROI\s+Tokenized Ecosystem/,
    ],
  ],
  [
    paths.assistant,
    [
      /accuracy 99\.8%/,
      /average response 2\.3 s/,
      /languages 150\+/,
      /24\/7/,
      /Solopreneurs.*15hrs\/week.*300%.*150%/,
      /Entrepreneurs.*25hrs\/week.*250%.*200%/,
      /Small and medium businesses.*40hrs\/week.*400%.*180%/,
    ],
  ],
  [
    paths.tasks,
    [
      /95% faster message processing/,
      /99\.9% sync accuracy/,
      /85% conflict prevention/,
      /Gmail.*Outlook.*SMTP/,
    ],
  ],
  [paths.analytics, [/accuracy 99\.9%/, /data points 500M\+/, /monitoring 24\/7/, /faster insights 10x/]],
  [
    paths.securitySolution,
    [
      /uptime SLA 99\.9%/,
      /AES encryption 256-bit/,
      /monitoring 24\/7/,
      /24\/7 monitoring 99\.99% uptime/,
      /Incident response under 15 minutes/,
      /Disaster recovery 4 hour RTO/,
      /Business continuity 99\.9% availability/,
      /Accountability.*95%.*Transparency.*98%.*Privacy.*97%.*Compliance.*99%/,
      /SOC 2 Type II.*ISO 27001.*GDPR.*HIPAA.*PCI DSS/,
    ],
  ],
  [
    paths.automation,
    [
      /Time saved 85%/,
      /ROI of automation 3x/,
      /24\/7/,
      /Website.*45%.*Social media.*25%.*Email.*20%.*Referrals.*10%/,
      /247%/,
      /Lead Processing .*? 6 Steps 4\.2 min Average time 94% Efficiency/,
      /Client Onboarding .*? 8 Steps 12 hours Average time 97% Efficiency/,
      /Support Ticket .*? 5 Steps 8 min Average time 91% Efficiency/,
      /Week 1.*Weeks 2–4.*Ongoing/,
    ],
  ],
]

/** The words of a part of a page with single spaces, as a reader takes them in; sections within it are left out. */
function words(part: Element | null): string {
  const copy = part?.cloneNode(true) as Element | undefined
  copy?.querySelectorAll('script, style').forEach((element) => element.remove())
  if (part?.tagName === 'SECTION') copy?.querySelectorAll('section').forEach((element) => element.remove())
  // Two cells or blocks side by side are two words, which textContent alone would run together.
  for (const element of copy?.querySelectorAll('*') ?? []) element.append(' ')
  return (copy?.textContent ?? '').replaceAll(/\s+/g, ' ').replaceAll(' %', '%')
}

for (const [path, said] of figures)
  test(`${path} says the figures of the specification`, () => {
    const text = words(readPage(path).document.querySelector('main'))
    for (const pattern of said) expect.soft(text).toMatch(pattern)
  })

/** Claims of ours, wherever they are said. */
const CLAIM =
  /150\+|100\+ |500M\+|99\.\d+%|\b10x|\b3x|24\/7|185 TH\/s|\b2\.3 s|hrs\/week|<2 s|RTO|247%|\bROI\b|256-bit|under 15 minutes/
/** Their figures are worked examples (articles), rules for engineers, or a record that says at its head what it is. */
const EXEMPT: ReadonlySet<string> = new Set([...articles, paths.resources, paths.apiDocs, paths.status])

describe('where a figure of ours is said', () => {
  const flag = `a[href="${paths.resources}#${anchors.howWeCount}"]`
  const flagged = (section: Element | null | undefined): boolean =>
    Boolean(section && (section.querySelector(flag) ?? flagged(section.parentElement?.closest('section'))))

  test('the same section says that it is a sample, and leads to how it is counted', () => {
    let claims = 0
    for (const path of listed.filter((one) => !EXEMPT.has(one)))
      for (const section of readPage(path).document.querySelectorAll('main section')) {
        const text = words(section)
        if (!CLAIM.test(text)) continue
        claims += 1
        expect.soft(flagged(section), `${path} ${section.id}: ${text.slice(0, 160)}`).toBe(true)
      }
    expect(claims).toBeGreaterThan(15)
  })

  test('the first page says so beside its first figures', () => {
    const proof = readPage(paths.home).document.querySelector('.hero-proof')
    expect(words(proof)).toMatch(/enterprises.*satisfaction.*uptime/)
    expect(proof?.parentElement?.querySelector(flag)).not.toBeNull()
  })
})
