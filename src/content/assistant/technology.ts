export interface Technology {
  id: 'language' | 'sentiment' | 'learning' | 'multilingual'
  title: string
  text: string
}

/** Spec §2.11, the four technology cards. */
export const technologies: readonly Technology[] = [
  {
    id: 'language',
    title: 'Natural language processing',
    text: 'A sentence is parsed into an action, its object, people and a date before the assistant acts on it.',
  },
  {
    id: 'sentiment',
    title: 'Sentiment analysis',
    text: 'Each message is scored for tone. When a conversation falls below the line, a person is called in.',
  },
  {
    id: 'learning',
    title: 'Machine learning',
    text: 'Every correction you make is an example. The more there are, the fewer questions come back to you.',
  },
  {
    id: 'multilingual',
    title: 'Multi-lingual support',
    text: 'Each message is understood and answered in the customer’s own language, not by way of English.',
  },
]

export const technologyText = {
  id: 'technology',
  label: 'How an answer is made',
  heading: { text: 'Technology behind the assistant' },
} as const

/** What the figures show. */
export const plates = {
  /** A sentence and what is read from its parts. */
  language: [
    { text: 'Send', role: 'action' },
    { text: 'the March invoice', role: 'object' },
    { text: 'to Ms. Abadi', role: 'people' },
    { text: 'on Friday', role: 'date' },
  ] as readonly { text: string; role: string }[],
  sentiment: { first: 'Third time I’ve asked.', last: 'That was quick, thanks.', line: 'call a person' },
  learning: { corrections: 'your corrections', questions: 'questions to you' },
  multilingual: [
    { lang: 'en', text: 'Where is my order?' },
    { lang: 'es', text: '¿Dónde está mi pedido?' },
    { lang: 'de', text: 'Wo bleibt meine Bestellung?' },
    { lang: 'fr', text: 'Où est ma commande ?' },
    { lang: 'pt', text: 'Cadê o meu pedido?' },
  ],
  meaning: 'find order',
}
