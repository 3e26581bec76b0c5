import { Leva, useControls } from 'leva'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { isSceneName, type SceneName, scenes } from '#scenes/index.ts'
import { Stage } from '#src/app/stage.tsx'
import { applyTheme } from '#src/lib/theme.ts'
import { createProbe } from '#src/lib/stage-probe.ts'
import { experienceStore } from '#src/stores/experience.ts'
import { stageStore } from '#src/stores/stage.ts'
import { themeStore } from '#src/stores/theme.ts'
import { addressOf, QUALITIES, type Settings, THEMES } from './address.ts'
import { aspectOf, placesOf } from './places.ts'
import { enterState, statesOf } from './states.ts'

interface Props {
  first: Settings
}

const NAMES = Object.keys(scenes).filter(isSceneName)
const probe = createProbe(() => 'immersive')

experienceStore.setState({ mode: 'immersive' })

/** A control that chooses a name; none where there is nothing to choose. */
const choice = <T extends string>(value: T, names: readonly T[]) => ({
  value,
  options: [...names],
  render: () => names.length > 1,
})

/** The controls, which begin as the address says. */
function useSettings({ scene, ...first }: Settings): Settings {
  const { frozen, time, pointer, ...rest } = useControls({
    placement: choice(first.placement, placesOf(scene)),
    state: choice(first.state, ['', ...Object.keys(statesOf(scene))]),
    theme: choice(first.theme, THEMES),
    quality: choice(first.quality, QUALITIES),
    progress: { value: first.progress, min: 0, max: 1, step: 0.01 },
    frozen: first.time !== null,
    time: { value: first.time ?? 4, min: 0, max: 300, step: 0.1 },
    pointer: { value: { x: first.x, y: first.y }, min: -1, max: 1, step: 0.05, joystick: 'invertY' },
  })
  const { x, y } = pointer
  const { placement, state, theme, quality, progress } = rest
  return useMemo(
    () => ({ scene, placement, state, theme, quality, progress, x, y, time: frozen ? time : null }),
    [scene, placement, state, theme, quality, progress, x, y, frozen, time],
  )
}

/** Brings settings to the stage by the ways in which the site does: the stores, the scroll, and the probe for its clock. */
function useApplied(settings: Settings, first: Settings): void {
  const { placement, state, theme, quality, progress, x, y, time } = settings
  const mounted = useStore(stageStore, ({ status }) => status !== 'off')
  useEffect(() => {
    history.replaceState(null, '', addressOf(settings))
    // The stage takes its quality from the address, once.
    if (quality !== first.quality) location.reload()
  }, [settings, quality, first])
  useEffect(() => {
    applyTheme(theme, document.documentElement)
    themeStore.setState({ theme, chosen: true })
  }, [theme])
  useEffect(() => {
    const goal = Math.round(progress * innerHeight)
    scrollTo({ top: goal, behavior: 'instant' })
  }, [progress])
  useEffect(() => enterState(settings.scene, state, placement), [settings.scene, state, placement])
  useEffect(() => {
    if (!mounted) return
    if (time === null) probe.resume()
    else void probe.freeze(time, { x, y })
  }, [mounted, time, x, y, state, theme, placement])
}

/** As large as the view lets it be. */
const boxOf = (aspect: number | null) =>
  aspect ? { width: `min(100vw, ${100 * aspect}vh)`, height: `min(100vh, ${100 / aspect}vw)` } : {}

function List({ settings }: { settings: Settings }) {
  const linkTo = (scene: SceneName) => addressOf({ ...settings, scene, placement: '', state: '' })
  return (
    <nav className="bench-list" aria-label="Scenes">
      {NAMES.map((name) => (
        <a key={name} href={linkTo(name)} {...(name === settings.scene && { 'aria-current': 'page' })}>
          {name}
        </a>
      ))}
    </nav>
  )
}

/** The stage of the site under one box, held in the view; its way is a page that scrolls by a view. */
export function Bench({ first }: Props) {
  const settings = useSettings(first)
  const { scene, placement } = settings
  useApplied(settings, first)
  return (
    <>
      <Leva titleBar={{ title: scene, filter: false }} />
      <List settings={settings} />
      <div className="bench-passage" data-passage="">
        <div
          key={placement}
          className="bench-box"
          style={boxOf(aspectOf(scene, placement))}
          data-scene={scene}
          data-placement={placement}
          data-progress="leave"
        />
      </div>
      <Stage pathname={scene === 'ambient' ? `/${placement}` : '/'} />
    </>
  )
}
