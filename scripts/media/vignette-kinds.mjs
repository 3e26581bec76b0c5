/**
 * Sizes of interface pictures, CSS px at which they are drawn, and the smallest letter in one: where a picture is shown narrower,
 * its letters shrink with it (tests/e2e/narrow-layout.spec.ts).
 */
export const kinds = {
  /** For cards: drawn at the size they are seen, at two pixels to one. */
  card: { width: 520, height: 336, scale: 2, letter: 24 },
  /** For phones: one panel, at two pixels to one. */
  phone: { width: 340, height: 425, scale: 2, letter: 15 },
  /** A whole interface, for wide views. */
  sheet: { width: 1280, height: 800, scale: 1, letter: 15 },
}

/** The kind of `vignette-NAME`. */
export function kindOf(name) {
  return name.startsWith('card-') ? kinds.card : name.startsWith('phone-') ? kinds.phone : kinds.sheet
}
