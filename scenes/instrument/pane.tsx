import { useCallback } from 'react'
import {
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  ReplaceStencilOp,
  type ShaderMaterial,
  SphereGeometry,
} from 'three'
import { PANE_STENCIL } from './brass-material.ts'
import { CORE_LIGHT, OUTPUT, PANELS, WINDOW } from './glsl.ts'
import { lightMaterial } from './light-material.ts'
import { type Lighting, LIGHTING_DEFINES } from './lighting.ts'
import type { Tier } from './scene-props.ts'
import { owns, type Part, usePart } from './use-part.ts'

/** Radius of the ball that a pane is cut from, as a multiple of its own. */
const BULGE = 2.6

const VERTEX = /* glsl */ `
varying vec3 vWorld; varying vec3 vNormal; varying float vOut;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  vNormal = mat3(modelMatrix) * normal;
  vOut = 1.0 - uv.y;
  gl_Position = projectionMatrix * viewMatrix * world;
}`

/** Clear in the middle, tinted towards its rim, where it is thick; it mirrors the window and the core. */
const FRAGMENT = /* glsl */ `
uniform vec3 uCoreBlue; uniform float uFade;
varying vec3 vWorld; varying vec3 vNormal; varying float vOut;
${PANELS}${WINDOW}${CORE_LIGHT}${OUTPUT}
void main() {
  vec3 view = normalize(cameraPosition - vWorld);
  vec3 n = normalize(vNormal);
  n *= sign(dot(n, view));
  float nv = clamp(dot(n, view), 0.02, 1.0);
  vec3 ray = reflect(-view, n);
  float mirror = 0.08 + 0.92 * pow(1.0 - nv, 5.0);
  // As bright as they are, window and panels would cover what the glass is there to show; a sharp window looks, on paper,
  // like a notch in that.
  vec3 light = mix(windowLight(ray, 0.2) * 0.3, panelLight(ray, 0.08) * 0.2, uNight) * mirror;
  light += uCoreTint * uCoreGain * coreMirror(vWorld, ray, 0.1) * mirror;
  float depth = 0.05 + 0.3 * smoothstep(0.7, 1.0, vOut);
  vec3 body = uCoreBlue * mix(0.5, 0.35, uNight) * depth;
  float cover = clamp(depth + max(light.r, max(light.g, light.b)) * 0.7, 0.0, 1.0);
  gl_FragColor = vec4(radiance(light + body), cover) * uFade;
}`

const createPaneMaterial = (lighting: Lighting): ShaderMaterial =>
  lightMaterial(lighting, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    defines: LIGHTING_DEFINES,
    side: DoubleSide,
  })

/** Writes the stencil where the glass is, before any metal is drawn; metal with `glass` (brass-material.ts) is cut by it. */
const createMask = () =>
  new MeshBasicMaterial({
    side: DoubleSide,
    colorWrite: false,
    depthWrite: false,
    depthTest: false,
    stencilWrite: true,
    stencilRef: PANE_STENCIL,
    stencilZPass: ReplaceStencilOp,
  })

/** The glass of a lens, upright in a band of its radius, and above the lowest tier its mask: one draw call each. */
export function createPane(lighting: Lighting, radius: number, tier: Tier): Part<Group> {
  const angle = Math.asin(1 / BULGE)
  const ball = radius * BULGE
  const geometry = new SphereGeometry(ball, 48, 8, 0, 2 * Math.PI, 0, angle)
  geometry.translate(0, -ball * Math.cos(angle), 0)
  const pane = new Mesh(geometry, createPaneMaterial(lighting))
  const object = new Group().add(pane)
  if (tier === 'low') return { object, dispose: owns(geometry, pane.material) }
  const mask = new Mesh(geometry, createMask())
  mask.renderOrder = -1
  object.add(mask)
  return { object, dispose: owns(geometry, pane.material, mask.material) }
}

export function Pane({ lighting, radius, tier }: { lighting: Lighting; radius: number; tier: Tier }) {
  const create = useCallback(() => createPane(lighting, radius, tier), [lighting, radius, tier])
  return <primitive object={usePart(create).object} />
}
