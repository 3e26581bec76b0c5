import { TO_LAPTOP } from '#src/lib/breakpoints.ts'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'

/** Where a whole interface would be a sheet of small print, one panel of it is shown instead. */
export const PANEL = TO_LAPTOP

interface Props {
  /** `vignette-NAME`: a whole interface, of which narrow views see the panel `vignette-phone-NAME`. */
  name: string
  alt: string
}

/** File name of the panel that stands for a whole interface in narrow views. */
export const panelOf = (name: string): string => name.replace('vignette-', 'vignette-phone-')

/** A product's interface at one moment. */
export function InterfacePicture({ name, alt }: Props) {
  const narrow = { media: PANEL, name: panelOf(name), width: 680, height: 850 }
  return <ThemedPicture name={name} narrow={narrow} alt={alt} width={1280} height={800} />
}
