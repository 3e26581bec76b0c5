import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { Boundary } from './boundary.tsx'

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
  /** Called on Escape while the layer's code is on its way: whoever presses it does not want the layer any more. */
  close: () => void
  load: Load<Props>
  /** Called when the layer is to be open and its code does not arrive. */
  failed: () => void
  layer: Props
}

/** A layer whose code is loaded when it is first opened; renders nothing until then. Once there, it closes by itself. */
export function LazyLayer<Props extends object>({ open, close, load, failed, layer }: LayerProps<Props>) {
  const [Layer, setLayer] = useState<ComponentType<Props> | null>(null)
  const awaited = open && !Layer
  useEffect(() => {
    if (!awaited) return
    let calledOff = false
    load().then(
      // In slices and with a commit of its own, so that a frame can come in between: its style sheet has just arrived, and
      // the whole document is styled for that.
      (component) => startTransition(() => setLayer(() => component)),
      () => calledOff || failed(),
    )
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    addEventListener('keydown', onKeyDown)
    return () => {
      calledOff = true
      removeEventListener('keydown', onKeyDown)
    }
  }, [awaited, close, load, failed])
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
