import { Glyph } from './glyph.tsx'

/** Line icons on a 24 px grid, drawn for this site. Decorative: the control around them has the name. */
const shapes = {
  arrow: 'M5 12h14m-5-5 5 5-5 5',
  back: 'M19 12H5m5 5-5-5 5-5',
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m6-6-6 6-6-6',
  chevron: 'm7 10 5 5 5-5',
  menu: 'M4 8.5h16M4 15.5h16',
  close: 'm6 6 12 12M18 6 6 18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  warning: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.6v.2',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.3v.2',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-3.2 5.8 6.4 6.4m0-6.4-6.4 6.4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5.5V5m0 14v2.5M2.5 12H5m14 0h2.5M5.3 5.3 7 7m10 10 1.7 1.7m0-13.4L17 7M7 17l-1.7 1.7',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z',
  orbit:
    'M12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM3.2 16.4C1.7 13.8 4.4 9.4 9.2 6.6s9.9-2.9 11.4-.3-1.2 7-6 9.8-9.9 2.9-11.4.3Z',
  still:
    'M12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM4 4l16 16M3.2 16.4C1.7 13.8 4.4 9.4 9.2 6.6s9.9-2.9 11.4-.3-1.2 7-6 9.8-9.9 2.9-11.4.3Z',
  phone:
    'M6.5 3.5h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3c0 1.5-1.2 2.5-2.5 2.5C10.5 20 4 13.5 4 6c0-1.3 1-2.5 2.5-2.5Z',
  mail: 'M3.5 6h17v12h-17V6Zm0 .8 8.5 6.7 8.5-6.7',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4V12l3 2',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0c-2.4 2.2-3.6 5-3.6 8.5s1.2 6.3 3.6 8.5c2.4-2.2 3.6-5 3.6-8.5S14.4 5.7 12 3.5ZM3.8 10h16.400M3.8 14h16.4',
  linkedin: 'M5 10v9M5 5.2v.1M10 19v-9m0 4.5c0-2.6 1.6-4.3 3.9-4.3 2.4 0 3.6 1.6 3.6 4.3V19',
  x: 'm4.5 4.5 15 15M19.5 4.5 13 11.4m-2.2 2.3-5.3 5.8',
  github: 'm9 17-5 3V4h16v13h-5m-3-7v11m-3-3.5 3 3.5 3-3.5',
  youtube:
    'M3 7.5C3 6 4 5.5 5 5.5h14c1 0 2 .5 2 2v9c0 1.5-1 2-2 2H5c-1 0-2-.5-2-2v-9Zm7.2 1.8v5.4l4.6-2.7-4.6-2.7Z',
} as const

export type IconName = keyof typeof shapes

interface Props {
  name: IconName
  size?: number
}

export function Icon({ name, size = 20 }: Props) {
  return <Glyph className="icon" path={shapes[name]} size={size} />
}
