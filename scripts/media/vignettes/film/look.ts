/** How one element looks at one moment; acts change it, one after the other. */
export interface Look {
  opacity: number
  x: number
  y: number
  scaleX: number
  scaleY: number
  turn: number
  /** Shares of a stroke that are drawn; 1 is the stroke as it is. */
  drawn: number
  /** Shares cut away: from the left and from the right. */
  cut: readonly [left: number, right: number]
  text: string | null
  styles: Record<string, string>
}

export const plainLook = (): Look => ({
  opacity: 1,
  x: 0,
  y: 0,
  scaleX: 1,
  scaleY: 1,
  turn: 0,
  drawn: 1,
  cut: [0, 0],
  text: null,
  styles: {},
})

const three = (value: number) => `${Math.round(value * 1000) / 1000}`

/** Nothing where it is as the sheet has it: the film's last frame is the picture. */
function stylesOf(look: Look): Record<string, string> {
  const { opacity, x, y, scaleX, scaleY, turn, drawn, cut } = look
  const styles: Record<string, string> = {}
  if (opacity < 1) styles['opacity'] = three(Math.max(0, opacity))
  if (Math.abs(x) + Math.abs(y) > 0.01) styles['translate'] = `${three(x)}px ${three(y)}px`
  if (scaleX !== 1 || scaleY !== 1) styles['scale'] = `${three(scaleX)} ${three(scaleY)}`
  if (turn !== 0) styles['rotate'] = `${three(turn)}deg`
  if (cut[0] > 0 || cut[1] > 0)
    styles['clip-path'] = `inset(-20px ${three(cut[1] * 100)}% -20px ${three(cut[0] * 100)}%)`
  if (drawn < 1) {
    styles['stroke-dasharray'] = '1 1'
    styles['stroke-dashoffset'] = three(1 - drawn)
    // A stroke of no length would still show its round ends.
    if (drawn === 0) styles['opacity'] = '0'
  }
  return { ...styles, ...look.styles }
}

/** Writes looks on one element and takes back what the one before has left. */
export function painter(element: HTMLElement | SVGElement) {
  const node = [...element.childNodes].find(
    (child) => child.nodeType === 3 && (child.textContent ?? '').trim() !== '',
  )
  const written = node?.textContent ?? ''
  let before: string[] = []
  const own = new Map<string, string>()
  const paint = (look: Look) => {
    for (const name of before) element.style.setProperty(name, own.get(name) ?? '')
    const styles = stylesOf(look)
    for (const [name, value] of Object.entries(styles)) {
      if (!own.has(name)) own.set(name, element.style.getPropertyValue(name))
      element.style.setProperty(name, value)
    }
    before = Object.keys(styles)
    if (look.drawn < 1) element.setAttribute('pathLength', '1')
    else element.removeAttribute('pathLength')
    if (node) node.textContent = look.text ?? written
  }
  return { paint, written }
}
