import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.terms,
    title: 'Terms of use',
    description:
      'The terms for using this website, in plain words: the company shown is a sample, its figures are illustrative, and reading the pages binds you to nothing.',
  },
  label: 'Terms',
  heading: { text: 'Terms for using this website', emphasis: 'this website' },
  lead: 'They are short because the site does little: it shows pages, plays demonstrations and delivers a message if you write one.',
  blocks: [
    {
      heading: 'A sample company',
      paragraphs: [
        `${brand.legalName} is an illustrative company. Its office address, its people, its products and the figures on these pages are examples, and so are the compliance names; none of them is evidence of a certificate. The site’s address, ${brand.origin}, and its e-mail addresses use a domain ending reserved for examples, to which no mail can be delivered. The telephone number belongs to a range kept for fiction.`,
        'Where this notice and a page disagree about that, this notice is right. An operator who puts the site to real use replaces these details, and this section with them.',
      ],
    },
    {
      heading: 'What you may do',
      rows: [
        { term: 'Read and link', detail: 'Any page, from anywhere, without asking.' },
        { term: 'Quote', detail: 'Short passages with a link to the source.' },
        { term: 'Try the demonstrations', detail: 'They are scripted, and the data in them is made up.' },
        {
          term: 'Write to us',
          detail: 'In your own name and about your own business. Automated messages are turned away.',
        },
      ],
    },
    {
      heading: 'What the pages are not',
      paragraphs: [
        'They are no offer, and no contract comes about by reading them or by sending the form. Nothing here is legal, financial or investment advice, least of all what is said about tokens.',
      ],
    },
    {
      heading: 'Care and its limits',
      paragraphs: [
        'We try to keep the text correct and the site reachable, and we promise neither without interruption. Other websites that we link to answer for themselves. If a term here conflicts with a right the law gives you, the right prevails.',
      ],
    },
  ],
  related: [
    { path: paths.privacy, reason: 'What happens to a message you send.' },
    { path: paths.accessibility, reason: 'How the site is meant to work for everyone.' },
    { path: paths.helpCenter, reason: 'Answers about the site, and ways to reach us.' },
  ],
}
