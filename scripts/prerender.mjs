// Fills index.html once per route and writes the files that list the routes (sitemap, robots, manifest).
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const dist = path.resolve(process.env.SITE_OUT ?? 'dist')
const template = await readFile(path.join(dist, 'index.html'), 'utf8')
const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'))
const { renderRoute, routes, siteFiles, mailWarning } = await import(
  pathToFileURL(path.resolve('build/ssr/prerender.mjs'))
)

/** Style sheets and scripts of a module and of all that it imports statically. */
function assetsOf(key, seen = new Set()) {
  if (seen.has(key)) return { css: [], js: [] }
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the manifest`)
  const nested = (chunk.imports ?? []).map((next) => assetsOf(next, seen))
  return {
    css: [...(chunk.css ?? []), ...nested.flatMap((n) => n.css)],
    js: [chunk.file, ...nested.flatMap((n) => n.js)],
  }
}

const entry = assetsOf('index.html')
const fonts = Object.values(manifest)
  .flatMap((chunk) => chunk.assets ?? [])
  .filter((file) => file.endsWith('.woff2'))
/** In use above the fold of every page; the mono face arrives on its own. */
const preloaded = fonts.filter((file) => /instrument-(serif|serif-italic|sans)-/.test(file))

/** What a route needs, in the order of need: words wait for the style sheets, their letters for the fonts. */
function links(route) {
  const parts = route.modules.map((module) => assetsOf(module))
  const own = (kind) =>
    [...new Set(parts.flatMap((part) => part[kind]))].filter((f) => !entry[kind].includes(f))
  return {
    head: [
      ...own('css').map((f) => `<link rel="stylesheet" href="/${f}">`),
      ...preloaded.map((f) => `<link rel="preload" href="/${f}" as="font" type="font/woff2" crossorigin>`),
    ],
    end: own('js').map((f) => `<link rel="modulepreload" fetchpriority="low" href="/${f}">`),
  }
}

/**
 * The bundler puts the entry's scripts into the head. They wait in a template at the end, from which the boot script takes
 * them after the first paint (`runtime/boot.ts`): until then they would compete with styles, fonts and the first picture.
 * Presses that come before them are kept.
 */
const SCRIPTS = /\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g
const entryScripts = [...template.matchAll(SCRIPTS)].map(([, tag]) =>
  tag.replace(/^<(script|link) /, '<$1 fetchpriority="low" '),
)
if (entryScripts.length === 0)
  throw new Error('index.html has no module script of the form that SCRIPTS knows')
const frame = template.replaceAll(SCRIPTS, '')
const indented = (tags) => tags.join('\n    ')

/** `/a/b` → `a/b/index.html`; the not-found page is the one that hosts look for. */
const fileOf = (route) =>
  route.id === 'notFound' ? '404.html' : path.join(route.path.slice(1), 'index.html')

/** The two style attributes that the tab library writes; the policy forbids them, and the site's own CSS needs neither. */
const TAB_STYLES = / style="(outline:none|animation-duration:0s)"/g
let tabStyles = 0

for (const route of routes) {
  const { html: rendered, head } = await renderRoute(route)
  tabStyles += rendered.match(TAB_STYLES)?.length ?? 0
  const html = rendered.replaceAll(TAB_STYLES, '')
  if (/<[^>]+ style="/.test(html)) throw new Error(`${route.path}: a style attribute would break the policy`)
  const needs = links(route)
  // A replacer function: `$` in the page's text is not a pattern.
  const page = frame
    .replace(
      '</body>',
      () =>
        `  <template id="page-scripts">\n    ${indented([...entryScripts, ...needs.end])}\n    </template>\n  </body>`,
    )
    .replace('<!--app-head-->', () => `${head}\n    ${indented(needs.head)}`)
    .replace('<!--app-html-->', () => html)
  const file = path.join(dist, fileOf(route))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, page)
}
if (tabStyles === 0)
  throw new Error('the tab library writes no style attributes any more: take TAB_STYLES out')
for (const [name, text] of Object.entries(siteFiles())) {
  const file = path.join(dist, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
await rm(path.join(dist, '.vite'), { recursive: true })
await rm('build/ssr', { recursive: true })
const warning = mailWarning()
if (warning) console.warn(`\n${warning}\n`)
console.log(`${routes.length} pages written`)
