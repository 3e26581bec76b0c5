import { useEffect, useState, type ComponentType } from 'react'
import { Boundary } from '#src/ui/boundary.tsx'

type Load<Props> = () => Promise<ComponentType<Props>>

/** Asks for a layer's code once; a failure is forgotten, so that the next call tries again. */
export function once<Props>(load: Load<Props>): Load<Props> {
  let loaded: Promise<ComponentType<Props>> | null = null
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null
      throw error
    })
    return loaded
  }
}

interface LayerProps<Props> {
  open: boolean
  load: Load<Props>
  /** Called when the layer is to be open and its code does not arrive. */
  failed: () => void
  layer: Props
}

/** A layer whose code is loaded when it is first opened; renders nothing until then. */
export function LazyLayer<Props extends object>({ open, load, failed, layer }: LayerProps<Props>) {
  const [Layer, setLayer] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (open && !Layer) load().then((component) => setLayer(() => component), failed)
  }, [open, Layer, load, failed])
  return (
    Layer && (
      <Boundary retryOn={open}>
        <Layer {...layer} />
      </Boundary>
    )
  )
}

/** Call at the first touch of a layer's button, so that its code is on its way before the press ends. */
export function warmUp<Props>(load: Load<Props>) {
  const start = () => void load().catch(() => {})
  return { onPointerDown: start, onFocus: start }
}
