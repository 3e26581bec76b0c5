/** Seconds without input after which the scenes stand still and no frame is drawn (design: Motion). */
export const QUIET_AFTER = 10
/** The last of those seconds: in them motion slows down to a standstill. */
export const RUN_DOWN = 1.4

export type Activity = ReturnType<typeof createActivity>

export const createActivity = () => ({
  /** Seconds since the last input, while something is in view. */
  quiet: 0,
  /**
   * 0..1: speed of the scenes' clock. An input restores all of it, since what answers the visitor eases by this clock, too.
   */
  pace: 1,
})

/** Any input of the visitor: pointer, keyboard, scroll or focus. */
export function noteInput(activity: Activity): void {
  activity.quiet = 0
}

/** Moves on by `dt` seconds; false when nothing moves any more. */
export function settleDown(activity: Activity, dt: number): boolean {
  activity.quiet += dt
  if (activity.quiet >= QUIET_AFTER) {
    activity.pace = 0
    return false
  }
  const left = Math.min(1, (QUIET_AFTER - activity.quiet) / RUN_DOWN)
  activity.pace = left * left * (3 - 2 * left)
  return true
}
