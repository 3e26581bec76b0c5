import { useCallback } from 'react'
import { BufferAttribute, BufferGeometry, Mesh } from 'three'
import { TAU } from './ease.ts'
import { lightMaterial } from './light-material.ts'
import type { Lighting } from './lighting.ts'
import { owns, type Part, usePart } from './use-part.ts'

/** A round foot on a level face: its middle, a hair over that face, and its radius, units. */
export interface Foot {
  at: readonly [x: number, y: number, z: number]
  radius: number
}

const SIDES = 48
/** How far the shadow reaches, and how far it lies to the right and to the front, as multiples of the foot's radius. */
const REACH = 1.85
const ASIDE = { x: 0.2, z: 0.16 }

const VERTEX = /* glsl */ `
attribute float aDark; varying float vDark;
void main() {
  vDark = aDark;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

/** Darkest at the joint, and soon gone: what is near hides most of the sky there. */
const FRAGMENT = /* glsl */ `
uniform float uFade; uniform float uNight;
varying float vDark;
void main() {
  gl_FragColor = vec4(0.0, 0.0, 0.0, vDark * vDark * mix(0.72, 0.85, uNight) * uFade);
}`

function contactGeometry(feet: readonly Foot[]): BufferGeometry {
  const position: number[] = []
  const dark: number[] = []
  const index: number[] = []
  for (const { at, radius } of feet) {
    const first = position.length / 3
    for (let i = 0; i <= SIDES; i += 1) {
      const angle = (i / SIDES) * TAU
      for (const [reach, aside, shade] of [
        [0.9, 0, 1],
        [REACH, 1, 0],
      ] as const) {
        position.push(
          at[0] + radius * (Math.cos(angle) * reach + ASIDE.x * aside),
          at[1],
          at[2] + radius * (Math.sin(angle) * reach + ASIDE.z * aside),
        )
        dark.push(shade)
      }
      const a = first + 2 * i
      if (i < SIDES) index.push(a, a + 2, a + 1, a + 1, a + 2, a + 3)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  geometry.setAttribute('aDark', new BufferAttribute(new Float32Array(dark), 1))
  geometry.setIndex(index)
  return geometry
}

/** The soft shadows of feet on the metal that they stand on, in one draw: metal darkens itself by vertices, and a band has none there. */
export function createContact(lighting: Lighting, feet: readonly Foot[]): Part<Mesh> {
  const material = lightMaterial(lighting, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    // It lies on the metal, whatever the depth's steps are.
    polygonOffset: true,
    polygonOffsetFactor: -4,
    polygonOffsetUnits: -8,
  })
  const object = new Mesh(contactGeometry(feet), material)
  return { object, dispose: owns(object.geometry, material) }
}

interface Props {
  lighting: Lighting
  /** A constant of the scene. */
  feet: readonly Foot[]
}

export function Contact({ lighting, feet }: Props) {
  const create = useCallback(() => createContact(lighting, feet), [lighting, feet])
  return <primitive object={usePart(create).object} />
}
