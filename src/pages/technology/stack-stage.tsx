import * as Tabs from '@radix-ui/react-tabs'
import { type Ref, useState } from 'react'
import { stackLayers, stackText } from '#src/content/technology/stack.ts'
import { TO_TABLET } from '#src/lib/breakpoints.ts'

const THEMES = ['light', 'dark'] as const

interface PictureProps {
  layer: string
  shown: boolean
  onLoad: () => void
}

/**
 * A still of the scene with one layer taken out, in both themes and both shapes: below a laptop's width the labels stand
 * under the picture (stack-held.css).
 */
function Picture({ layer, shown, onLoad }: PictureProps) {
  return THEMES.map((theme) => (
    <picture key={theme} className={`themed-picture themed-picture-${theme}`} data-shown={shown || undefined}>
      {(['avif', 'webp'] as const).map((type) => (
        <source
          key={type}
          media={TO_TABLET}
          type={`image/${type}`}
          srcSet={`/media/stack-narrow-${layer}-${theme}.${type}`}
          width={780}
          height={600}
        />
      ))}
      <source type="image/avif" srcSet={`/media/stack-${layer}-${theme}.avif`} />
      <img
        src={`/media/stack-${layer}-${theme}.webp`}
        alt=""
        width={1080}
        height={1000}
        loading="lazy"
        decoding="async"
        onLoad={onLoad}
      />
    </picture>
  ))
}

/** Where no canvas is. The layer before stays until the picture of the next one has come. */
function Pictures({ layer }: { layer: string }) {
  const [shown, setShown] = useState(layer)
  const layers = shown === layer ? [layer] : [shown, layer]
  return (
    <div className="stack-picture still" aria-hidden="true">
      {layers.map((id) => (
        <Picture key={id} layer={id} shown={id === shown} onLoad={() => id === layer && setShown(id)} />
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
