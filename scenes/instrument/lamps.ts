import { BufferAttribute, BufferGeometry, Mesh, ShaderMaterial } from 'three'
import { OUTPUT } from './glsl.ts'
import type { Rig } from './rig.ts'
import { owns, type Part } from './use-part.ts'

/** A bar of light: a box that stands on `foot`, turned by `angle` about y. Units, radians. */
export interface Lamp {
  foot: readonly [number, number, number]
  angle: number
  /** Across and through. */
  width: number
  depth: number
  height: number
  /** 0..1: when it rises with the wave, and how warm its light is. */
  phase: number
  warm: number
}

export interface LampsPart extends Part<Mesh> {
  /** 0..1: how far the wave has raised them. */
  wake: { value: number }
}

const VERTEX = /* glsl */ `
attribute vec4 aLamp; attribute vec2 aRise;
uniform float uTime; uniform float uWake;
varying float vUp; varying float vWarm; varying float vShade;
void main() {
  // aLamp: foot, height; aRise: phase, warmth. position.y runs 0..1 up the bar.
  float wave = 0.5 + 0.5 * sin(uTime * 0.7 + aRise.x * 12.566);
  float height = aLamp.w * mix(0.78 + 0.22 * wave, 0.7 + 0.62 * wave, uWake);
  vec3 p = aLamp.xyz + vec3(position.x, position.y * height, position.z);
  vUp = position.y; vWarm = aRise.y;
  vec3 n = mat3(modelMatrix) * normal;
  vShade = 0.72 + 0.28 * clamp(dot(normalize(n), normalize(vec3(-0.5, 0.6, 0.7))), 0.0, 1.0);
  gl_Position = projectionMatrix * viewMatrix * modelMatrix * vec4(p, 1.0);
}`

/** Brightest at the tip; by day coloured glass, since light on paper is invisible. */
const FRAGMENT = /* glsl */ `
uniform vec3 uCoreBlue; uniform vec3 uCoreViolet; uniform vec3 uCoreLight; uniform vec3 uBrass;
uniform float uNight; uniform float uFade; uniform float uWake;
varying float vUp; varying float vWarm; varying float vShade;
${OUTPUT}
void main() {
  vec3 colour = mix(uCoreBlue * 0.5, uCoreViolet * 0.95, smoothstep(0.0, 0.9, vUp));
  colour += uCoreLight * pow(vUp, 6.0) * mix(0.15, 0.8 + 0.6 * uWake, uNight);
  colour = mix(colour, uBrass * mix(0.95, 1.4, uNight) * (0.4 + 0.8 * vUp), vWarm);
  colour *= vShade * mix(0.95, 1.15 + 0.5 * uWake, uNight);
  gl_FragColor = vec4(radiance(colour), 1.0) * uFade;
}`

/** Corners of a box that stands on y = 0 and is 1 high: [x, y, z], with the normal of each face. */
const FACES: readonly { normal: readonly [number, number, number]; corners: readonly number[][] }[] = [
  {
    normal: [0, 0, 1],
    corners: [
      [-1, 0, 1],
      [1, 0, 1],
      [-1, 1, 1],
      [1, 1, 1],
    ],
  },
  {
    normal: [0, 0, -1],
    corners: [
      [1, 0, -1],
      [-1, 0, -1],
      [1, 1, -1],
      [-1, 1, -1],
    ],
  },
  {
    normal: [1, 0, 0],
    corners: [
      [1, 0, 1],
      [1, 0, -1],
      [1, 1, 1],
      [1, 1, -1],
    ],
  },
  {
    normal: [-1, 0, 0],
    corners: [
      [-1, 0, -1],
      [-1, 0, 1],
      [-1, 1, -1],
      [-1, 1, 1],
    ],
  },
  {
    normal: [0, 1, 0],
    corners: [
      [-1, 1, 1],
      [1, 1, 1],
      [-1, 1, -1],
      [1, 1, -1],
    ],
  },
]

function lampGeometry(lamps: readonly Lamp[]): BufferGeometry {
  const out: Record<'position' | 'normal' | 'aLamp' | 'aRise', number[]> = {
    position: [],
    normal: [],
    aLamp: [],
    aRise: [],
  }
  const index: number[] = []
  for (const { foot, angle, width, depth, height, phase, warm } of lamps) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    for (const { normal, corners } of FACES) {
      const first = out.position.length / 3
      for (const [x = 0, y = 0, z = 0] of corners) {
        const [dx, dz] = [(x * width) / 2, (z * depth) / 2]
        out.position.push(dx * c + dz * s, y, dz * c - dx * s)
        out.normal.push(normal[0] * c + normal[2] * s, normal[1], normal[2] * c - normal[0] * s)
        out.aLamp.push(...foot, height)
        out.aRise.push(phase, warm)
      }
      index.push(first, first + 1, first + 2, first + 2, first + 1, first + 3)
    }
  }
  const geometry = new BufferGeometry()
  for (const [name, size] of [
    ['position', 3],
    ['normal', 3],
    ['aLamp', 4],
    ['aRise', 2],
  ] as const)
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(out[name]), size))
  geometry.setIndex(index)
  return geometry
}

/** Bars of light in one draw call. */
export function createLamps(rig: Rig, lamps: readonly Lamp[]): LampsPart {
  const wake = { value: 0 }
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { ...rig.uniforms, uWake: wake },
    premultipliedAlpha: true,
  })
  const mesh = new Mesh(lampGeometry(lamps), material)
  mesh.frustumCulled = false
  mesh.onBeforeRender = rig.sync
  return { object: mesh, wake, dispose: owns(mesh.geometry, material) }
}
