import { useEffect, useState } from 'react'
import { Boundary } from '#src/ui/boundary.tsx'
import { loadPatiently } from './load-patiently.ts'
import { MissingPart } from './missing-part.tsx'
import type { SectionCode } from './section-code.ts'

interface Props {
  id: string
  code: SectionCode
}

/** A section of a page that came by navigation: nothing is prerendered, so its code is fetched at once. */
export function RenderedSection({ id, code }: Props) {
  const [Section, setSection] = useState(() => code.loaded())
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    if (Section) return
    let left = false
    const missed = () => left || setMissing(true)
    void loadPatiently(code.load, missed).then((loaded) => left || setSection(() => loaded))
    return () => {
      left = true
    }
  }, [Section, code])
  return (
    <div data-deferred={id}>
      <Boundary fallback={<MissingPart />}>{Section ? <Section /> : missing && <MissingPart />}</Boundary>
    </div>
  )
}
