// What the search index knows of a page, read from its prerendered HTML.
import { JSDOM } from 'jsdom'

/** Closings that many pages share, drawings, and what only scripts or samples of code would say. */
const SKIPPED =
  'script, style, noscript, template, svg, pre, form, nav, .related, [data-search="no"], [hidden], [aria-hidden="true"], .visually-hidden'
/** The contact section stands on many pages; it is found on the one that is about it. */
const CONTACT = '.contact-columns'
const HEADING = /^(H1|H2|H3|SUMMARY)$/
const TERM = /^(DT|TH)$/
/** Elements within a word or a sentence: no space comes with them. */
const INLINE = /^(A|ABBR|B|CODE|EM|I|KBD|MARK|STRONG|SUB|SUP|TIME|WBR)$/

const tidy = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()

/** Where a link to this heading goes: its own id, one it folds away (an answer), or that of the nearest box around it. */
function anchorOf(heading, main) {
  // A box that is named by its heading is the better place: it begins above it.
  const named = heading.id && heading.closest(`[id][aria-labelledby="${heading.id}"]`)
  if (heading.id) return named ? named.id : heading.id
  const folded = heading.tagName === 'SUMMARY' ? heading.parentElement.querySelector('[id]') : null
  const around = folded ?? heading.closest('[id]')
  return around && around !== main && main.contains(around) ? around.id : ''
}

/** @returns {{ title: string, sections: { anchor: string, heading: string, text: string, context: string }[] } | null} */
export function readPage(html, path) {
  const { document } = new JSDOM(html).window
  const main = document.querySelector('main')
  if (!main || document.querySelector('meta[name="robots"][content~="noindex"]')) return null
  for (const element of main.querySelectorAll(SKIPPED)) element.remove()
  if (path !== '/contact') for (const element of main.querySelectorAll(CONTACT)) element.remove()

  const sections = [{ anchor: '', heading: '', text: '', context: '' }]
  let part = ''
  function walk(node) {
    if (node.nodeType === 3) sections.at(-1).text += node.data
    if (node.nodeType !== 1) return
    if (HEADING.test(node.tagName)) {
      const heading = tidy(node.textContent)
      // The label over a heading belongs to it, not to the section before.
      if (node.tagName === 'H1') sections[0].heading = heading
      else {
        if (node.tagName === 'H2') part = heading
        const context = node.tagName === 'H2' ? '' : part
        sections.push({ anchor: anchorOf(node, main), heading, text: '', context })
      }
      return
    }
    // A term and what it means read as one line.
    const end = TERM.test(node.tagName) ? ': ' : ''
    const space = INLINE.test(node.tagName) ? '' : ' '
    sections.at(-1).text += space
    node.childNodes.forEach(walk)
    sections.at(-1).text = sections.at(-1).text.trimEnd() + (end || space)
  }
  walk(main)
  // `Title · Brand`; the home page has it the other way round and is called what people call it.
  const title = path === '/' ? 'Home' : (document.title.split(' · ')[0] ?? '')
  return { title, sections: sections.map((section) => ({ ...section, text: tidy(section.text) })) }
}
