/*
 * A bare page that draws exactly one frame of one scene, for the media script. The query says which:
 * ?scene=hero&theme=dark&time=12&progress=0&area=solutions&quality=high&dust=0.3 (share of the motes), or
 * ?scene=gates&placement=architecture&state=gate 3&zoom=0.9 (scripts/bench/states.ts), or ?scene=hero&alone=1 (in the middle, with no
 * title beside it)
 */
import { createRoot, extend, useFrame } from '@react-three/fiber'
import { createElement, type ComponentType } from 'react'
import { Group, NeutralToneMapping, PerspectiveCamera, type Object3D, Points, WebGLRenderer } from 'three'
import type { VARIANTS } from '#scenes/ambient/config.ts'
import { isSceneName, scenes } from '#scenes/index.ts'
import { AssemblyScene, TurningScene } from '#scenes/hero/film/index.tsx'
import {
  SCENE_DISTANCE,
  SCENE_FOV,
  type SceneFrame,
  type SceneProps,
  type Tier,
} from '#scenes/instrument/scene-props.ts'
import { createNearBlur } from '#scenes/stage/glow/composite.ts'
import { createGlow } from '#scenes/stage/glow/glow.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import type { Alignment } from '#src/content/alignments.ts'
import { enterState, statesOf } from '#scripts/bench/states.ts'
import { overRoom } from './film.ts'

const query = new URLSearchParams(location.search)
const number = (name: string) => Number(query.get(name) ?? 0)
type Area = keyof typeof VARIANTS
type Drawn = ComponentType<
  SceneProps & { frame: SceneFrame & { exit: number }; area: Area; placement?: string; alone?: boolean }
>
/** Scenes of the films alone: no page has them. */
const films: Record<string, Drawn> = { assembly: AssemblyScene, turning: TurningScene }

const asked = query.get('scene') ?? ''
const placement = query.get('placement')
const Scene = films[asked] ?? (isSceneName(asked) ? ((await scenes[asked].load()) as Drawn) : undefined)
const canvas = document.querySelector('canvas')
if (!Scene || !canvas) throw new Error(`no scene ${asked}`)

const state = query.get('state')
if (state) {
  if (!isSceneName(asked) || !(state in statesOf(asked))) throw new Error(`${asked} has no state ${state}`)
  enterState(asked, state, placement ?? '')
}
// The planets in line at the end of a page, from the core outwards.
const aligned = query.get('aligned')
if (aligned) pieceSignalled('aligned', aligned.split(',') as unknown as Alignment)

// Share of the scene's frame that is drawn beyond each of its edges.
const air = number('air')
const frame = {
  time: number('time'),
  progress: number('progress'),
  exit: 0,
  pointer: { x: 0, y: 0 },
  night: query.get('theme') === 'dark' ? 1 : 0,
  width: innerWidth / (1 + 2 * air),
  height: innerHeight / (1 + 2 * air),
}
const camera = Object.assign(
  new PerspectiveCamera(SCENE_FOV, innerWidth / innerHeight, 0.1, 200),
  // Its frame is set here, not by the canvas.
  { manual: true },
)
camera.position.z = SCENE_DISTANCE
// Less than 1: air around an object that fills its place.
camera.zoom = Number(query.get('zoom') ?? 1)
camera.setViewOffset(
  frame.width,
  frame.height,
  -air * frame.width,
  -air * frame.height,
  innerWidth,
  innerHeight,
)

const TIERS: readonly Tier[] = ['high', 'medium', 'low']
const tier = TIERS.find((name) => name === query.get('quality')) ?? 'high'
const gl = new WebGLRenderer({ canvas, alpha: true, antialias: false, preserveDrawingBuffer: true })
gl.autoClear = false
const glow = createGlow(gl)
const sharp = createNearBlur()

/** Brings the scene to the canvas as the stage does. */
function Drawing() {
  useFrame(({ scene }) => {
    glow.begin(tier)
    gl.render(scene, camera)
    glow.finish(tier, frame.night, 0, sharp)
  }, 1)
  return null
}

extend({ Group })
const root = createRoot(canvas)
await root.configure({
  frameloop: 'never',
  dpr: devicePixelRatio,
  camera,
  size: { width: innerWidth, height: innerHeight, top: 0, left: 0 },
  gl: () => gl,
})
gl.toneMapping = NeutralToneMapping
const area = (query.get('area') ?? 'solutions') as Area
const store = root.render(
  createElement(
    'group',
    null,
    createElement(Scene, {
      frame,
      tier,
      area,
      alone: query.has('alone'),
      ...(placement ? { placement } : {}),
    }),
    createElement(Drawing),
  ),
)

/** Leaves out all but a share of every cloud of motes: they are in no order. */
function thin(scene: Object3D): void {
  const share = Number(query.get('dust') ?? 1)
  scene.traverse((object) => {
    if (object instanceof Points)
      object.geometry.setDrawRange(0, share * object.geometry.getAttribute('position').count)
  })
}

/** The canvas with the frame drawn; null until React has mounted the scene. */
function drawn(): HTMLCanvasElement | null {
  const { scene, advance, gl: renderer } = store.getState()
  if (scene.children.length === 0) return null
  thin(scene)
  advance(frame.time)
  return renderer.domElement
}

/** Draws the frame and hands it over as a PNG data URL; null until React has mounted the scene. */
export const draw = (): string | null => drawn()?.toDataURL('image/png') ?? null

/** Draws another moment of the same scene over its room: a JPEG as a data URL. */
export function drawAt(time: number, progress: number): string | null {
  Object.assign(frame, { time, progress })
  const picture = drawn()
  return picture && overRoom(picture, frame.night === 1 ? 'dark' : 'light')
}

Object.assign(window, { draw, drawAt })
