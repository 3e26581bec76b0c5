import { OBJECTS } from '#scenes/capabilities/index.tsx'
import type { SceneName } from '#scenes/index.ts'
import type { Placements } from '#scenes/instrument/placement.ts'
import { placements } from '#scenes/placements.ts'
import { views } from '#src/content/automation/workflow-train.ts'
import { wideStack } from '#src/content/technology/stack-diagram.ts'
import { AREAS } from '#src/lib/area.ts'
import { MAP } from '#src/lib/product-orbit.ts'
import { AT_END, CARD } from '#src/lib/set-piece.ts'

const pieces: Partial<Record<SceneName, Placements>> = placements

/** Scenes that are no set pieces and still stand in several places. */
const PLACES: Partial<Record<SceneName, readonly string[]>> = {
  ambient: AREAS,
  capability: Object.keys(OBJECTS),
  gates: ['architecture', 'operations'],
}

const ASPECTS: Partial<Record<SceneName, number>> = {
  capability: 1,
  chain: 3.6,
  gates: 0.95,
  leads: 2.15,
  products: MAP.width / MAP.height,
  stack: wideStack.aspect,
  workflow: views.wide.aspect,
}

/** The values of `data-placement` that a scene knows; those of a set piece in a card among them. */
export function placesOf(scene: SceneName): readonly string[] {
  const own = pieces[scene]
  if (!own) return PLACES[scene] ?? []
  return Object.entries(own).flatMap(([name, layout]) => [
    name,
    ...(layout.place === 'hero' ? [name + CARD, name + AT_END] : []),
  ])
}

/** Width by height of the box that a scene is made for; null for the whole view. */
export function aspectOf(scene: SceneName, placement: string): number | null {
  if (placement.endsWith(CARD)) return 1.4
  const place = pieces[scene]?.[placement]?.place
  if (place === 'lane') return 0.36
  return place === 'right' ? 0.95 : (ASPECTS[scene] ?? null)
}
