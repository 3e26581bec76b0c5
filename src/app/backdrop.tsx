import { areaOf } from '#src/lib/area.ts'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import './backdrop.css'

interface Props {
  pathname: string
}

/** The instrument's quiet presence on pages that open without a scene of their own: its still, under the first screen. */
export function Backdrop({ pathname }: Props) {
  const area = areaOf(pathname)
  if (area === 'home') return null
  return (
    <div className="backdrop" key={area} aria-hidden="true">
      <ThemedPicture name={`ambient-${area}`} alt="" width={1920} height={1080} />
    </div>
  )
}
