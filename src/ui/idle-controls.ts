/** Spec §9: ms after the pointer has come to rest. */
export const HIDE_DELAY = 1000

export interface IdleControls {
  pointerMoved: () => void
  pointerLeft: () => void
  /** Whether one of the controls has the keyboard's focus: then they stay. */
  focusChanged: (focused: boolean) => void
  stop: () => void
}

/** Says when controls over a video show: on movement and focus, until one second after the pointer rests. */
export function createIdleControls(show: (visible: boolean) => void): IdleControls {
  let timer: ReturnType<typeof setTimeout> | undefined
  let focused = false
  let visible = false

  function set(next: boolean): void {
    if (next !== visible) show((visible = next))
  }
  function hideLater(): void {
    clearTimeout(timer)
    timer = setTimeout(() => set(focused), HIDE_DELAY)
  }

  return {
    pointerMoved() {
      set(true)
      hideLater()
    },
    pointerLeft: hideLater,
    focusChanged(next) {
      focused = next
      if (next) set(true)
      else hideLater()
    },
    stop: () => clearTimeout(timer),
  }
}
