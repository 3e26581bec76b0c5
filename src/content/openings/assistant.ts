import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.assistant,
    title: `${brand.assistant.name}, the virtual assistant`,
    description: `${brand.assistant.name} supports customers, reads data and carries out tasks in 150+ languages, day and night. Choose a personality and see what it handles.`,
  },
  label: 'Virtual assistant',
  heading: {
    text: `${brand.assistant.name}, an assistant that finishes the job`,
    emphasis: 'finishes the job',
  },
  lead: `${brand.assistant.name} is a gender-neutral, customizable assistant. It answers, it analyzes, and when the answer is an action it carries the action out within the limits you set.`,
  blocks: [
    {
      heading: 'Measured at work',
      rows: [
        { term: 'Accuracy', detail: 'Share of requests understood and answered correctly.', value: '99.8%' },
        { term: 'Response', detail: 'Average time from question to answer.', value: '2.3 s' },
        { term: 'Languages', detail: 'Spoken to customers without a translation step.', value: '150+' },
        { term: 'Availability', detail: 'Nights, weekends and holidays included.', value: '24/7' },
      ],
    },
    {
      heading: 'Three ways to speak',
      rows: [
        { term: 'Professional', detail: 'Measured and formal, for contracts, complaints and first contact.' },
        { term: 'Casual', detail: 'Warm and short, for shops, communities and returning customers.' },
        {
          term: 'Analytical',
          detail: 'Figures first, with the reasoning shown, for people who must decide.',
        },
      ],
    },
    {
      heading: 'What to hand over first',
      paragraphs: [
        'Onboarding and client support are the usual start, because the questions repeat and the answers are already written down somewhere. Data analysis follows: ask why returns rose in March and get the three orders of cause with the numbers beside them.',
        'Autonomous task management comes last, once you have seen how it handles language. You give it a list of things it may do alone and a list of things it must ask about.',
      ],
    },
    {
      heading: 'Time given back',
      rows: [
        { term: 'Solopreneurs', detail: 'ROI of 300%, growth of 150%.', value: '15 hrs/week' },
        { term: 'Entrepreneurs', detail: 'ROI of 250%, growth of 200%.', value: '25 hrs/week' },
        { term: 'SMBs', detail: 'ROI of 400%, growth of 180%.', value: '40 hrs/week' },
      ],
    },
  ],
  related: [
    { path: paths.tasks, reason: 'The suite in which assigned tasks live.' },
    { path: paths.smb, reason: 'How a small company puts an assistant to work.' },
    { path: paths.dataPrivacy, reason: 'What happens to what customers type.' },
  ],
  action: { label: 'Try for Free', topic: 'assistant' },
}
