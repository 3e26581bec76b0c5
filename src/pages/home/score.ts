import type { Score } from '#src/motion/score.ts'

/** What arrives on the home page, from where, and when. The hero and the film have scenes of their own. */
export const homeScore: Score = [
  { parts: '.section-label', from: 'left', radius: 60, start: 0.02, end: 0.22 },
  { parts: '.section-head h2', from: 'below', radius: 110, start: 0.02, end: 0.3 },
  { parts: '.showcase-choice', from: 'left', radius: 140, start: 0.04, end: 0.34 },
  { parts: '.showcase-panels', from: 'right', radius: 180, start: 0.02, end: 0.36 },
  { parts: '.capability', from: 'below', radius: 130, start: 0, end: 0.26, stagger: 0.035 },
  { parts: '.tokens-hero-words > *', from: 'left', radius: 150, start: 0.02, end: 0.3 },
  { parts: '.token-lists > :first-child', from: 'left', radius: 120, start: 0.02, end: 0.28 },
  { parts: '.token-lists > :last-child', from: 'right', radius: 120, start: 0.02, end: 0.28 },
  { parts: '.contact-columns > :first-child', from: 'left', radius: 110, start: 0.02, end: 0.26 },
  { parts: '.contact-columns > :last-child', from: 'right', radius: 110, start: 0.02, end: 0.26 },
]
