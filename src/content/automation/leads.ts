export const leads = {
  id: 'lead-engine',
  label: 'Four sources',
  heading: {
    text: 'Lead generation engine',
    emphasis: 'engine',
    line: 'Leads from the website, social media, email and referrals in one list.',
  },
  lead: 'Shares of all leads in a sample year.',
  caption: 'Where leads come from',
  chart:
    'Twenty threads run into the engine, each one lead in twenty: website 45%, social media 25%, email 20%, referrals 10%.',
  scale: 'One thread is one lead in twenty.',
  columns: { source: 'Source', share: 'Share' },
} as const

/** Where leads come from (spec §2.15, §9). `share`: percent of all leads. */
export const leadSources = [
  { id: 'website', name: 'Website', detail: 'Forms, chats and calls that begin on a page', share: 45 },
  { id: 'social', name: 'Social media', detail: 'Messages and replies on connected accounts', share: 25 },
  { id: 'email', name: 'Email', detail: 'Campaigns and direct inquiries', share: 20 },
  { id: 'referrals', name: 'Referrals', detail: 'People sent by a client or a partner', share: 10 },
] as const

/** The four cards of the engine, in the order a lead meets them. */
export const leadCapabilities: readonly { title: string; text: string }[] = [
  {
    title: 'Capture from every source',
    text: 'Form, chat, email or call: each inquiry becomes one record with its source and its text.',
  },
  {
    title: 'Scoring with reasons',
    text: 'The score rests on what people did, and lists the reasons for a person to check.',
  },
  {
    title: 'Routing to one person',
    text: 'By region, skill and free hours. Every lead has an owner within seconds.',
  },
  {
    title: 'Follow-up that remembers',
    text: 'Reminders and replies keep going until there is an answer, and stop when there is one.',
  },
]
