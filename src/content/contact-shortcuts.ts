import { paths } from './paths.ts'

/** Three shorter ways for those who came with something particular. */
export const shortcutsHead = {
  label: 'Something particular?',
  heading: { text: 'Three shortcuts' },
} as const

export const shortcuts = [
  {
    title: 'See it work',
    text: 'A 30-minute demo with one of your own processes.',
    link: { name: 'Schedule Demo', to: `${paths.contact}?topic=demo` },
  },
  {
    title: 'Get help',
    text: 'The help center answers most questions about the products, this site and how to reach us.',
    link: { name: 'Open the help center', to: paths.helpCenter },
  },
  {
    title: 'Report a vulnerability',
    text: 'Where to write if you have found a weakness, and what we do then.',
    link: { name: 'Read how to report it', to: paths.security },
  },
] as const
