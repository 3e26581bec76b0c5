import { clamp01, smoothstep } from '#scenes/instrument/ease.ts'
import type { BodyPose } from '#scenes/instrument/piece-pose.ts'
import { hoursOf, type Chore } from '#src/content/industries/chores.ts'
import { chores, team } from '#src/content/industries/hours.ts'

/** Radius of the bead of an hour, and half of the length that beads have on a rod, units. */
export const BEAD = 0.195
export const REACH = 3.36
/** Rods from the top one down, units. */
const PITCH = 0.74
export const rodAt = (rod: number) => ((chores.length - 1) / 2 - rod) * PITCH

/** How long after it the next bead of its rod, and the first of the next rod, set out: rod after rod. */
const NEXT = { bead: 0.003, rod: 0.165 }
const MOVE = 0.3

/** Places for the beads of a rod: whole hours, and one for a part of an hour, on each side. */
const placesOf = (chore: Chore) => {
  const { after, saved } = hoursOf(chore, team.most)
  return { saved: Math.ceil(saved), after: Math.ceil(after) }
}

export const rods = chores.map((chore) => ({ chore, ...placesOf(chore) }))
export const BEADS = rods.reduce((sum, { saved, after }) => sum + saved + after, 0)

/** Width of the beads of so many hours side by side, units: that of a part of an hour is as high as the others, and thin. */
export const widthOf = (hours: number) => 2 * BEAD * hours

/**
 * Places the beads of all rods, in the order of `rods`, those that come back first. Before, all of a rod lie at its right end;
 * after, those that come back lie at its left end. A part of an hour lies at the end of the rod, not between whole ones.
 * `given`: how far they have come, 0..1.
 */
export function placeBeads(people: number, given: number, out: readonly BodyPose[]): void {
  let first = 0
  rods.forEach(({ chore, saved: places, after: rest }, rod) => {
    const { after, saved } = hoursOf(chore, people)
    const moved = 2 * REACH - widthOf(after) - widthOf(saved)
    for (let k = 0; k < places + rest; k += 1) {
      const bead = out[first + k]
      if (!bead) continue
      const back = k < places
      const nth = back ? k : k - places
      const hours = back ? saved : after
      const long = clamp01(hours - nth)
      const outer = Math.max(0, hours - nth - long)
      const inset = widthOf(outer + long / 2)
      const begins = NEXT.rod * rod + NEXT.bead * outer
      const gone = smoothstep(begins, begins + MOVE, given)
      // While the size of the team changes, one that is added begins as a point.
      bead.radius = BEAD * clamp01(long / 0.1)
      bead.long = long
      bead.y = rodAt(rod)
      bead.x = back ? -REACH + inset + moved * (1 - gone) : REACH - inset
    }
    first += places + rest
  })
}
