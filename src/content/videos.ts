/** Words over the home page's film (spec §2.4), and what it shows for those who cannot see it. */
export const homeFilm = {
  id: 'film',
  heading: { text: 'Transforming Businesses with AI & Innovation', emphasis: 'AI & Innovation' },
  line: 'Smart. Scalable. Future-Ready.',
  pause: 'Pause video',
  play: 'Play video',
  alt: 'A brass model of the planets comes together around a glowing core, and is seen from above.',
} as const

/** The about page's film (spec §2.6). */
export const aboutFilm = {
  id: 'motion',
  heading: { text: 'Our journey: one core, everything in motion', emphasis: 'everything in motion' },
  line: 'One drive turns every planet at its own pace.',
  alt: 'A brass model of the planets turns around a glowing core.',
  /** The labels say what is, the names also what a press does. */
  playing: { label: 'Playing', name: 'Playing: pause video' },
  paused: { label: 'Paused', name: 'Paused: play video' },
  muted: { label: 'Muted', name: 'Muted: unmute video' },
  unmuted: { label: 'Unmuted', name: 'Unmuted: mute video' },
} as const

/** Frames and rate of the scrubbed clip, as scripts/media/clips.mjs encodes it. */
export const SCRUB_CLIP = { frames: 150, fps: 30 } as const
