/** The About page's two sections of text and image (spec §2.6). Images are the site's own, in public/images/about. */
export interface Story {
  id: string
  label: string
  heading: { text: string; emphasis?: string; line: string }
  paragraphs: readonly string[]
  /** One for each theme, and their size, px. Beside each lies the same as AVIF, in which light fades without steps. */
  images: { light: string; dark: string }
  size: { width: number; height: number }
  /** Empty where it shows nothing that the words do not say. */
  alt: string
}

export const stories = [
  {
    id: 'platform',
    label: 'What we build',
    heading: {
      text: 'Integrated platform',
      emphasis: 'platform',
      line: 'Six modules on one train of gears.',
    },
    paragraphs: [
      'In the eighteenth century, instrument makers built brass models of the solar system. You turned a crank and every planet moved at its own pace, yet one train of gears drove them all. We took our name from them, because a company works the same way: sales, service, finance and security each keep their own rhythm, and one moves the next.',
      'A lead that asks a question in a webinar is the same lead in the pipeline and the same person on the invoice. A permission is granted once, a figure is defined once, and a change made in one module shows in the others within seconds.',
    ],
    images: { light: '/images/about/4.jpg', dark: '/images/about/3.jpg' },
    size: { width: 1378, height: 1300 },
    alt: 'A crank, a train of brass gears and six planets on arms: after one turn, all six are in one line.',
  },
  {
    id: 'tokenization',
    label: 'How value is shared',
    heading: { text: 'Tokenization', line: 'A shared record of who contributed what, and what it earned.' },
    paragraphs: [
      'Partners who share data or insight create value together. The ledger counts each use as it happens; each month a contract divides the tokens accordingly.',
      'You don’t have to take our word for it. You can read the ledger, have the contract audited and export the balance.',
    ],
    images: { light: '/images/about/1.jpg', dark: '/images/about/2.jpg' },
    size: { width: 1600, height: 1000 },
    alt: '',
  },
] as const satisfies readonly Story[]
