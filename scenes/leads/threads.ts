import { DoubleSide, InstancedBufferAttribute, Mesh, Vector2 } from 'three'
import { OUTPUT } from '#scenes/instrument/glsl.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { createRandom } from '#scenes/instrument/random.ts'
import { stripGeometry } from '#scenes/instrument/strip-geometry.ts'
import { owns, type Part } from '#scenes/instrument/use-part.ts'
import { leadSources } from '#src/content/automation/leads.ts'
import { THREAD } from './config.ts'
import { threadsOf } from './motion.ts'
import { lightMaterial } from '#scenes/instrument/light-material.ts'

const VERTEX = /* glsl */ `
attribute vec4 aThread;
uniform vec2 uEngine; uniform float uFrom; uniform float uLevels[${leadSources.length}];
uniform vec3 uCoreBlue; uniform vec3 uCoreViolet; uniform vec3 uCoreLight; uniform vec3 uAccent; uniform vec3 uOrbit;
uniform float uNight;
varying float vPlace; varying float vSide; varying float vPhase; varying float vLevel; varying vec3 vTint;
void main() {
  // aThread: start, end, phase, source. uEngine: place of the core, and its radius.
  float end = aThread.y * uEngine.y;
  float to = uEngine.x - sqrt(max(0.0, uEngine.y * uEngine.y - end * end));
  float t = position.x;
  vec2 at = vec2(mix(uFrom, to, t), mix(aThread.x, end, t * t * (3.0 - 2.0 * t)));
  vec2 along = normalize(vec2(to - uFrom, (end - aThread.x) * 6.0 * t * (1.0 - t)));
  // As they come together they are drawn thinner, or they would be one band.
  at += vec2(-along.y, along.x) * position.y * ${THREAD.width.toFixed(3)} * mix(1.0, ${THREAD.thin.toFixed(2)}, smoothstep(0.4, 1.0, t));
  int source = int(aThread.w + 0.5);
  vPlace = t; vSide = position.y; vPhase = aThread.z; vLevel = uLevels[source];
  vTint = source == 0 ? uCoreViolet : source == 1 ? uCoreBlue : source == 2 ? mix(uOrbit, 0.5 * uCoreLight, uNight) : uAccent;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(at, 0.3, 1.0);
}`

const FRAGMENT = /* glsl */ `
uniform float uTime; uniform float uNight; uniform float uFade;
varying float vPlace; varying float vSide; varying float vPhase; varying float vLevel; varying vec3 vTint;
${OUTPUT}
void main() {
  // Leads on their way: a bright head, and a tail behind it.
  float q = fract(vPlace * 1.6 - uTime * 0.11 + vPhase);
  float lead = pow(q, 9.0) * (1.0 - smoothstep(0.97, 1.0, q));
  float body = (1.0 - smoothstep(0.25, 1.0, abs(vSide))) * smoothstep(0.0, 0.02, vPlace) * (1.0 - smoothstep(0.965, 1.0, vPlace));
  float alpha = body * (0.55 + 0.45 * lead) * vLevel * uFade;
  vec3 night = mix(vTint, vec3(1.0), 0.35 * lead) * (1.5 + 2.6 * lead);
  gl_FragColor = vec4(radiance(mix(vTint * (1.0 - 0.35 * lead), night, uNight)) * alpha, alpha);
}`

interface ThreadsPart extends Part<Mesh> {
  /** Left end of the threads, units. */
  from: { value: number }
  /** Place of the core, and its radius. */
  engine: { value: Vector2 }
  levels: { value: Float32Array }
}

/** A thread of light for every twentieth lead: one draw call. */
export function createThreads(lighting: Lighting, segments: number): ThreadsPart {
  const threads = threadsOf(leadSources.map(({ share }) => share))
  const random = createRandom(17)
  const geometry = stripGeometry(segments, threads.length)
  const data = threads.flatMap(({ start, end, source }) => [start, end, random(), source])
  geometry.setAttribute('aThread', new InstancedBufferAttribute(new Float32Array(data), 4))
  const own = {
    uFrom: { value: 0 },
    uEngine: { value: new Vector2() },
    uLevels: { value: new Float32Array(leadSources.length) },
  }
  const material = lightMaterial(lighting, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: own,
    side: DoubleSide,
  })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.renderOrder = 3
  return {
    object: mesh,
    from: own.uFrom,
    engine: own.uEngine,
    levels: own.uLevels,
    dispose: owns(geometry, material),
  }
}
