/** Line icons of the parts of the platform, on a 24 px grid. Decorative: the name stands beside them. */
const shapes = {
  video: 'M3.5 6.500h11v11h-11v-11Zm11 4 6-3.500v10l-6-3.500',
  social: 'M4 5h16v10.500h-8.500L7 19.500v-4H4V5Zm4 4h8m-8 3h5',
  analytics: 'M4 19.500h16M6 16l4-5 3.500 3L19 6.500m0 0h-4m4 0v4',
  security:
    'M12 3.500 19 6v5.500c0 4.200-2.800 7.300-7 9-4.200-1.700-7-4.800-7-9V6l7-2.500Zm-3 8.300 2.200 2.200 4-4.300',
  leads: 'M4 4.500h16l-6.200 7.500v7.500l-3.600-2.300V12L4 4.500Z',
  dashboards: 'M4 4.500h7v9H4v-9Zm9.500 0H20v5h-6.500v-5Zm0 7.500H20v7.500h-6.500V12ZM4 16h7v3.500H4V16Z',
} as const

export type NodeIconName = keyof typeof shapes

export function NodeIcon({ name }: { name: NodeIconName }) {
  return (
    <svg
      className="icon node-icon"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
