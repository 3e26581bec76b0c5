import type { ViewName } from '#src/content/automation/workflow-train.ts'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'

/** CSS px of the stills. */
const SIZES: Readonly<Record<ViewName, { width: number; height: number }>> = {
  wide: { width: 1320, height: 600 },
  tall: { width: 432, height: 1200 },
}

interface Props {
  /** Number of gears. */
  count: number
}

/** The train where no canvas is: a still of the same scene, under the same buttons. */
export function TrainPicture({ count }: Props) {
  return (['wide', 'tall'] as const).map((view) => (
    <div key={view} className="train-picture still" data-view={view} aria-hidden="true">
      <ThemedPicture name={`workflow-${view}-${count}`} alt="" {...SIZES[view]} />
    </div>
  ))
}
