/*
 * One vignette of a product's interface: ?name=decisions&theme=dark. The markup lies beside this file; numbers in
 * `data-` attributes become curves here, so that a picture can be changed without drawing.
 */
import { arcPath, areaPath, bars, linePath } from './charts.ts'
import { dial } from './more-pictures.ts'
import { pictures } from './pictures.ts'

const query = new URLSearchParams(location.search)
const files = import.meta.glob<string>('./*.html', { query: '?raw', import: 'default' })
const load = files[`./${query.get('name')}.html`]
const main = document.querySelector('main')
if (!load || !main) throw new Error(`no vignette ${query.get('name')}`)

const dark = query.get('theme') === 'dark'
document.documentElement.classList.toggle('dark', dark)
document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
main.className = query.get('name') ?? ''
main.innerHTML = await load()

const list = (text: string | undefined) => (text ?? '').split(/[\s,]+/).map(Number)
const draw: Record<string, (element: SVGElement) => void> = {
  line: (path) => path.setAttribute('d', linePath(list(path.dataset['line']), list(path.dataset['box']))),
  area: (path) => path.setAttribute('d', areaPath(list(path.dataset['area']), list(path.dataset['box']))),
  arc: (path) => path.setAttribute('d', arcPath(list(path.dataset['arc']))),
  dial: (group) => {
    group.innerHTML = dial(Number(group.dataset['dial']))
  },
  bars: (group) => {
    group.innerHTML = bars(list(group.dataset['bars']), list(group.dataset['box']))
  },
}
for (const [kind, upgrade] of Object.entries(draw))
  for (const element of main.querySelectorAll<SVGElement>(`[data-${kind}]`)) upgrade(element)

for (const [id, picture] of Object.entries(pictures)) {
  const svg = main.querySelector(`svg#${id}`)
  if (svg) svg.innerHTML = picture()
}

await document.fonts.ready
document.documentElement.dataset['ready'] = 'true'
