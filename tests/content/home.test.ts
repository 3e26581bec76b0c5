import { describe, expect, it } from 'vitest'
import { capabilities, fallback } from '#src/content/home/capabilities.ts'
import { checklists } from '#src/content/home/checklists.ts'
import { showcase } from '#src/content/home/showcase.ts'
import { tokenLists } from '#src/content/home/tokens.ts'
import { integrations } from '#src/content/platform/integrations.ts'

const pictures = Object.keys(import.meta.glob('../../public/media/vignette-*.avif'))

function expectPicture(name: string): void {
  for (const theme of ['light', 'dark'])
    expect(pictures.some((file) => file.endsWith(`/${name}-${theme}.avif`))).toBe(true)
}

it('each interface picture has a panel for phones', () => {
  for (const { image } of [...showcase, ...capabilities, ...integrations])
    expectPicture(image.replace('vignette-', 'vignette-phone-'))
})

it('showcase: six modules on the six topics', () => {
  expect(showcase.map(({ name }) => name.toLowerCase())).toEqual([
    'data-driven decision making',
    'autonomous social media management',
    'task fusion with intelligent scheduling',
    'branded video conferencing',
    'global payment system',
    'virtual assistant',
  ])
  expect(new Set(showcase.map(({ id }) => id)).size).toBe(6)
  for (const { title, description, image } of showcase) {
    expect(title).not.toBe('')
    expect(description).not.toBe('')
    expectPicture(image)
  }
})

describe('capabilities', () => {
  it('have four features, words and pictures each', () => {
    for (const { features, longDescription, image, card } of capabilities) {
      expect(features).toHaveLength(4)
      expect(longDescription).not.toBe('')
      expectPicture(image)
      expectPicture(card)
    }
  })

  it('are six, with ids that fit in an address', () => {
    expect(capabilities).toHaveLength(6)
    expect(new Set(capabilities.map(({ id }) => id)).size).toBe(6)
    for (const { id } of capabilities) expect(encodeURIComponent(id)).toBe(id)
  })

  it.each([
    ['AI-Powered Analytics', '/solutions/ai-analytics'],
    ['Cybersecurity Solutions', '/solutions/security'],
    ['Lead Generation Engine', '/solutions/automation#lead-engine'],
    ['Interactive Dashboards', '/solutions/ai-analytics#capabilities'],
    ['Video Streaming Platform', '/solutions/integrated-platform#core-integrations'],
    ['Tokenized Ecosystem', '/technology/tokenization'],
  ])('Learn More about %s leads to %s', (title, answer) => {
    expect(capabilities.find((capability) => capability.title === title)?.answer).toBe(answer)
  })

  it('have the fallback of the specification', () => {
    expect(fallback.features).toEqual([
      'Advanced AI-powered algorithms',
      'Real-time processing and insights',
      'Scalable enterprise solutions',
      '24/7 monitoring and support',
    ])
    expect(fallback.stats).toEqual({ efficiency: 85, roi: 300 })
    expect(fallback.longDescription).not.toBe('')
  })
})

it('tokens: four core benefits and three advantages, each with four words of its own', () => {
  expect(tokenLists.map(({ heading, items }) => [heading, items.map(({ name }) => name)])).toEqual([
    ['Core Token Benefits', ['Access', 'Transactions', 'Participation incentives', 'Liquidity']],
    ['Strategic Advantages', ['Transparency', 'Innovation', 'Future-proofing']],
  ])
  for (const { items } of tokenLists)
    for (const item of items) expect(Object.values(item).every((text: string) => text !== '')).toBe(true)
})

it('two checklists of four phrases, none twice', () => {
  expect(checklists.map((list) => list.length)).toEqual([4, 4])
  expect(new Set(checklists.flat().map(({ text }) => text)).size).toBe(8)
})
