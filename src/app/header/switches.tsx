import { useStore } from 'zustand'
import { motion, toDark, toLight } from '#src/content/frame.ts'
import { motionSwitched, experienceStore } from '#src/stores/experience.ts'
import { themeToggled, themeStore } from '#src/stores/theme.ts'
import { IconButton } from '#src/ui/button.tsx'

/** Names the theme that a press leads to. */
export function ThemeToggle() {
  const theme = useStore(themeStore, (state) => state.theme)
  return (
    <IconButton
      name={theme === 'dark' ? toLight : toDark}
      icon={theme === 'dark' ? 'moon' : 'sun'}
      onClick={themeToggled}
    />
  )
}

/** Immersive or light, live in both directions (product: Experience modes). */
export function MotionSwitch() {
  const immersive = useStore(experienceStore, (state) => state.mode === 'immersive')
  return (
    <IconButton
      name={motion}
      icon={immersive ? 'orbit' : 'still'}
      role="switch"
      aria-checked={immersive}
      onClick={motionSwitched}
    />
  )
}
