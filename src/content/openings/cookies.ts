import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.cookies,
    title: 'Cookies and browser storage',
    description:
      'This website sets no cookies. It keeps two settings in local storage and a few notes for the open tab; here is each one, what it is for and how to erase it.',
  },
  label: 'Cookies',
  heading: { text: 'No cookies, and a short list of what is stored', emphasis: 'No cookies' },
  lead: `${brand.word} sets no cookies on this website, for tracking or for anything else. That is why no banner asks you about them.`,
  blocks: [
    {
      heading: 'What your browser keeps',
      paragraphs: [
        'The first two entries lie in local storage under the names theme and experience, and stay until you erase them. The other three lie in session storage, which belongs to a single tab and is emptied when you close it. None of them is sent to us, except a draft, at the moment you press Send.',
      ],
      rows: [
        {
          term: 'Theme',
          detail: 'Light or dark, as you last chose. Without it the site follows your system.',
          value: 'until erased',
        },
        {
          term: 'Motion',
          detail: 'Your choice at the Motion switch, between the full 3D version and the calm one.',
          value: 'until erased',
        },
        {
          term: 'Intro',
          detail: 'A note that you have seen the opening animation, so it plays only once.',
          value: 'this tab',
        },
        {
          term: 'Draft',
          detail: 'What you have typed into the contact form, so a reload does not lose it.',
          value: 'this tab',
        },
        {
          term: 'Scroll positions',
          detail: 'Where you were on a page, for when you come back to it.',
          value: 'this tab',
        },
      ],
    },
    {
      heading: 'One possible exception',
      paragraphs: [
        'Where messages are delivered through EmailJS, its library can keep one entry in local storage that limits how often a form may be sent. It does so only if that limit has been switched on for the site.',
      ],
    },
    {
      heading: 'Erasing it all',
      paragraphs: [
        'Use your browser’s setting for site data and remove the entry for this address. Nothing breaks: the theme follows your system again and the intro may play once more. If storage is blocked altogether, the pages still work and simply forget your choices when you leave.',
      ],
    },
  ],
  related: [
    { path: paths.privacy, reason: 'What the contact form sends, and to whom.' },
    { path: paths.accessibility, reason: 'What the Motion switch does and who it is for.' },
  ],
  action: { label: 'Ask a privacy question', topic: 'privacy' },
}
