import { type Ref, useCallback } from 'react'
import { BoxGeometry, InstancedBufferAttribute, InstancedBufferGeometry, Mesh, ShaderMaterial } from 'three'
import { TAU } from './ease.ts'
import { OUTPUT } from './glsl.ts'
import type { Lighting } from './lighting.ts'
import { owns, type Part, usePart } from './use-part.ts'

export interface BarsSpec {
  count: number
  radius: number
  /** Width and depth of a bar, units. */
  width: number
  /** How far they are threads of light, 0..1; else they are glass that light rises in. */
  glow?: number
}

const VERTEX = /* glsl */ `
attribute float aAngle; attribute float aHeight;
uniform float uRadius; uniform float uWidth;
varying float vUp; varying float vFace; varying float vHeight; varying vec3 vRound; varying float vAside;
void main() {
  float c = cos(aAngle); float s = sin(aAngle);
  vec3 p = vec3(position.x * uWidth, (position.y + 0.5) * aHeight, position.z * uWidth);
  vec3 at = vec3(c * (uRadius + p.x) - s * p.z, p.y, s * (uRadius + p.x) + c * p.z);
  vUp = position.y + 0.5;
  vHeight = aHeight;
  vRound = mat3(modelViewMatrix) * vec3(c * position.x - s * position.z, 0.0, s * position.x + c * position.z);
  // How far the ray of the eye passes from the bar's axis, half widths.
  vec3 axis = mat3(modelViewMatrix) * vec3(0.0, 1.0, 0.0);
  vec4 seen = modelViewMatrix * vec4(at, 1.0);
  vAside = 2.0 * dot(vRound, normalize(cross(axis, seen.xyz))) / length(axis);
  vec3 n = mat3(modelMatrix) * vec3(c * normal.x - s * normal.z, normal.y, s * normal.x + c * normal.z);
  vFace = 0.62 + 0.38 * clamp(dot(normalize(n), normalize(vec3(-0.5, 0.6, 0.62))), 0.0, 1.0);
  gl_Position = projectionMatrix * seen;
}`

const FRAGMENT = /* glsl */ `
uniform vec3 uCoreDeep; uniform vec3 uCoreBlue; uniform vec3 uCoreViolet; uniform vec3 uCoreLight;
uniform float uNight; uniform float uFade; uniform float uGlow;
varying float vUp; varying float vFace; varying float vHeight; varying vec3 vRound; varying float vAside;
${OUTPUT}
void main() {
  float tall = smoothstep(0.1, 2.2, vHeight);
  vec3 body = mix(mix(uCoreDeep, uCoreBlue, 0.75), uCoreViolet, 0.2 + 0.8 * tall * vUp);
  vec3 colour = body * (0.5 + 0.75 * vUp * vUp) * vFace;
  // Brightest along the middle, as a rod of glass is.
  float middle = abs(normalize(vRound).z);
  colour = mix(colour * 0.8, colour * 1.2 + 0.22 * uCoreLight * (1.0 - uNight), middle * middle);
  // Its edges are deep, its foot is in the shade of its neighbours, and the brightest light is a line along it.
  float line = pow(max(dot(normalize(vRound), vec3(-0.55, 0.0, 0.835)), 0.0), 24.0);
  colour *= (0.5 + 0.5 * middle) * (0.45 + 0.55 * smoothstep(0.0, 0.22, vUp * vHeight));
  colour += mix(vec3(0.5, 0.5, 0.55), vec3(0.55, 0.5, 0.85), uNight) * line;
  colour += mix(uCoreViolet, uCoreLight, 0.55) * smoothstep(0.86, 1.0, vUp) * mix(0.25, 0.6, uNight);
  // A thread has a light core, soft sides and soft ends, and none of it is seen before it is long enough for these.
  float side = abs(vAside);
  vec3 thread = mix(mix(uCoreBlue, uCoreViolet, 0.7), uCoreLight, (1.0 - smoothstep(0.0, 0.7, side)) * mix(0.7, 1.0, uNight)) * mix(1.0, 1.7, uNight);
  float ends = smoothstep(0.0, 0.1, min(vUp, 1.0 - vUp) * vHeight) * smoothstep(0.3, 0.55, vHeight);
  float solid = mix(1.0, (1.0 - smoothstep(0.3, 1.0, side)) * ends, uGlow) * uFade;
  gl_FragColor = vec4(radiance(mix(colour, thread, uGlow)), 1.0) * solid;
}`

export interface BarsPart extends Part<Mesh> {
  /** Units, one for each bar; call `commit` after writing. */
  heights: Float32Array
  commit: () => void
}

/** Bars of light around y: one draw call. */
export function createBars(lighting: Lighting, { count, radius, width, glow = 0 }: BarsSpec): BarsPart {
  const box = new BoxGeometry(1, 1, 1)
  const geometry = new InstancedBufferGeometry()
  geometry.setIndex(box.getIndex())
  for (const name of ['position', 'normal']) geometry.setAttribute(name, box.getAttribute(name))
  const angles = Float32Array.from({ length: count }, (_, i) => (i / count) * TAU)
  geometry.setAttribute('aAngle', new InstancedBufferAttribute(angles, 1))
  const heights = new Float32Array(count).fill(0.01)
  const attribute = new InstancedBufferAttribute(heights, 1)
  geometry.setAttribute('aHeight', attribute)
  geometry.instanceCount = count
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      ...lighting.uniforms,
      uRadius: { value: radius },
      uWidth: { value: width },
      uGlow: { value: glow },
    },
    premultipliedAlpha: true,
    transparent: true,
    depthWrite: glow === 0,
  })
  const mesh = new Mesh(geometry, material)
  // Glass comes before the glow and the ball of light, as what is opaque does; threads come after them. One program draws both.
  mesh.renderOrder = glow === 0 ? -1.5 : 1
  mesh.frustumCulled = false
  return {
    object: mesh,
    heights,
    commit: () => {
      attribute.needsUpdate = true
    },
    dispose: owns(geometry, material),
  }
}

interface Props {
  lighting: Lighting
  spec: BarsSpec
  control: Ref<BarsPart>
}

export function Bars({ lighting, spec, control }: Props) {
  const create = useCallback(() => createBars(lighting, spec), [lighting, spec])
  return <primitive object={usePart(create, control).object} />
}
