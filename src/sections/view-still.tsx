import { TO_TABLET } from '#src/lib/breakpoints.ts'
import { ON_PHONES } from '#src/lib/set-piece.ts'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'

/** The frame that it is drawn in, CSS px. */
const FRAME = { width: 1680, height: 700 }

/** The still of a scene that fills a view: decoration. Narrow views, where it is lower, have a smaller file. */
export function ViewStill({ name }: { name: string }) {
  return (
    <ThemedPicture
      name={name}
      alt=""
      {...FRAME}
      narrow={{ ...FRAME, media: TO_TABLET, name: name + ON_PHONES }}
    />
  )
}
