/**
 * Where in a section a set piece stands. `hero`: the whole first screen; `right`: beside the tall
 * head of a section; `aside`: along the right edge of a section whose text keeps to the left; `close`: the
 * end of a page; `box`: a box that the section's layout gives it; `lane`: a margin beside a section, while it is read; `end`: a
 * horizon under the last line of every page; `card`: in a card that leads to the page it opens.
 */
export type Place = 'hero' | 'right' | 'aside' | 'close' | 'box' | 'lane' | 'end' | 'card'

/** What the page's layout and the scene's placement have to agree on. */
export interface SetPieceLayout {
  place: Place
  /** It has a still where there is no canvas; first screens and the ends of pages always have. */
  still?: true
  /** Its lane is wide: the words beside it are short. */
  wide?: true
}

/** Ends the name of a placement whose piece comes back beside the last heading of its page. */
export const AT_END = '-end'

/** Ends the name of a placement whose piece stands in a card. */
export const CARD = '-card'

/** Ends the name of a placement whose piece is drawn for a still, in the middle of it. */
export const WHOLE = '-whole'

/** Ends the file name of a still for phones, of what fills a view on others. */
export const ON_PHONES = '-phone'

/**
 * File name of a still in public/media, without the theme; undefined where the placement has none. Pages that begin with
 * the same scene begin with stills of their own: only the placement `hero` is called by the scene alone. A page whose piece
 * comes back ends with the still that it began with.
 */
export function stillOf(
  scene: string,
  placement: string,
  { place, still }: SetPieceLayout,
): string | undefined {
  const back = placement.endsWith(AT_END)
  const opened = back ? placement.slice(0, -AT_END.length) : placement
  if ((place === 'hero' || back) && opened !== 'hero') return `piece-${scene}-${opened}`
  return place === 'hero' || place === 'close' || still ? `piece-${scene}` : undefined
}
