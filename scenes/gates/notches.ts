import { DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, Matrix4, PlaneGeometry } from 'three'
import { OUTPUT } from '#scenes/instrument/glsl.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { owns, type Part } from '#scenes/instrument/use-part.ts'
import type { Stop } from '#src/stores/pieces.ts'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { DISH, FRAME_Y, frameOf, gapOf, heightOf, NOTCHES } from './config.ts'
import { lightMaterial } from '#scenes/instrument/light-material.ts'

/** Units: the slot that is cut, how wide its slopes are, and the sheet that it is drawn on. */
const SLOT = { across: 0.078, along: 0.25, bevel: 0.016 }
const SHEET = { across: 0.1, along: 0.28 }
/** Units between the places beside a gap that slots take: they stand as evenly as a tally. */
const PITCH = 0.15

const glsl = (value: number) => value.toFixed(4)

const VERTEX = /* glsl */ `
attribute float aAge; varying vec2 vAt; varying float vAge;
void main() {
  vAt = uv * 2.0 - 1.0; vAge = aAge;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}`

const FRAGMENT = /* glsl */ `
uniform vec3 uEngraving; uniform vec3 uBrass; uniform float uNight; uniform float uFade; uniform float uNewest;
varying vec2 vAt; varying float vAge;
${OUTPUT}
void main() {
  // A slot with round ends: a dark floor between two slopes, of which one looks to the light.
  vec2 p = vAt * vec2(${glsl(SHEET.across / 2)}, ${glsl(SHEET.along / 2)});
  float d = length(vec2(p.x, max(0.0, abs(p.y) - ${glsl(SLOT.along / 2 - SLOT.across / 2)}))) - ${glsl(SLOT.across / 2)};
  float px = fwidth(d) + 1e-5;
  float cut = 1.0 - smoothstep(-0.5 * px, 0.5 * px, d);
  float floor_ = 1.0 - smoothstep(-0.5 * px, 0.5 * px, d + ${glsl(SLOT.bevel)});
  float facing = 0.5 + 0.5 * clamp(p.x / ${glsl(SLOT.across / 2)}, -1.0, 1.0);
  vec3 slope = uBrass * mix(0.1, 1.5, facing) * mix(1.0, 0.6, uNight);
  float shown = vAge < 0.5 ? smoothstep(0.0, 0.3, uNewest) : 1.0;
  float ember = exp(-0.75 * vAge) * (1.0 - smoothstep(0.0, ${glsl(SLOT.across / 2)}, abs(p.x)));
  vec3 glow = vec3(2.6, 0.9, 0.26) * ember * mix(0.5, 1.0, uNight);
  float alpha = cut * shown * uFade;
  gl_FragColor = vec4(radiance(mix(slope, uEngraving * 0.1 + glow, floor_)) * alpha, alpha);
}`

interface NotchesPart extends Part<InstancedMesh> {
  /** Puts the marks of these events on their rings, the newest first. */
  mark: (stops: readonly Stop[]) => void
  /** How far the newest event has been stopped: it leaves its mark then. */
  newest: { value: number }
}

const at = new Matrix4()

/** Cuts that the last events have left in the frames beside the gap: dark, with an ember that goes out with age. */
export function createNotches(lighting: Lighting): NotchesPart {
  const newest = { value: 1 }
  const material = lightMaterial(lighting, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { uNewest: newest },
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -4,
  })
  const sheet = new PlaneGeometry(SHEET.across, SHEET.along).rotateX(-Math.PI / 2 - Math.atan(DISH))
  const ages = new InstancedBufferAttribute(new Float32Array(NOTCHES), 1)
  sheet.setAttribute('aAge', ages)
  const mesh = new InstancedMesh(sheet, material, NOTCHES)
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  mesh.frustumCulled = false
  mesh.renderOrder = 2
  mesh.count = 0
  return {
    object: mesh,
    newest,
    mark(stops) {
      mesh.count = Math.min(NOTCHES, stops.length)
      for (let i = 0; i < mesh.count; i += 1) {
        const stop = stops[i]
        if (!stop) continue
        const { radius: r, axial } = frameOf(stop.ring)
        const side = stop.id % 2 ? 1 : -1
        const angle = side * ((gapOf(stop.ring) / 2) * DEGREE + (PITCH * (1 + (stop.id % 5))) / r)
        const y = heightOf(stop.ring) + FRAME_Y + axial / 2 + 0.006
        // −z of the sheet looks outwards.
        at.makeRotationY(-angle - Math.PI / 2)
        at.setPosition(Math.cos(angle) * r, y, Math.sin(angle) * r)
        mesh.setMatrixAt(i, at)
        ages.setX(i, i)
      }
      mesh.instanceMatrix.needsUpdate = true
      ages.needsUpdate = true
    },
    dispose: owns(sheet, material, mesh),
  }
}
