/** The markup of a vignette: numbers in `data-` attributes become curves, and pictures take their places. */
import { arcPath, areaPath, bars, linePath } from './charts.ts'
import { dial } from './more-pictures.ts'
import { pictures } from './pictures.ts'

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

export function fill(main: HTMLElement, name: string, html: string): void {
  main.className = name
  main.innerHTML = html
  for (const [kind, upgrade] of Object.entries(draw))
    for (const element of main.querySelectorAll<SVGElement>(`[data-${kind}]`)) upgrade(element)
  for (const [id, picture] of Object.entries(pictures)) {
    const svg = main.querySelector(`svg#${id}`)
    if (svg) svg.innerHTML = picture()
  }
}
