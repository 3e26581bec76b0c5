/**
 * A full circle as a path, from three o'clock on and clockwise like <circle>. For dashes counted with `pathLength`:
 * SVG 2 allows that on every shape, conformance checkers only on paths.
 */
export function circlePath(x: number, y: number, radius: number): string {
  const across = Number((radius * 2).toFixed(3))
  const r = Number(radius.toFixed(3))
  return `M${Number((x + radius).toFixed(3))} ${y}a${r} ${r} 0 1 1-${across} 0a${r} ${r} 0 1 1 ${across} 0z`
}
