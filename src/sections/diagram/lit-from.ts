/** Direction, degrees clockwise from the left, in which a picture's core lies so far to the right of and below a planet. */
export const litFrom = (right: number, below: number): number =>
  Math.round((Math.atan2(below, right) * 180) / Math.PI + 180)
