import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wordsIn } from './architecture/jsx-words.ts'

/** What is read here is a name or a sign, the same in every language: a unit, a place in a figure. */
const NO_COPY = new Set(['above', 'below', 'curl', 'JavaScript', ', curl', ', JavaScript', 'PDF'])

/**
 * Parts of the frame, of articles and of the form say their few words themselves: moved out, they cost first loads 200 bytes
 * of names, and contact and the articles have no room for them.
 */
const FRAME = [
  'src/app/footer/newsletter.tsx',
  'src/app/header/main-navigation.tsx',
  'src/app/header/mobile-menu.tsx',
  'src/app/header/site-header.tsx',
  'src/app/intro/intro.tsx',
  'src/app/load-failure.tsx',
  'src/app/loading-screen.tsx',
  'src/app/skip-link.tsx',
  'src/pages/article/neighbours.tsx',
  'src/pages/article/related-pieces.tsx',
  'src/sections/contact/contact-form.tsx',
  'src/sections/contact/contact-info.tsx',
  'src/sections/contact/contact-section.tsx',
  'src/sections/demo-controls.tsx',
  'src/sections/external-link.tsx',
  'src/sections/pieces/case-row.tsx',
  'src/sections/pieces/paper-row.tsx',
  'src/sections/pieces/piece-row.tsx',
  'src/sections/prose/pdf-link.tsx',
  'src/sections/prose/prose-contents.tsx',
  'src/sections/prose/prose-page.tsx',
]

/** Pages that still say words of their own. No file may join this list. */
const TO_DO = [
  'src/app/footer/site-footer.tsx',
  'src/pages/about/index.tsx',
  'src/pages/analytics/index.tsx',
  'src/pages/api-docs/index.tsx',
  'src/pages/api-docs/operation.tsx',
  'src/pages/api-docs/schemas.tsx',
  'src/pages/assistant/index.tsx',
  'src/pages/automation/onboarding.tsx',
  'src/pages/blog/index.tsx',
  'src/pages/case-studies/index.tsx',
  'src/pages/contact/index.tsx',
  'src/pages/documentation/index.tsx',
  'src/pages/home/capabilities.tsx',
  'src/pages/home/capability-dialog.tsx',
  'src/pages/home/showcase.tsx',
  'src/pages/status/index.tsx',
  'src/pages/status/now.tsx',
  'src/pages/tasks/benefits.tsx',
  'src/pages/whitepapers/index.tsx',
  'src/sections/page/related-pages.tsx',
]
const LISTED = new Set([...FRAME, ...TO_DO])

it('components of pages take their words from src/content', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  expect(files.length).toBeGreaterThan(150)
  const found = files
    .map((file) => `src/${file}`)
    .flatMap((file) => {
      const words = wordsIn(file, readFileSync(file, 'utf8')).filter((text) => !NO_COPY.has(text))
      return words.length > 0 ? [`${file}: ${words.join(' | ')}`] : []
    })
    .filter((line) => !LISTED.has(line.slice(0, line.indexOf(':'))))
  expect(found).toEqual([])
})

it('finds words wherever a component can write them', () => {
  const say = (jsx: string) => wordsIn('a.tsx', `const a = ${jsx}`)
  expect(say('<p>Some words</p>')).toEqual(['Some words'])
  expect(say('<p>{busy ? "Sending" : text}</p>')).toEqual(['Sending'])
  expect(say('<p>{`All ${count} notes`}</p>')).toEqual(['All', 'notes'])
  expect(say('<Field label="Email address" />')).toEqual(['Email address'])
  expect(say('<Section heading={{ text: "Other ways" }} />')).toEqual(['Other ways'])
  expect(say('<p className="mono" data-state="open">{texts.open}</p>')).toEqual([])
  expect(say('<p>{kind === "good" && text} · 12 %</p>')).toEqual([])
})
