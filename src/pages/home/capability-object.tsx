import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import './capability-object.css'

/**
 * The instrument on the front of a card: drawn on the canvas behind the page, a still of it where there is none.
 * Decorative: the words beside it say what it stands for.
 */
export function CapabilityObject({ id }: { id: string }) {
  return (
    <span className="capability-object stills" data-scene="capability" data-placement={id} aria-hidden="true">
      <ThemedPicture name={`capability-${id}`} alt="" width={480} height={480} />
    </span>
  )
}
