/** The markup of a vignette: numbers in `data-` attributes become curves, and pictures take their places. */
import { areaPath, type Box, linePath } from '#src/lib/curves.ts'
import { arcPath, bars } from './charts.ts'
import { dial } from './more-pictures.ts'
import { pictures } from './pictures.ts'

const list = (text: string | undefined) => (text ?? '').split(/[\s,]+/).map(Number)
/** `width height lowest highest`. */
function boxOf({ dataset }: SVGElement): Box {
  const [width = 1, height = 1, low = 0, high = 1] = dataset['box'] ? list(dataset['box']) : []
  return { width, height, low, high }
}
const draw: Record<string, (element: SVGElement) => void> = {
  line: (path) => path.setAttribute('d', linePath(list(path.dataset['line']), boxOf(path))),
  area: (path) => path.setAttribute('d', areaPath(list(path.dataset['area']), boxOf(path))),
  arc: (path) => path.setAttribute('d', arcPath(list(path.dataset['arc']))),
  dial: (group) => {
    group.innerHTML = dial(Number(group.dataset['dial']))
  },
  bars: (group) => {
    group.innerHTML = bars(list(group.dataset['bars']), boxOf(group))
  },
}

export function fill(main: HTMLElement, name: string, html: string): void {
  main.className = name
  main.innerHTML = html
  for (const [kind, upgrade] of Object.entries(draw))
    for (const element of main.querySelectorAll<SVGElement>(`[data-${kind}]`)) upgrade(element)
  for (const [id, picture] of Object.entries(pictures)) {
    const place = main.querySelector(`#${id}`)
    if (place) place.innerHTML = picture()
  }
}
