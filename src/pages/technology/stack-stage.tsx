import * as Tabs from '@radix-ui/react-tabs'
import { type Ref, useState } from 'react'
import { stackLayers, stackText } from '#src/content/technology/stack.ts'
import { TO_TABLET } from '#src/lib/breakpoints.ts'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'

/** Below a laptop's width the labels stand under the picture (stack-held.css). */
const NARROW = { media: TO_TABLET, width: 780, height: 600 }

/**
 * The scene with one layer taken out, where no canvas is. The layer before stays until the picture of the next one has
 * come.
 */
function Pictures({ layer }: { layer: string }) {
  const [shown, setShown] = useState(layer)
  const layers = shown === layer ? [layer] : [shown, layer]
  return (
    <div className="stack-picture still" aria-hidden="true">
      {layers.map((id) => (
        <ThemedPicture
          key={id}
          name={`stack-${id}`}
          alt=""
          width={1080}
          height={1000}
          narrow={{ ...NARROW, name: `stack-narrow-${id}` }}
          data-shown={id === shown || undefined}
          onLoad={() => id === layer && setShown(id)}
        />
      ))}
    </div>
  )
}

interface Props {
  layer: string
  /** The layer that the record is at; null while none drops. */
  at: number | null
  ref: Ref<HTMLDivElement>
}

/** The stack with its labels, each at its disc. */
export function StackStage({ layer, at, ref }: Props) {
  return (
    <div className="stack-rail">
      <div className="stack-stage" data-scene="stack" data-part="start" ref={ref}>
        <Pictures layer={layer} />
        <Tabs.List className="stack-tabs scripted" aria-label={stackText.tabs}>
          {stackLayers.map(({ id, name, short, sample }, index) => (
            <Tabs.Trigger
              key={id}
              value={id}
              className="stack-tab soft"
              data-node={id}
              data-passed={index === at || undefined}
            >
              <span className="stack-label">
                <span className="mono">{stackLayers.length - index}</span>
                <span className="stack-name">{name}</span>
                <span className="stack-short">{short}</span>
                <span className="stack-trace mono" aria-hidden="true">
                  {sample}
                </span>
              </span>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </div>
    </div>
  )
}
