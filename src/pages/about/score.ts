import type { Score } from '#src/motion/score.ts'

/** What arrives on the about page, from where, and when. The film opens by its own scroll. */
export const aboutScore: Score = [
  { parts: '.story:not([data-flipped]) .story-text', from: 'left', radius: 150, start: 0.02, end: 0.32 },
  { parts: '.story:not([data-flipped]) .story-picture', from: 'right', radius: 190, start: 0.02, end: 0.38 },
  { parts: '.story[data-flipped] .story-text', from: 'right', radius: 150, start: 0.02, end: 0.32 },
  { parts: '.story[data-flipped] .story-picture', from: 'left', radius: 190, start: 0.02, end: 0.38 },
  { parts: '.opening-block h2', from: 'left', radius: 90, start: 0.02, end: 0.24 },
  { parts: '.opening-block-body', from: 'below', radius: 90, start: 0.02, end: 0.26 },
  { parts: '.section-head h2', from: 'below', radius: 110, start: 0.02, end: 0.3 },
  { parts: '.contact-columns > :first-child', from: 'left', radius: 110, start: 0.02, end: 0.26 },
  { parts: '.contact-columns > :last-child', from: 'right', radius: 110, start: 0.02, end: 0.26 },
]
