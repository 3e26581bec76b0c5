import { useEffect, useRef } from 'react'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import { capabilityLeft, capabilityWoken } from '#src/stores/capabilities.ts'
import './capability-object.css'

/**
 * The instrument on the front of a card: drawn on the canvas behind the page, a still of it where there is none. It wakes
 * while the pointer or the keyboard is on its card. Decorative: the words beside it say what it stands for.
 */
export function CapabilityObject({ id }: { id: string }) {
  const place = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const card = place.current?.parentElement
    if (!card) return
    const listening = new AbortController()
    const options = { signal: listening.signal }
    const wake = () => capabilityWoken(id)
    const leave = () => capabilityLeft(id)
    card.addEventListener('pointerenter', wake, options)
    card.addEventListener('pointerleave', leave, options)
    card.addEventListener('focusin', wake, options)
    card.addEventListener('focusout', leave, options)
    return () => {
      listening.abort()
      leave()
    }
  }, [id])

  return (
    <span
      className="capability-object stills"
      data-scene="capability"
      data-placement={id}
      aria-hidden="true"
      ref={place}
    >
      <ThemedPicture name={`capability-${id}`} alt="" width={480} height={480} />
    </span>
  )
}
