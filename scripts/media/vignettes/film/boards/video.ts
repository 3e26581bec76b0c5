import { appear, say, show, sound, words, type Act, type Board } from '../acts.ts'

/** Seconds of the recording, one after another, up to the picture's own. */
const recording = (before: string, first: number, last: number): Act =>
  say(
    '#clock',
    Array.from({ length: last - first }, (_, i) => [900 + i * 1000, `${before}0${first + i}`] as const),
    900 + (last - first) * 1000,
  )

/** Who speaks is framed; what is said is written, and what is agreed stands below it. */
export const video: Board = {
  length: 7800,
  acts: [
    recording('Recording 24:', 2, 8),
    show('#speaks-2', 1000, 2550),
    sound('#speaks-2 .wave rect', 1000, 2500),
    appear('#who-1', 1000),
    words('#said-1', 1150, { lasts: 1100 }),
    show('#speaks-1', 2550, 4150),
    sound('#speaks-1 .wave rect', 2600, 4100),
    appear('#who-2', 2550),
    words('#said-2', 2700, { lasts: 1100 }),
    appear('#move', 3700),
    appear('#speaks-0', 4150, { rise: 0, lasts: 350 }),
    sound('#speaks-0 .wave rect', 4200, 7000),
    appear('#who-3', 4150),
    words('#said-3', 4300, { lasts: 1500 }),
    appear('#said-3 u', 5500, { rise: 0, lasts: 300 }),
    appear('#ship', 5300),
    appear('#confirm', 6000),
  ],
}

export const phoneVideo: Board = {
  length: 6000,
  acts: [
    recording('24:', 4, 8),
    sound('#speaks-0 .wave rect', 300, 5600),
    words('#said', 1100, { lasts: 2000 }),
    appear('#said u', 2600, { rise: 0, lasts: 300 }),
    appear('#ship', 3000),
    appear('#confirm', 3900),
  ],
}
