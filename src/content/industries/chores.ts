/** Hours a week that follow the size of a team: a fixed part, and a part for each person. */
interface Load {
  fixed: number
  each: number
}

export interface Chore {
  before: Load
  after: Load
}

export interface Hours {
  before: number
  after: number
  saved: number
}

function hours({ fixed, each }: Load, people: number): number {
  return fixed + each * people
}

export function hoursOf({ before, after }: Chore, people: number): Hours {
  const [then, now] = [hours(before, people), hours(after, people)]
  return { before: then, after: now, saved: then - now }
}

/** All chores of a week together. Quarters of an hour are exact in binary: sums need no rounding. */
export function totalOf(chores: readonly Chore[], people: number): Hours {
  return chores
    .map((chore) => hoursOf(chore, people))
    .reduce(
      (sum, { before, after, saved }) => ({
        before: sum.before + before,
        after: sum.after + after,
        saved: sum.saved + saved,
      }),
      { before: 0, after: 0, saved: 0 },
    )
}

/** Where each part of a stacked bar begins and ends. */
export function stack(parts: readonly number[]): readonly (readonly [from: number, to: number])[] {
  let at = 0
  return parts.map((part) => {
    const from = at
    at += part
    return [from, at]
  })
}
