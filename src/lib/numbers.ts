/** Radians of one degree. */
export const DEGREE = Math.PI / 180

/** Rounded for a path or a coordinate: more digits are bytes that nobody sees. */
export const tenths = (value: number) => Math.round(value * 10) / 10
export const hundredths = (value: number) => Math.round(value * 100) / 100

/** Limited to the range from 0 to 1. */
export const clamp01 = (value: number) => Math.min(1, Math.max(0, value))
