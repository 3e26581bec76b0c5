import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.security,
    title: 'Website security',
    description:
      'How this website is protected, how to report a weakness you have found in it, what to include in the report and what you can expect from us in return.',
  },
  label: 'Website security',
  heading: { text: 'Found a weakness? Tell us first', emphasis: 'Tell us first' },
  lead: `This page concerns the website itself. If you have found a way to misuse it, write to ${brand.email.support}, and a person will read it.`,
  blocks: [
    {
      heading: 'How the site is built',
      rows: [
        { term: 'No log-in', detail: 'There are no accounts or passwords to steal.' },
        {
          term: 'Content security policy',
          detail: 'A strict policy tells the browser what a page may load and whom it may contact.',
        },
        {
          term: 'No third-party scripts',
          detail: 'All code comes from this site. So do fonts and pictures.',
        },
        {
          term: 'Prepared pages',
          detail: 'Pages are finished files. There is no database of visitors behind them.',
        },
        {
          term: 'One form',
          detail:
            'The contact form is the only place where text leaves your browser, and it is checked on the way.',
        },
      ],
    },
    {
      heading: 'What to put in a report',
      paragraphs: [
        'The address of the page, the steps that lead to the problem, the browser you used and what an attacker would gain. A short proof is better than a long scan. Please leave out personal data of other people, even if the weakness let you see some.',
      ],
    },
    {
      heading: 'What we ask of you',
      paragraphs: [
        'Do not slow the site down, send bulk messages through the form or try to deceive people who work here. Give us reasonable time to repair the fault before you publish it. If you keep to this, we regard your work as help and will treat it that way.',
      ],
    },
    {
      heading: 'What you can expect',
      paragraphs: [
        'A first answer within 24 hours on business days, an honest assessment of how serious we think it is, and word when it is repaired. We are glad to credit you by name. We do not pay rewards.',
      ],
    },
  ],
  related: [
    { path: paths.securitySolution, reason: 'Security of the products we sell.' },
    { path: paths.privacy, reason: 'What data this site handles at all.' },
    { path: paths.status, reason: 'How incidents are reported.' },
  ],
  action: { label: 'Report a weakness', topic: 'support' },
}
