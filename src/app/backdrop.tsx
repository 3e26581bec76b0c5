import { areaOf } from '#src/lib/area.ts'
import { ScenePicture } from '#src/sections/scene-picture.tsx'
import './backdrop.css'

interface Props {
  pathname: string
}

/** The instrument's quiet presence on pages without a scene of their own: its still, under the first screen. */
export function Backdrop({ pathname }: Props) {
  const area = areaOf(pathname)
  if (area === 'home') return null
  return (
    <div className="backdrop" key={area}>
      <ScenePicture name={`ambient-${area}`} landscape />
    </div>
  )
}
