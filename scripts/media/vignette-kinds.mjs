/**
 * Sizes of interface pictures and of their films, CSS px at which they are drawn, and how many pixels each becomes; and the
 * smallest letter in one: where a picture is shown narrower, its letters shrink with it (tests/e2e/narrow-layout.spec.ts).
 */
export const kinds = {
  /** For cards: drawn at the size they are seen. */
  card: { width: 520, height: 336, scale: 2, letter: 24 },
  /** For phones: one panel. */
  phone: { width: 340, height: 425, scale: 2, letter: 15 },
  /** A whole interface, for wide views. */
  sheet: { width: 1280, height: 800, scale: 1, letter: 15 },
}

/** What a browser's page needs to show one. */
export const pageOf = ({ width, height, scale }) => ({
  viewport: { width, height },
  deviceScaleFactor: scale,
})

/** The kind of `vignette-NAME`. */
export function kindOf(name) {
  return name.startsWith('card-') ? kinds.card : name.startsWith('phone-') ? kinds.phone : kinds.sheet
}
