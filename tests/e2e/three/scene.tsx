import { Environment } from '@react-three/drei/core/Environment.js'
import { Lightformer } from '@react-three/drei/core/Lightformer.js'
import { createRoot, extend } from '@react-three/fiber'
import { useMemo } from 'react'
import {
  BackSide,
  CubeCamera,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  PMREMGenerator,
  PointLight,
  Scene,
  SphereGeometry,
  WebGLRenderer,
  type Object3D,
  type Texture,
} from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { filterConsole } from '#scenes/stage/console.ts'

/*
 * What three's and drei's documentation shows, drawn from a production build: a standard material lit by a generated
 * environment, a physical one under drei's panels and a lamp, and a model from a glTF file.
 */

const SIZE = 96
/** A triangle around the origin, as three's loader gets it from a file: positions as base64. */
const positions = new Float32Array([-1, -1, 0, 1, -1, 0, 0, 1, 0])
const MODEL = JSON.stringify({
  asset: { version: '2.0' },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
  materials: [
    { emissiveFactor: [0, 1, 0], pbrMetallicRoughness: { baseColorFactor: [0, 0, 0, 1] }, doubleSided: true },
  ],
  accessors: [
    { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [-1, -1, 0], max: [1, 1, 0] },
  ],
  bufferViews: [{ buffer: 0, byteLength: positions.byteLength }],
  buffers: [
    {
      byteLength: positions.byteLength,
      uri: `data:application/octet-stream;base64,${btoa(String.fromCharCode(...new Uint8Array(positions.buffer)))}`,
    },
  ],
})

type Colour = [red: number, green: number, blue: number]

export type Drawn = Record<'standard' | 'physical' | 'model' | 'nothing', Colour>

/** An environment as three makes it: a room of one red ball. */
function redRoom(gl: WebGLRenderer): Texture {
  const room = new Scene()
  room.add(new Mesh(new SphereGeometry(3), new MeshBasicMaterial({ color: 0xff0000, side: BackSide })))
  return new PMREMGenerator(gl).fromScene(room, 0, 0.1, 10, { size: 16 }).texture
}

interface Props {
  gl: WebGLRenderer
  model: Object3D
}

function Picture({ gl, model }: Props) {
  const red = useMemo(() => redRoom(gl), [gl])
  return (
    <>
      <Environment resolution={16} frames={1}>
        <Lightformer intensity={6} color="blue" position={[0, 0, 3]} scale={10} />
      </Environment>
      <mesh position={[-2, 0, 0]}>
        <sphereGeometry />
        <meshStandardMaterial envMap={red} metalness={1} roughness={0.4} />
      </mesh>
      <mesh>
        <sphereGeometry />
        <meshPhysicalMaterial clearcoat={1} roughness={0.3} anisotropy={0.6} metalness={1} />
      </mesh>
      <primitive object={model} position={[2, 0, 0]} />
      <pointLight position={[0, 0, 3]} intensity={20} />
    </>
  )
}

/** The canvas's colour at shares of its width and height. */
function at(gl: WebGLRenderer, across: number, up = 0.5): Colour {
  const rgba = new Uint8Array(4)
  const context = gl.getContext()
  context.readPixels(
    Math.round(SIZE * across),
    Math.round(SIZE * up),
    1,
    1,
    context.RGBA,
    context.UNSIGNED_BYTE,
    rgba,
  )
  return [rgba[0] ?? 0, rgba[1] ?? 0, rgba[2] ?? 0]
}

async function draw(): Promise<Drawn> {
  filterConsole()
  extend({
    CubeCamera,
    Group,
    Mesh,
    MeshBasicMaterial,
    MeshPhysicalMaterial,
    MeshStandardMaterial,
    PlaneGeometry,
    PointLight,
    Scene,
    SphereGeometry,
  })
  const canvas = document.createElement('canvas')
  const gl = new WebGLRenderer({ canvas, preserveDrawingBuffer: true })
  const { scene: model } = await new GLTFLoader().parseAsync(MODEL, '')
  const root = createRoot(canvas)
  await root.configure({
    gl: () => gl,
    dpr: 1,
    frameloop: 'never',
    flat: true,
    size: { width: SIZE, height: SIZE, top: 0, left: 0 },
    camera: { position: [0, 0, 8], fov: 42 },
  })
  const store = root.render(<Picture gl={gl} model={model} />)
  // Effects have run by the next task; drei then makes its environment in the first frame, and the second shows it.
  await new Promise((resolve) => setTimeout(resolve))
  while (!store.getState().scene.environment) await new Promise((resolve) => setTimeout(resolve))
  for (const time of [0, 1]) store.getState().advance(time)
  return {
    standard: at(gl, 1 / 6),
    physical: at(gl, 1 / 2),
    model: at(gl, 5 / 6),
    nothing: at(gl, 1 / 2, 0.95),
  }
}

declare global {
  interface Window {
    draw: () => Promise<Drawn>
  }
}

window.draw = draw
