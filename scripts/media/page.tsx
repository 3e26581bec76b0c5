/*
 * A bare page that draws exactly one frame of one scene, for the media script. The query says which:
 * ?scene=hero&theme=dark&time=12&progress=0&area=solutions&quality=high&dust=0.3 (share of the motes), or
 * ?scene=integration&active=social&flowing=1, or ?scene=hero&alone=1 (in the middle, with no title beside it)
 */
import { createRoot, extend, useFrame } from '@react-three/fiber'
import { createElement, type ComponentType } from 'react'
import { Group, NeutralToneMapping, PerspectiveCamera, type Object3D, Points, WebGLRenderer } from 'three'
import type { Area } from '#scenes/ambient/config.ts'
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
import { pieceSignalled, type TrainSignal } from '#src/stores/pieces.ts'
import type { Alignment } from '#src/content/alignments.ts'
import { capabilityWoken } from '#src/stores/capabilities.ts'
import { flowStarted, nodeActivated } from '#src/stores/diagrams.ts'
import { overRoom } from './film.ts'

const query = new URLSearchParams(location.search)
const number = (name: string) => Number(query.get(name) ?? 0)
type Drawn = ComponentType<
  SceneProps & { frame: SceneFrame & { exit: number }; area: Area; placement?: string; alone?: boolean }
>
/** Scenes of the films alone: no page has them. */
const films: Record<string, Drawn> = { assembly: AssemblyScene, turning: TurningScene }

const asked = query.get('scene') ?? ''
const placement = query.get('placement')
if (placement && query.has('woken')) capabilityWoken(placement)
const Scene = films[asked] ?? (isSceneName(asked) ? ((await scenes[asked].load()) as Drawn) : undefined)
const canvas = document.querySelector('canvas')
if (!Scene || !canvas) throw new Error(`no scene ${asked}`)

// A diagram may be shown with a node looked at, and with data on its ways.
const diagram = query.get('scene')
if (diagram === 'integration' || diagram === 'sources') {
  const active = query.get('active')
  if (active) nodeActivated(diagram, active)
  if (query.has('flowing')) flowStarted(diagram)
}

// The stack is closed unless a layer is taken out of it, or a record drops through.
if (diagram === 'stack') {
  pieceSignalled('apart', query.has('layer') || query.has('record'))
  pieceSignalled('layer', number('layer'))
  pieceSignalled('record', query.has('record') ? number('record') : null)
}

// The vault may be shown with a gate that is read about, or with an event that a ring has just stopped.
if (query.has('gate')) pieceSignalled('gate', number('gate'))
if (query.has('broken')) pieceSignalled('broken', number('broken'))
if (query.has('stop')) pieceSignalled('stops', [{ id: 62, ring: number('stop'), severity: 2 }])

// The crank of the instrument may be shown at any turn.
if (query.has('turn')) pieceSignalled('crank', number('turn'))
// The planets in line at the end of a page, from the core outwards.
const aligned = query.get('aligned')
if (aligned) pieceSignalled('aligned', aligned.split(',') as unknown as Alignment)

// The train of the workflow may be shown at any step of a template.
if (diagram === 'workflow')
  pieceSignalled('train', {
    phase: (query.get('phase') ?? 'idle') as TrainSignal['phase'],
    index: number('index'),
    count: Number(query.get('count') ?? 6),
    looked: -1,
  })

const frame = {
  time: number('time'),
  progress: number('progress'),
  exit: number('exit'),
  pointer: { x: 0, y: 0 },
  night: query.get('theme') === 'dark' ? 1 : 0,
  width: innerWidth,
  height: innerHeight,
}
const camera = new PerspectiveCamera(SCENE_FOV, innerWidth / innerHeight, 0.1, 200)
camera.position.z = SCENE_DISTANCE

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

/** Draws the frame and hands it over as a PNG data URL; null until React has mounted the scene. */
export function draw(): string | null {
  const state = store.getState()
  if (state.scene.children.length === 0) return null
  thin(state.scene)
  state.advance(frame.time)
  return state.gl.domElement.toDataURL('image/png')
}

/** Draws another moment of the same scene over its room: base64 of a JPEG. */
export async function drawAt(time: number, progress: number): Promise<string | null> {
  Object.assign(frame, { time, progress })
  const { scene, advance, gl: drawn } = store.getState()
  if (scene.children.length === 0) return null
  thin(scene)
  advance(time)
  return overRoom(drawn.domElement, frame.night === 1 ? 'dark' : 'light')
}

Object.assign(window, { draw, drawAt })
