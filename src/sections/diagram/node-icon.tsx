import { Glyph } from '#src/ui/glyph.tsx'

/** Line icons of the parts of the platform, on a 24 px grid. Decorative: the name stands beside them. */
const shapes = {
  video: 'M3.5 6.5h11v11h-11v-11Zm11 4 6-3.5v10l-6-3.5',
  social: 'M4 5h16v10.5h-8.5L7 19.5v-4H4V5Zm4 4h8m-8 3h5',
  analytics: 'M4 19.5h16M6 16l4-5 3.5 3L19 6.5m0 0h-4m4 0v4',
  security: 'M12 3.5 19 6v5.5c0 4.2-2.8 7.3-7 9-4.2-1.7-7-4.8-7-9V6l7-2.5Zm-3 8.3 2.2 2.2 4-4.3',
  leads: 'M4 4.5h16l-6.2 7.5v7.5l-3.6-2.3V12L4 4.5Z',
  dashboards: 'M4 4.5h7v9H4v-9Zm9.5 0H20v5h-6.5v-5Zm0 7.5H20v7.5h-6.5V12ZM4 16h7v3.5H4V16Z',
} as const

type NodeIconName = keyof typeof shapes

export function NodeIcon({ name }: { name: NodeIconName }) {
  return <Glyph className="icon node-icon" path={shapes[name]} weight="1.3" />
}
