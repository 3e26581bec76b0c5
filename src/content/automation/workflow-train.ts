import { fitTrain, type Gear, trainOf, type TrainView } from '#src/lib/gear-train.ts'
import { templates } from './workflow-templates.ts'

/*
 * The train of the workflow, once. The scene, the light pictures and the places of the buttons
 * (scripts/vite/diagrams-plugin.ts) all follow from it. A template takes as many of the gears as it has steps.
 */

const DEGREE = Math.PI / 180

/** Circular pitch over π, units: the same for all, or they would not mesh. How far a tooth passes the pitch radius. */
export const MODULE = 0.2
export const ADDENDUM = 0.9 * MODULE

/** By step. The longer a step of the leads takes, the more teeth has its gear, and the slower it turns. */
const gears: readonly Gear[] = [
  { teeth: 28, carried: 10 },
  { teeth: 22, carried: 7 },
  { teeth: 16, carried: 5 },
  { teeth: 13, carried: 4 },
  { teeth: 32, carried: 10 },
  { teeth: 24, carried: 7 },
  { teeth: 18, carried: 6 },
  { teeth: 22, carried: 7 },
]

/** Where the lead comes down on the first gear: from the left, a little above its middle. */
export const train = trainOf(gears, MODULE, 196 * DEGREE)

/** The wheels' thickness, and how far a gear that is not engaged stands behind the others. */
export const THICKNESS = 0.36
export const SUNK = 0.66

/** Wide pictures run to the right, tall ones down; beyond `room` are names. */
export const views = {
  wide: {
    aspect: 2.2,
    lean: 60 * DEGREE,
    along: 0,
    room: { left: 2.3, right: 1.7, top: 1.5, bottom: 1.5 },
    most: 0.98,
  },
  tall: {
    aspect: 0.36,
    lean: 64 * DEGREE,
    along: 90 * DEGREE,
    room: { left: 0.15, right: 0.15, top: 1.2, bottom: 0.3 },
    most: 0.6,
  },
} as const satisfies Record<string, TrainView>

export type ViewName = keyof typeof views

/** `aspect`: width over height of the picture as it is. */
export const viewFor = (aspect: number): ViewName => (aspect < 1.2 ? 'tall' : 'wide')

/** Numbers of gears that a template asks for. */
export const counts: readonly number[] = [...new Set(templates.map(({ steps }) => steps.length))]

const fitsOf = (view: TrainView) => train.map((_, i) => fitTrain(train.slice(0, i + 1), view, ADDENDUM))

/** By view and number of gears less one: where the train stands. */
export const fits = { wide: fitsOf(views.wide), tall: fitsOf(views.tall) }

/** Name of the button over gear `at`, and of the drawn node. */
export const nodeOf = (at: number) => `step-${at + 1}`
