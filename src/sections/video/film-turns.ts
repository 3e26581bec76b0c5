/** So much of a film has to be in view before it gets a turn. */
const SEEN = 0.5
/** What plays goes on unless another shows this much more of itself. */
const STAY = 0.3

interface Seat {
  share: number
  /** In a dialog, over everything else. */
  above: boolean
  tell: (turn: boolean) => void
}

/** Films in view take turns: one plays, the one of which most is seen. Each is told when its turn begins and ends. */
export function createTurns<Key>() {
  const seats = new Map<Key, Seat>()
  let current: Key | null = null
  /** The one whose button was pressed: it has its turn as long as a part of it is seen. */
  let asked: Key | null = null

  function rank(key: Key, { share, above }: Seat): number {
    if (key === asked && share > 0) return 1 + share + (above ? 2 : 0)
    return share < SEEN ? -1 : share + (above ? 2 : 0) + (key === current ? STAY : 0)
  }

  function give(next: Key | null): void {
    if (next === current) return
    const before = current === null ? undefined : seats.get(current)
    current = next
    before?.tell(false)
    if (next !== null) seats.get(next)?.tell(true)
  }

  function decide(): void {
    let [best, most]: [Key | null, number] = [null, 0]
    for (const [key, seat] of seats) {
      const now = rank(key, seat)
      if (now > most) [best, most] = [key, now]
    }
    give(best)
  }

  return {
    /** `share` of it is in view now. */
    seen(key: Key, seat: Seat): void {
      seats.set(key, seat)
      if (key === asked && seat.share === 0) asked = null
      decide()
    },
    left(key: Key): void {
      if (key === current) give(null)
      if (key === asked) asked = null
      seats.delete(key)
      decide()
    },
    /** Its button was pressed: its turn now, whatever else is seen. */
    asked(key: Key): void {
      if (!seats.has(key)) return
      asked = key
      give(key)
    },
  }
}
