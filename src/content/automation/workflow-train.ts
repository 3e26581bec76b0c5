/*
 * The train of the workflow, once: the scene, the light pictures and the places of the buttons all follow from it
 * (scenes/workflow/train.ts, scripts/vite/diagrams-plugin.ts). A template takes as many of the gears as it has steps.
 */

const DEGREE = Math.PI / 180

/** Units a tooth takes of the pitch diameter: the same for all, or they would not mesh. How far a tooth passes the pitch radius. */
export const MODULE = 0.2
export const ADDENDUM = 0.9 * MODULE

/**
 * By step: its teeth, and by how many of them it carries the lead. The longer a step of the leads takes, the more teeth
 * has its gear, and the slower it turns.
 */
export const gears = [
  { teeth: 28, carried: 10 },
  { teeth: 22, carried: 7 },
  { teeth: 16, carried: 5 },
  { teeth: 13, carried: 4 },
  { teeth: 32, carried: 10 },
  { teeth: 24, carried: 7 },
  { teeth: 18, carried: 6 },
  { teeth: 22, carried: 7 },
] as const

/** Where the lead comes down on the first gear: from the left, a little above its middle. Radians. */
export const ENTRY = 196 * DEGREE

/** The wheels' thickness, and how far a gear that is not engaged stands behind the others. */
export const THICKNESS = 0.36
export const SUNK = 0.66

/** Wide pictures run to the right, tall ones down (`TrainView` in src/lib/gear-train.ts); beyond `room` are names. */
export const views = {
  wide: {
    aspect: 2.2,
    lean: 60 * DEGREE,
    along: 0,
    room: { left: 2.8, right: 1.8, top: 1.5, bottom: 1.5 },
    most: 0.98,
  },
  tall: {
    aspect: 0.36,
    lean: 64 * DEGREE,
    along: 90 * DEGREE,
    room: { left: 0.15, right: 0.15, top: 1.2, bottom: 0.3 },
    most: 0.6,
  },
} as const

export type ViewName = keyof typeof views

/** Name of the button over gear `at`, and of the drawn node. */
export const nodeOf = (at: number) => `step-${at + 1}`
