import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, ShaderMaterial } from 'three'
import { TAU } from '#scenes/instrument/ease.ts'
import { OUTPUT } from '#scenes/instrument/glsl.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { owns, type Part } from '#scenes/instrument/use-part.ts'
import { train } from './train.ts'
import { DIAL, WHEEL } from './config.ts'

export interface GaugesPart extends Part<Mesh> {
  /** By gear: how full it is, how much its gear is looked at, and how large it is, 0..1. */
  level: Float32Array
  look: Float32Array
  shown: Float32Array
}

const COUNT = train.length

const VERTEX = /* glsl */ `
attribute vec4 aMark;
uniform float uLevel[${COUNT}]; uniform float uLook[${COUNT}]; uniform float uShown[${COUNT}];
varying float vLit; varying float vLook;
void main() {
  // aMark: middle of the gauge, its gear, share of the round.
  int gear = int(aMark.z + 0.5);
  vLit = smoothstep(0.0, 0.02, uLevel[gear] - aMark.w);
  vLook = uLook[gear];
  vec3 at = vec3(aMark.x, 0.0, aMark.y) + position * uShown[gear];
  gl_Position = projectionMatrix * modelViewMatrix * vec4(at, 1.0);
}`

/** Unlit they are engraved lines; lit, the light of what has passed: by day its ink. */
const FRAGMENT = /* glsl */ `
uniform vec3 uBrass; uniform vec3 uCoreBlue; uniform vec3 uCoreViolet; uniform vec3 uCoreLight; uniform float uNight; uniform float uFade;
varying float vLit; varying float vLook;
${OUTPUT}
void main() {
  vec3 dark = uBrass * mix(0.5, 0.2, uNight) * (1.0 + vLook);
  vec3 bright = mix(mix(uCoreViolet, uCoreLight, 0.35), mix(uCoreBlue, uCoreLight, 0.45) * 2.1, uNight);
  gl_FragColor = vec4(radiance(mix(dark, bright, vLit)), 1.0) * uFade;
}`

/** A ring of marks on the plate of every gear, clockwise from the top. */
function marks(): BufferGeometry {
  const position: number[] = []
  const mark: number[] = []
  const index: number[] = []
  for (const [gear, { radius, x, z }] of train.entries()) {
    const r = radius * WHEEL.dial
    for (let i = 0; i < DIAL.marks; i += 1) {
      const angle = (i / DIAL.marks) * TAU - TAU / 4
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const first = position.length / 3
      const long = i % 5 === 0
      for (const out of [long ? DIAL.from - 0.08 : DIAL.from, DIAL.to])
        for (const across of [-1, 1]) {
          const wide = across * (long ? 0.034 : 0.026)
          position.push(c * r * out - s * wide * r, DIAL.y + DIAL.half + 0.012, s * r * out + c * wide * r)
          mark.push(x, z, gear, i / DIAL.marks)
        }
      index.push(first, first + 1, first + 2, first + 2, first + 1, first + 3)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  geometry.setAttribute('aMark', new BufferAttribute(new Float32Array(mark), 4))
  geometry.setIndex(index)
  return geometry
}

/** How far each step has come, in one draw call. */
export function createGauges(lighting: Lighting): GaugesPart {
  const [level, look, shown] = [0, 1, 2].map(() => new Float32Array(COUNT)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      ...lighting.uniforms,
      uLevel: { value: level },
      uLook: { value: look },
      uShown: { value: shown },
    },
    side: DoubleSide,
  })
  const mesh = new Mesh(marks(), material)
  mesh.frustumCulled = false
  return { object: mesh, level, look, shown, dispose: owns(mesh.geometry, material) }
}
