import { templates } from '#src/content/automation/workflow-templates.ts'
import {
  ADDENDUM,
  ENTRY,
  gears,
  MODULE,
  views,
  type ViewName,
} from '#src/content/automation/workflow-train.ts'
import { fitTrain, trainOf, type TrainView } from '#src/lib/gear-train.ts'

/** The gears where they stand. */
export const train = trainOf(gears, MODULE, ENTRY)

/** `aspect`: width over height of the picture as it is. */
export const viewFor = (aspect: number): ViewName => (aspect < 1.2 ? 'tall' : 'wide')

/** Numbers of gears that a template asks for. */
export const counts: readonly number[] = [...new Set(templates.map(({ steps }) => steps.length))]

const fitsOf = (view: TrainView) => train.map((_, i) => fitTrain(train.slice(0, i + 1), view, ADDENDUM))

/** By view and number of gears less one: where the train stands in its picture. */
export const fits = { wide: fitsOf(views.wide), tall: fitsOf(views.tall) }
