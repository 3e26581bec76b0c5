import { DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, Matrix4, PlaneGeometry } from 'three'
import { OUTPUT } from '#scenes/instrument/glsl.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { owns, type Part } from '#scenes/instrument/use-part.ts'
import type { Stop } from '#src/stores/pieces.ts'
import { DISH, FRAME_Y, frameOf, gapOf, heightOf, NOTCHES, radiusOf } from './config.ts'
import { lightMaterial } from '#scenes/instrument/light-material.ts'

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
  // A wedge: wide at the rim, pointed towards the axis.
  float half_ = mix(0.1, 0.95, smoothstep(-1.0, 1.0, vAt.y));
  float body = 1.0 - smoothstep(half_ - 0.22, half_, abs(vAt.x));
  float shown = vAge < 0.5 ? smoothstep(0.0, 0.3, uNewest) : 1.0;
  float ember = exp(-0.75 * vAge) * (1.0 - smoothstep(0.0, half_, abs(vAt.x)));
  vec3 glow = vec3(2.6, 0.9, 0.26) * ember;
  float alpha = body * shown * uFade;
  vec3 colour = radiance(uEngraving * 0.12 + glow * mix(0.5, 1.0, uNight));
  gl_FragColor = vec4(colour * alpha, alpha);
}`

interface NotchesPart extends Part<InstancedMesh> {
  /** Puts the marks of these events on their rings, the newest first. */
  mark: (stops: readonly Stop[]) => void
  /** How far the newest event has been stopped: it leaves its mark then. */
  newest: { value: number }
}

/** Degrees between the places beside a gap that marks take. */
const PITCH = 4.6
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
  const sheet = new PlaneGeometry(0.15, 0.34).rotateX(-Math.PI / 2 - Math.atan(DISH))
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
        const { axial, depth, dish = 0 } = frameOf(stop.ring)
        const side = stop.id % 2 ? 1 : -1
        const angle = side * (gapOf(stop.ring) / 2 + PITCH * (0.9 + (stop.id % 5))) * (Math.PI / 180)
        const r = radiusOf(stop.ring) + depth / 2 - 0.15
        const y = heightOf(stop.ring) + FRAME_Y + axial / 2 - dish * (r - radiusOf(stop.ring)) + 0.006
        // The wedge's wide end, −z of the sheet, looks outwards.
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
