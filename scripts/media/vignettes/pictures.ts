/** Pictures with more parts than one would write by hand, keyed by the id of the element they stand in. */
import { broadcast, clients, heat } from './more-pictures.ts'

const NETWORKS =
  'LinkedIn,YouTube,Instagram,X,Facebook,TikTok,Threads,Bluesky,Mastodon,Pinterest,Reddit,Medium'
const DAYS = 'Mon 16,Tue 17,Wed 18,Thu 19,Fri 20,Sat 21,Sun 22'

/** Network, day, time, state: approved, written by the assistant, or a draft. */
const POSTS: readonly (readonly [number, number, string, 'brass' | 'violet' | 'ring'])[] = [
  [0, 0, '08:00', 'brass'],
  [0, 2, '09:30', 'brass'],
  [0, 4, '08:00', 'violet'],
  [1, 1, '17:00', 'brass'],
  [1, 5, '11:00', 'ring'],
  [2, 0, '12:15', 'brass'],
  [2, 3, '12:15', 'violet'],
  [2, 6, '19:00', 'violet'],
  [3, 2, '09:40', 'brass'],
  [3, 3, '15:05', 'brass'],
  [4, 1, '10:00', 'brass'],
  [4, 4, '16:30', 'violet'],
  [5, 2, '18:20', 'violet'],
  [5, 5, '20:00', 'violet'],
  [6, 0, '13:00', 'brass'],
  [6, 4, '13:00', 'ring'],
  [7, 2, '09:45', 'brass'],
  [8, 3, '09:45', 'violet'],
  [9, 1, '14:00', 'brass'],
  [9, 6, '10:30', 'violet'],
  [10, 3, '21:00', 'ring'],
  [11, 2, '07:00', 'brass'],
]

const STATE = {
  brass: 'fill="var(--brass)"',
  violet: 'fill="var(--violet)"',
  ring: 'fill="none" stroke="var(--ink-soft)" stroke-width="1.5"',
}

/** Networks down, days across; today's column is tinted. */
function week(): string {
  const x = (day: number) => 126 + day * 101
  const y = (network: number) => 56 + network * 45
  const days = DAYS.split(',').map(
    (name, i) => `<text x="${x(i) + 10}" y="22" class="${i === 2 ? 'ink' : ''}">${name}</text>`,
  )
  const rows = NETWORKS.split(',').map(
    (name, i) =>
      `<path class="grid" d="M0 ${y(i) - 22.5}H830" /><text x="0" y="${y(i) + 6}" class="ink" style="font: 400 18px var(--font-text)">${name}</text>`,
  )
  const byDay = POSTS.toSorted((a, b) => a[1] - b[1])
  const posts = byDay.map(([network, day, time, state]) => {
    const chosen = network === 0 && day === 2
    const ring = chosen
      ? `<rect id="chosen-ring" x="${x(day) + 2}" y="${y(network) - 18}" width="96" height="36" rx="18" fill="none" stroke="var(--brass)" stroke-width="1.5" />`
      : ''
    return `${ring}<g class="post post-${chosen ? 'chosen' : state}"><circle cx="${x(day) + 18}" cy="${y(network)}" r="5.5" ${STATE[state]} /><text x="${x(day) + 33}" y="${y(network) + 5.5}" class="ink">${time}</text></g>`
  })
  return `<rect x="${x(2)}" y="0" width="101" height="586" rx="12" class="wash" />${[...days, ...rows, ...posts].join('')}`
}

/** Hour, height of its middle, title, what was decided, and whether it came by mail or calendar. */
const PLAN = [
  ['08:00', 118, 'Reply to Halden Textiles', 'start date 1 April, draft ready', 'brass'],
  ['09:30', 190, 'Stand-up', 'room 2, agenda attached', 'violet'],
  ['10:15', 262, 'Two figures for the board', 'quiet time, calls held', 'brass'],
  ['11:00', 330, 'Interview, data engineer', 'notes and questions attached', 'violet'],
  ['13:00', 420, 'Invoice 20418', 'delivery note found in the archive', 'brass'],
  ['16:15', 560, 'Dentist', 'private, 12 minutes by tram', 'violet'],
] as const

/** Hours of one day; the curves of the page end at the blocks. */
function dayPlan(): string {
  const blocks = PLAN.map(([hour, y, title, detail, colour], i) => {
    return `<path d="M0 ${y - 30}H622" class="grid" /><g id="block-${i}"><text x="0" y="${y + 5}">${hour}</text>
      <rect x="78" y="${y - 25}" width="4" height="50" rx="2" class="fill-${colour}" />
      <text x="100" y="${y - 3}" class="ink" style="font: 400 20px var(--font-text)">${title}</text>
      <text x="100" y="${y + 20}" style="font: 400 16px var(--font-text)">${detail}</text></g>`
  })
  const free = `<g id="free"><text x="100" y="497" style="font: italic 24px var(--font-display); fill: var(--brass)">Two free hours, kept free</text><path d="M78 468H622M78 512H622" class="plan" style="stroke-width: 1" /></g>`
  return `<text x="0" y="40" class="ink" style="font: 400 28px var(--font-display)">Your day</text>${blocks.join('')}${free}`
}

/** A participant: a planet of one colour with its orbits, so that nobody real is shown. */
function tile(i: number, name: string, hue: string): string {
  const x = (i % 2) * 404
  const y = Math.floor(i / 2) * 254
  const cx = x + 194
  const cy = y + 112
  const tilt = [-18, 14, 24, -10][i] ?? 0
  const orbits = [64, 92, 124].map(
    (r, k) =>
      `<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${r * 0.3}" transform="rotate(${tilt} ${cx} ${cy})" fill="none" stroke="#c9a25a" stroke-opacity="${0.75 - k * 0.2}" stroke-width="1.2" ${k === 1 ? 'stroke-dasharray="3 6"' : ''} />`,
  )
  const wave = [10, 18, 26, 14, 22, 9].map(
    (h, k) =>
      `<rect x="${x + 320 + k * 8}" y="${y + 212 - h / 2}" width="3.5" height="${h}" rx="1.75" fill="#f0cd8b" />`,
  )
  // In the picture the first one speaks; in the film others do before.
  const speaks = `<g id="speaks-${i}" class="${i === 0 ? '' : 'extra'}"><rect x="${x + 1.5}" y="${y + 1.5}" width="385" height="239" rx="17" fill="none" stroke="#f0cd8b" stroke-width="3" /><g class="wave">${wave.join('')}</g></g>`
  return `<clipPath id="t${i}"><rect x="${x}" y="${y}" width="388" height="242" rx="18" /></clipPath>
    <g clip-path="url(#t${i})"><rect x="${x}" y="${y}" width="388" height="242" fill="#14162f" />
      <circle cx="${cx}" cy="${cy}" r="190" fill="url(#haze${i})" />
      ${orbits.join('')}
      <circle cx="${cx}" cy="${cy}" r="40" fill="url(#ball${i})" />
      <path d="M${cx - 150} ${y + 260}A150 104 0 0 1 ${cx + 150} ${y + 260}" fill="none" stroke="${hue}" stroke-opacity=".55" stroke-width="1.5" /></g>
    ${speaks}
    <text x="${x + 20}" y="${y + 218}" class="tile-name" style="fill: #f2ede1">${name}</text>
    <radialGradient id="ball${i}" cx=".34" cy=".3" r=".8"><stop stop-color="#fff" stop-opacity=".95" /><stop offset=".3" stop-color="${hue}" /><stop offset="1" stop-color="#0a0c1d" /></radialGradient>
    <radialGradient id="haze${i}"><stop stop-color="${hue}" stop-opacity=".42" /><stop offset="1" stop-color="${hue}" stop-opacity="0" /></radialGradient>`
}

function room(): string {
  return [
    tile(0, 'Operations', '#d9a748'),
    tile(1, 'Finance', '#4a63f5'),
    tile(2, 'Product', '#8a5cf6'),
    tile(3, 'Assistant, taking notes', '#7fb2ea'),
  ].join('')
}

export const pictures: Record<string, () => string> = {
  week,
  day: dayPlan,
  room,
  heat,
  broadcast,
  clients,
}
