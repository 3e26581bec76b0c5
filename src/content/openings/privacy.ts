import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.privacy,
    title: 'Privacy notice',
    description:
      'What this website knows about you: no accounts, no analytics, no cookies. What the contact form sends, to whom, and what your own browser remembers.',
  },
  label: 'Privacy',
  heading: { text: 'This site knows very little about you', emphasis: 'very little' },
  lead: `This notice is about the website of ${brand.legalName}. You can read all of it without an account, and nothing counts or follows your visit.`,
  blocks: [
    {
      heading: 'What is not here',
      paragraphs: [
        'There are no accounts, analytics, advertisements or cookies. Fonts, pictures and video come from this site, and opening a page contacts no other company. The web server may note requests, including your IP address, in a log, as web servers do.',
        'The newsletter sign-up is a demonstration. It contacts no server and stores nothing. Links to social networks and to a map are ordinary links; those sites learn of you only if you follow one.',
      ],
    },
    {
      heading: 'What the contact form sends',
      rows: [
        { term: 'What you type', detail: 'Name, e-mail address, subject and message.' },
        {
          term: 'Labels for the mail',
          detail: 'Name and address again as from_name and from_email, and our company name.',
        },
        {
          term: 'Circumstances',
          detail: 'Your local date and time, the browser’s user agent and the address of the page.',
        },
      ],
    },
    {
      heading: 'Where it goes',
      paragraphs: [
        'If the site is set up with mail keys, your browser sends the form to the e-mail delivery service EmailJS (api.emailjs.com), which passes it to our mailbox and, like any server, sees your IP address. Otherwise it goes to this site’s own server, which turns it into an e-mail. We use the message to answer you and for nothing else.',
      ],
    },
    {
      heading: 'What your browser keeps, and your rights',
      paragraphs: [
        'A few settings stay in your own browser; the page on cookies lists each one. You can ask to see, correct or erase what you sent us. Write to us, and mention the address you wrote from so that we can find it.',
      ],
    },
  ],
  related: [
    { path: paths.cookies, reason: 'Every entry in browser storage, by name.' },
    { path: paths.security, reason: 'How this site is protected.' },
    { path: paths.dataPrivacy, reason: 'Privacy in the products, which is another matter.' },
  ],
  action: { label: 'Make a privacy request', topic: 'privacy' },
}
