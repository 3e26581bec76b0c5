import { tenths } from '#src/lib/numbers.ts'

/** Ticks of a dial: every fifth longer, every tenth longer still, as on the instrument. */
export function dial(radius: number): string {
  const ticks = Array.from({ length: 120 }, (_, i) => {
    const long = i % 10 === 0 ? 16 : i % 5 === 0 ? 11 : 6
    return `<path d="M0 ${-radius}V${long - radius}" transform="rotate(${i * 3})" opacity="${i % 5 === 0 ? 1 : 0.55}" />`
  })
  return ticks.join('')
}

/** Deliveries: days down, hours across; the size of a dot is the count. */
export function heat(): string {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
  return days
    .map((day, d) => {
      const dots = Array.from({ length: 10 }, (_, h) => {
        const rush = Math.exp(-((h - 3 - d * 0.4) ** 2) / 7) + 0.5 * Math.exp(-((h - 8) ** 2) / 3)
        const r = 2 + 8.5 * Math.min(1, rush * (0.75 + ((d * 7 + h * 3) % 5) / 12))
        return `<circle cx="${62 + h * 24}" cy="${22 + d * 44}" r="${r.toFixed(1)}" class="fill-${rush > 0.86 ? 'brass' : 'violet'}" opacity="${(0.45 + r / 20).toFixed(2)}" />`
      })
      return `<text y="${28 + d * 44}">${day}</text>${dots.join('')}`
    })
    .join('')
}

/** A hundred clients in rows of twenty; the last five are those who are not satisfied. */
export function clients(): string {
  const dots = Array.from({ length: 100 }, (_, i) => {
    const x = tenths(((i % 20) * 448) / 19)
    const shade = i < 95 ? 0.55 + 0.045 * ((i * 7) % 10) : 1
    return `<circle cx="${x}" cy="${Math.floor(i / 20) * 42}" r="8" class="${i < 95 ? 'fill-violet' : 'hollow'}" opacity="${shade.toFixed(2)}" />`
  })
  return dots.join('')
}

/** What is on air: the core and its planets over a horizon, as a broadcast's title card. */
export function broadcast(): string {
  const orbits = [120, 190, 270, 360, 460].map(
    (r, i) =>
      `<ellipse cx="540" cy="214" rx="${r}" ry="${r * 0.27}" transform="rotate(-11 540 214)" fill="none" stroke="${i % 2 ? '#8d94e8' : '#dcb368'}" stroke-opacity="${0.75 - i * 0.1}" stroke-width="1.3" ${i % 2 ? 'stroke-dasharray="3 7"' : ''} />`,
  )
  const planets = [
    [330, 268, 15, '#2b4cff'],
    [716, 146, 20, '#e2b258'],
    [770, 242, 10, '#8ec5ff'],
    [428, 160, 9, '#cf7448'],
  ] as const
  const balls = planets.map(
    ([x, y, r, hue], i) =>
      `<radialGradient id="p${i}" cx=".35" cy=".3" r=".8"><stop stop-color="#fff" /><stop offset=".35" stop-color="${hue}" /><stop offset="1" stop-color="#0a0c1d" /></radialGradient><circle class="planet" cx="${x}" cy="${y}" r="${r}" fill="url(#p${i})" />`,
  )
  return `<clipPath id="screen"><rect width="808" height="454" rx="18" /></clipPath>
    <radialGradient id="night" cx=".67" cy=".47" r=".62"><stop stop-color="#5a3fd0" /><stop offset=".45" stop-color="#231c5c" /><stop offset="1" stop-color="#0a0c1d" /></radialGradient>
    <radialGradient id="sun" cx=".4" cy=".34" r=".72"><stop stop-color="#f4f2ff" /><stop offset=".5" stop-color="#9a6cff" /><stop offset="1" stop-color="#3546e0" /></radialGradient>
    <g clip-path="url(#screen)"><rect width="808" height="454" fill="url(#night)" />${orbits.join('')}<circle cx="540" cy="214" r="62" fill="url(#sun)" />${balls.join('')}</g>
    <text x="40" y="364" style="font: 400 58px var(--font-display); fill: #f2ede1">What the orchard</text>
    <text x="40" y="418" style="font: italic 58px var(--font-display); fill: #f0cd8b">knows in March</text>
    <g transform="translate(40 40)"><rect width="74" height="34" rx="17" fill="#f2ede1" /><text x="37" y="23" text-anchor="middle" style="fill: #14162b; font: 500 17px var(--font-text)">Live</text></g>`
}
