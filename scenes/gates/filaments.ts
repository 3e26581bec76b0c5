import { Mesh, ShaderMaterial } from 'three'
import { OUTPUT } from '#scenes/instrument/glsl.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { owns, type Part } from '#scenes/instrument/use-part.ts'
import { GATES } from './config.ts'
import { filamentGeometry } from './geometry.ts'

const VERTEX = /* glsl */ `
attribute float aRing;
uniform float uLevels[${GATES}];
varying float vPlace; varying float vLevel;
void main() {
  vPlace = uv.x; vLevel = uLevels[int(aRing + 0.5)];
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

const FRAGMENT = /* glsl */ `
uniform vec3 uCoreBlue; uniform vec3 uCoreViolet; uniform vec3 uCoreLight; uniform float uNight; uniform float uFade;
varying float vPlace; varying float vLevel;
${OUTPUT}
void main() {
  // From the middle of the gap both ways, so that the light meets on the far side.
  float way = 1.0 - abs(vPlace * 2.0 - 1.0);
  if (vLevel < 0.004 || way > vLevel) discard;
  float head = (1.0 - smoothstep(0.0, 0.1, vLevel - way)) * (1.0 - step(0.999, vLevel));
  vec3 night = mix(mix(uCoreBlue, uCoreViolet, 0.5), uCoreLight, 0.3) * (3.0 + 3.0 * head);
  gl_FragColor = vec4(radiance(mix(mix(uCoreBlue, uCoreViolet, 0.5) * 0.75, night, uNight)), 1.0) * uFade;
}`

export interface FilamentsPart extends Part<Mesh> {
  /** By ring, 0..1. */
  levels: Float32Array
}

/** Light that closes round a ring from its gap; by day ink of the core's colour, since light on paper is invisible. */
export function createFilaments(lighting: Lighting): FilamentsPart {
  const levels = new Float32Array(GATES)
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { ...lighting.uniforms, uLevels: { value: levels } },
  })
  const mesh = new Mesh(filamentGeometry(), material)
  mesh.frustumCulled = false
  return { object: mesh, levels, dispose: owns(mesh.geometry, material) }
}
