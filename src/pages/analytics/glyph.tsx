/** Line signs of this page's records on a 24 px grid. Decorative: the text beside them has the name. */
const shapes = {
  share:
    'M6 12a2.5 2.5 0 1 0 0 .1M18 6a2.5 2.5 0 1 0 0 .1M18 18a2.5 2.5 0 1 0 0 .1M8.2 10.9l5.3-3.4M8.2 13.2l5.3 3.4',
  window: 'M3.5 5.5h17v13h-17v-13Zm0 4h17M6 7.5h.1m2.4 0h.1',
  people:
    'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM3 19c.4-3.3 2.6-5 6-5s5.6 1.7 6 5m.6-13.6a3.2 3.2 0 0 1 0 5.9m1.7 3c2 .6 3.3 2.2 3.7 4.7',
  ledger: 'M5 4h14v16H5V4Zm4 0v16m3-12h4m-4 4h4m-4 4h2',
  device: 'M7.5 3h9v18h-9V3Zm3.5 15.5h2',
  letter: 'M3.5 6h17v12h-17V6Zm0 .8 8.5 6.7 8.5-6.7',
  panels: 'M4 4h7v9H4V4Zm9 0h7v5h-7V4Zm0 7h7v9h-7v-9Zm-9 4h7v5H4v-5Z',
  forecast: 'M3.5 18.5l5-6 3.5 3 3-4.5m2-2 3.5-4m-5.5 7 5.5-1m-5-3 2-6',
  page: 'M6 3.5h8.5L18.5 8v12.5H6v-17Zm8 0V8.5h4.5M9 12.5h6.5M9 16h4.5',
  join: 'M4 5.5c6 0 4.5 6.5 10 6.5M4 12h16m-3.5-3.5L20 12l-3.5 3.5M4 18.5c6 0 4.5-6.5 10-6.5',
  shape: 'M12 12V3.5a8.5 8.5 0 1 0 8.5 8.5H12Zm3-8.3A8.5 8.5 0 0 1 20.3 9H15V3.7Z',
  pulse: 'M3 12.5h4.5l2-6 4 11 2.5-7 1.5 2H21',
  scales: 'M12 4v16m-4 0h8M5 6.5h14M5 6.5l-2.5 7h5L5 6.5Zm14 0-2.5 7h5L19 6.5Z',
  tune: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.8 7.3 7 9 4.2-1.7 7-4.7 7-9V6l-7-2.5Z',
  lens: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.7 11.2L20 20',
  up: 'm6 15 4-4.5 3 2.5 5-6m-4 0h4v4',
  down: 'm6 8 4 4.5 3-2.5 5 6m-4 0h4v-4',
  steady: 'M5 12h14m-4-4 4 4-4 4',
} as const

export type GlyphName = keyof typeof shapes

interface Props {
  name: GlyphName
  size?: number
}

export function Glyph({ name, size = 20 }: Props) {
  return (
    <svg
      className="glyph"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
