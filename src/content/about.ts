/** The About page's two sections of text and image (spec §2.6). Images are the site's own, in public/images/about. */
export interface Story {
  id: string
  label: string
  heading: { text: string; line: string }
  paragraphs: readonly string[]
  image: string
  alt: string
}

export const stories: readonly Story[] = [
  {
    id: 'platform',
    label: 'What we build',
    heading: { text: 'Integrated platform', line: 'Six products, one core.' },
    paragraphs: [
      'Video, social media, analytics, security, leads and dashboards run on the same records. A lead that asks a question in a webinar is the same lead in the pipeline and the same person in the invoice.',
      'Because there is one core, a permission is granted once, a figure is defined once, and a change made in the morning is true everywhere by the time the coffee is cold.',
    ],
    image: '/images/about/1.jpg',
    alt: 'The instrument’s engraved rings around its core of light',
  },
  {
    id: 'tokenization',
    label: 'How value is shared',
    heading: { text: 'Tokenization', line: 'Value that keeps its own books.' },
    paragraphs: [
      'Partners who share data or insight create something together, and the usual way to divide it is a spreadsheet and a quarrel. A token writes the contribution down when it happens and pays for it by a rule both sides agreed on.',
      'Nothing about it asks for faith. The ledger can be read, the contract can be audited, and the balance can be taken elsewhere.',
    ],
    image: '/images/about/2.jpg',
    alt: 'Planets of brass and glass on their hairline orbits',
  },
]
