import { DoubleSide, Mesh, PlaneGeometry } from 'three'
import { OUTPUT } from '#scenes/instrument/glsl.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { owns, type Part } from '#scenes/instrument/use-part.ts'
import { lightMaterial } from '#scenes/instrument/light-material.ts'

const VERTEX = /* glsl */ `
varying vec2 vAt;
void main() {
  vAt = vec2(uv.x, uv.y * 2.0 - 1.0);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

/** Brightest along its middle; by day ink of the core's colour, since light on paper is invisible. */
const FRAGMENT = /* glsl */ `
uniform vec3 uCoreBlue; uniform vec3 uCoreViolet; uniform vec3 uCoreLight; uniform float uNight; uniform float uFade; uniform float uLevel;
varying vec2 vAt;
${OUTPUT}
void main() {
  float across = exp(-vAt.y * vAt.y * 9.0);
  float hair = exp(-vAt.y * vAt.y * 130.0);
  float reach = smoothstep(0.0, 0.04, uLevel * 1.05 - vAt.x) * (1.0 - smoothstep(0.9, 1.0, vAt.x));
  float strength = uLevel * reach;
  vec3 tint = mix(uCoreBlue, uCoreViolet, 0.5);
  vec3 night = mix(tint, uCoreLight, hair) * (hair * 2.4 + across * 0.5);
  float cover = mix(clamp(hair + across * 0.22, 0.0, 1.0), clamp(max(night.r, max(night.g, night.b)), 0.0, 1.0), uNight);
  vec3 colour = mix(tint * 0.8 * cover, night, uNight);
  gl_FragColor = vec4(radiance(colour), cover) * strength * uFade;
}`

/** Where it begins and ends, and half its width, units. */
interface BeamSpec {
  from: number
  to: number
  half: number
}

interface BeamPart extends Part<Mesh> {
  /** 0 dark, 1 from the core to beyond the last planet. */
  level: { value: number }
}

/** A line of light along +x: one draw. */
export function createBeam(lighting: Lighting, { from, to, half }: BeamSpec): BeamPart {
  const level = { value: 0 }
  const material = lightMaterial(lighting, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { uLevel: level },
    side: DoubleSide,
  })
  const geometry = new PlaneGeometry(to - from, 2 * half)
    .rotateX(-Math.PI / 2)
    .translate((from + to) / 2, 0, 0)
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.renderOrder = 4
  return { object: mesh, level, dispose: owns(geometry, material) }
}
