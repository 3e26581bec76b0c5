import { paths } from './paths.ts'

/** Three shorter ways for those who came with something particular. */
export const shortcutsHead = {
  label: 'Three shortcuts',
  heading: { text: 'Other ways to reach us' },
} as const

export const shortcuts = [
  {
    title: 'See it work',
    text: 'In 30 minutes we walk through a process of yours. Tell us which one.',
    link: { name: 'Schedule Demo', to: `${paths.contact}?topic=demo` },
  },
  {
    title: 'Get help',
    text: 'The help center answers most questions about the products, this site and how to reach us.',
    link: { name: 'Open the help center', to: paths.helpCenter },
  },
  {
    title: 'Report a vulnerability',
    text: 'If you found a security problem, the security page says where to write and what happens next.',
    link: { name: 'Read how to report it', to: paths.security },
  },
] as const
