import { paths, type SitePath } from '../paths.ts'

interface CheckedPhrase {
  text: string
  /** The page that keeps it. */
  link: SitePath
}

/** The hero's two checklists of four (spec §2.4). */
export const checklists: readonly (readonly CheckedPhrase[])[] = [
  [
    { text: 'Autonomous workflows', link: paths.automation },
    { text: 'Real-time analytics', link: paths.analytics },
    { text: 'Branded video', link: paths.platform },
    { text: 'Lead intelligence', link: paths.automation },
  ],
  [
    { text: 'Zero-trust security', link: paths.securitySolution },
    { text: 'Tokenized value exchange', link: paths.tokenization },
    { text: 'HR and task suite', link: paths.tasks },
    { text: 'One assistant, day and night', link: paths.assistant },
  ],
]
