import { ThemedPicture } from '#src/ui/themed-picture.tsx'

interface Props {
  /** `vignette-NAME`: a whole interface, of which narrow views see the panel `vignette-phone-NAME`. */
  name: string
  alt: string
}

/** A product's interface at one moment. */
export function InterfacePicture({ name, alt }: Props) {
  const phone = name.replace('vignette-', 'vignette-phone-')
  return <ThemedPicture name={name} phone={phone} alt={alt} width={1280} height={800} />
}
