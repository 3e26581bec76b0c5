import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.helpCenter,
    title: 'Help center',
    description:
      'Answers about this website and about reaching us: office hours, reply times, what to write, what happens with your message, and what to do if sending fails.',
  },
  label: 'Help center',
  heading: { text: 'Straight answers, then a person', emphasis: 'then a person' },
  lead: `The questions below are the ones that come up. For any other, write to ${brand.email.support}.`,
  blocks: [
    {
      heading: 'Reaching us',
      rows: [
        {
          term: 'When are you there?',
          detail: `${brand.hoursText}.`,
        },
        {
          term: 'How soon will I hear back?',
          detail:
            'From a person, within 24 hours on business days. A message sent on Saturday night is answered on Monday.',
          value: '24 h',
        },
        {
          term: 'Can I call?',
          detail: `Yes, during office hours: ${brand.phone.display}.`,
        },
        {
          term: 'Which address is for what?',
          detail: `${brand.email.info} for sales and general questions, ${brand.email.support} for trouble of any kind.`,
        },
      ],
    },
    {
      heading: 'Writing a message',
      rows: [
        {
          term: 'What should it say?',
          detail:
            'What you want to achieve, what you use today and by when you need an answer. Four sentences are plenty.',
        },
        {
          term: 'What happens to it?',
          detail:
            'It is delivered to our mailbox as an e-mail, with your local time, browser and page address attached.',
        },
        {
          term: 'Sending failed. Is my text lost?',
          detail:
            'No. It stays in the form, and the e-mail link beside it opens a mail with your text filled in.',
        },
        {
          term: 'Why was I told to wait?',
          detail: 'The mail service limits how often a form may be sent. Try again in a minute.',
        },
      ],
    },
    {
      heading: 'Using the site',
      rows: [
        {
          term: 'How do I stop the animation?',
          detail: 'With the Motion switch in the header. Your choice is remembered.',
        },
        { term: 'Do I need an account?', detail: 'No. Everything here is open.' },
        {
          term: 'Did the newsletter sign me up?',
          detail: 'No. The sign-up is a demonstration and sends nothing, so no mail will follow.',
        },
      ],
    },
  ],
  related: [
    { path: paths.contact, reason: 'The form, the office and the map.' },
    { path: paths.privacy, reason: 'Every field the form sends.' },
    { path: paths.documentation, reason: 'Questions about integrating the platform.' },
  ],
  action: { label: 'Write to support', topic: 'support' },
}
