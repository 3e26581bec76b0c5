import { ThemedPicture } from '#src/ui/themed-picture.tsx'

interface Props {
  /** `vignette-NAME`: a whole interface, of which narrow views see the panel `vignette-phone-NAME`. */
  name: string
  alt: string
}

/** File name of the panel that stands for a whole interface in narrow views. */
export const panelOf = (name: string): string => name.replace('vignette-', 'vignette-phone-')

/** A product's interface at one moment. */
export function InterfacePicture({ name, alt }: Props) {
  return <ThemedPicture name={name} phone={panelOf(name)} alt={alt} width={1280} height={800} />
}
