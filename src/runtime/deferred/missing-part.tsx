import { missingPart } from '#src/content/runtime.ts'
import { Button } from '#src/ui/button.tsx'
import './missing-part.css'

/** Says that a section is missing, and offers the whole document anew: only that knows the names of new files. */
export function MissingPart() {
  return (
    <section className="missing-part wrap" role="status">
      <p>{missingPart.text}</p>
      <Button variant="outline" onClick={() => location.reload()}>
        {missingPart.retry}
      </Button>
    </section>
  )
}
