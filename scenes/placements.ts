import { placements as balance } from '#scenes/balance/placements.ts'
import { placements as bars } from '#scenes/bars/placements.ts'
import { placements as closing } from '#scenes/closing/placements.ts'
import { placements as coins } from '#scenes/coins/placements.ts'
import { placements as compass } from '#scenes/compass/placements.ts'
import { placements as coupling } from '#scenes/coupling/placements.ts'
import { placements as dial } from '#scenes/dial/placements.ts'
import { placements as hours } from '#scenes/hours/placements.ts'
import { placements as inside } from '#scenes/inside/placements.ts'
import { placements as iris } from '#scenes/iris/placements.ts'
import { placements as layers } from '#scenes/layers/placements.ts'
import { placements as lens } from '#scenes/lens/placements.ts'
import { placements as locks } from '#scenes/locks/placements.ts'
import { placements as mooring } from '#scenes/mooring/placements.ts'
import { placements as industries } from '#scenes/industries/placements.ts'
import { placements as raceway } from '#scenes/raceway/placements.ts'
import { placements as six } from '#scenes/six/placements.ts'
import { placements as stray } from '#scenes/stray/placements.ts'
import { placements as table } from '#scenes/table/placements.ts'
import { placements as train } from '#scenes/train/placements.ts'
import { placements as vault } from '#scenes/vault/placements.ts'
import { placements as voice } from '#scenes/voice/placements.ts'
import { placements as wheel } from '#scenes/wheel/placements.ts'
import { placements as abacus } from '#scenes/abacus/placements.ts'
import { placements as fountain } from '#scenes/fountain/placements.ts'
import { placements as quadrant } from '#scenes/quadrant/placements.ts'
import { placements as drum } from '#scenes/drum/placements.ts'
import { placements as micrometer } from '#scenes/micrometer/placements.ts'
import { placements as press } from '#scenes/press/placements.ts'
import { placements as products } from '#scenes/products/placements.ts'
import { placements as arch } from '#scenes/arch/placements.ts'
import { placements as forks } from '#scenes/forks/placements.ts'
import type { Placements } from '#scenes/instrument/placement.ts'
import type { SetPieceLayout } from '#src/lib/set-piece.ts'
import type { SceneName } from '#scenes/index.ts'

/** All set pieces by scene. Pages take the type alone, which is erased; the pictures of set pieces take the data. */
export const placements = {
  balance,
  bars,
  closing,
  coins,
  compass,
  coupling,
  dial,
  hours,
  inside,
  iris,
  layers,
  lens,
  locks,
  mooring,
  industries,
  raceway,
  six,
  stray,
  table,
  train,
  vault,
  voice,
  wheel,
  abacus,
  fountain,
  quadrant,
  drum,
  micrometer,
  press,
  products,
  arch,
  forks,
} satisfies Partial<Record<SceneName, Placements>>

type Layout<P> = Pick<P, Extract<keyof P, keyof SetPieceLayout>>

type PlacementsOf<Scene extends string, P> = {
  [Name in keyof P]: { scene: Scene; placement: Name } & Layout<P[Name]>
}[keyof P]

type Standing<Pieces, Place> = {
  [Name in keyof Pieces]: Pieces[Name] extends { place: Place } ? Name : never
}[keyof Pieces]

/** The set piece of a page whose text is a record: on its first screen, beside the demo that moves it, and beside its text. */
export type PagePiece = {
  [Scene in keyof typeof placements]: {
    scene: Scene
    hero: Standing<(typeof placements)[Scene], 'hero'>
    staying?: Standing<(typeof placements)[Scene], 'aside'>
    text?: Standing<(typeof placements)[Scene], 'aside'>
  }
}[keyof typeof placements]

/** What a page says of a set piece: its scene, one of that scene's placements, and the layout this is tuned for. */
export type PlacedPiece = {
  [Scene in keyof typeof placements]: PlacementsOf<Scene, (typeof placements)[Scene]>
}[keyof typeof placements]
