/** Line signs of the platform on a 24 px grid. Decorative: the words beside them say it. */
const shapes = {
  dashboard: 'M4 4.500h7v8H4v-8Zm9 0h7v5h-7v-5Zm0 7.500h7v7.500h-7V12Zm-9 3h7v4.500H4V15Z',
  streaming: 'M3.500 6h17v12h-17V6Zm6.700 3.400v5.200l4.600-2.600-4.600-2.600Z',
  social: 'M4 5.500h16v14H4v-14Zm0 4.500h16M8 3.500v4m8-4v4m-8 6h3m-3 3h6',
  analytics: 'M4 4v16h16M7.500 15.500l4-5 3 2.500 5-7',
  security:
    'M12 3.500 5 6v5.500c0 4.300 2.900 7.500 7 9 4.100-1.500 7-4.700 7-9V6l-7-2.500Zm-3 8.500 2.200 2.200L15.500 10',
  leads: 'M4 5h16l-6 7.500V19l-4-2v-4.500L4 5Z',
  desktop: 'M3.500 5h17v11h-17V5Zm5 15h7M12 16v4',
  tablet: 'M4 5.500h16v13H4v-13Zm13.500 6v1',
  mobile: 'M7.500 3h9v18h-9V3Zm3.500 15.500h2',
  contribution: 'M12 4v9m-3.500-3.500L12 13l3.500-3.500M4.500 14v5h15v-5',
  contract: 'M6 3.500h8.500L18 7v13.500H6v-17Zm3 6.500h6m-6 3.500h6M9 17h3',
  ledger: 'M5 4h14v16H5V4Zm7 0v16M7.500 8h2m-2 3.500h2m5-3.500h2m-2 3.500h2',
  exchange: 'M4 8.500h14m-3.500-4 4 4-4 4M20 15.500H6m3.500-4-4 4 4 4',
  encryption: 'M6 10.500h12V20H6v-9.500Zm2.500 0V8a3.500 3.500 0 0 1 7 0v2.500M12 14v2.500',
  access:
    'M8.500 15.500a4 4 0 1 1 3.600-5.700h8.400v3.400h-2.200v2.400h-3v-2.400h-3.200a4 4 0 0 1-3.600 2.300Zm0-4v.1',
  watch:
    'M2.500 12c2.600-4.300 5.800-6.500 9.500-6.500s6.900 2.200 9.500 6.500c-2.600 4.300-5.800 6.500-9.500 6.500S5.100 16.300 2.500 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  recovery: 'M6 3.500h12v17H6v-17Zm3 9 2.200 2.200 4-4.400M9 7h6',
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
