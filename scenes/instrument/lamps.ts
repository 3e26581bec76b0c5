import { BoxGeometry, type BufferGeometry, Float32BufferAttribute, Mesh, ShaderMaterial } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { OUTPUT } from './glsl.ts'
import type { Lighting } from './lighting.ts'
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
  // Multisampling extrapolates it at the edge of a bar that is thinner than a pixel: far over 1 it would flare up.
  float up = clamp(vUp, 0.0, 1.0);
  vec3 colour = mix(uCoreBlue * 0.5, uCoreViolet * 0.95, smoothstep(0.0, 0.9, up));
  colour += uCoreLight * pow(up, 6.0) * mix(0.15, 0.8 + 0.6 * uWake, uNight);
  colour = mix(colour, uBrass * mix(0.95, 1.4, uNight) * (0.4 + 0.8 * up), vWarm);
  colour *= vShade * mix(0.95, 1.15 + 0.5 * uWake, uNight);
  gl_FragColor = vec4(radiance(colour), 1.0) * uFade;
}`

/** Indices of the faces of three's box, without the fourth: the foot, which nobody sees. */
const FOOT = { from: 18, to: 24 }

function barGeometry({ foot, angle, width, depth, height, phase, warm }: Lamp): BufferGeometry {
  const bar = new BoxGeometry(width, 1, depth).translate(0, 0.5, 0).rotateY(angle)
  const corners = Array.from({ length: bar.getAttribute('position').count })
  bar.setAttribute(
    'aLamp',
    new Float32BufferAttribute(
      corners.flatMap(() => [...foot, height]),
      4,
    ),
  )
  bar.setAttribute(
    'aRise',
    new Float32BufferAttribute(
      corners.flatMap(() => [phase, warm]),
      2,
    ),
  )
  return bar.setIndex([...(bar.index?.array ?? [])].filter((_, i) => i < FOOT.from || i >= FOOT.to))
}

/** Bars of light in one draw call. */
export function createLamps(lighting: Lighting, lamps: readonly Lamp[]): LampsPart {
  const wake = { value: 0 }
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { ...lighting.uniforms, uWake: wake },
  })
  const mesh = new Mesh(mergeGeometries(lamps.map(barGeometry)), material)
  mesh.frustumCulled = false
  return { object: mesh, wake, dispose: owns(mesh.geometry, material) }
}
