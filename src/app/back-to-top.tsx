import { useStore } from 'zustand'
import { uiStore } from '#src/stores/ui.ts'
import { backToTop } from '#src/content/frame.ts'
import { scrollTo } from '#src/motion/smooth-scroll.ts'
import { IconButton } from '#src/ui/button.tsx'

/** Appears after 200 px of scroll and returns to the top, smoothly where motion is welcome. */
export function BackToTop() {
  const shown = useStore(uiStore, (state) => state.backToTopShown)
  return (
    <div className="back-to-top" data-shown={shown || undefined}>
      <IconButton
        name={backToTop}
        icon="up"
        onClick={() => {
          scrollTo(0)
          document.getElementById('main')?.focus({ preventScroll: true })
        }}
      />
    </div>
  )
}
