import { allowedPairs, drawers, twoRaters, twoTallies, wrongFlags } from './fields.ts'
import { breakEven, eightOrigins, oneLedger } from './curves.ts'
import { longDay, struckTwice } from './dials.ts'
import { cappedStacks, fivePlaces, gradedJacket, oneWrongPin, sealedPages, shorterTrack } from './objects.ts'
import { HEIGHT, type Plate, WIDTH } from './pen.ts'

/** The plate of each article, by the name of its file. */
export const plates: Readonly<Record<string, Plate>> = {
  'accurate-and-usually-wrong': wrongFlags,
  'eight-minutes-in-thirty-one-hours': longDay,
  'passkeys-before-posters': oneWrongPin,
  'reading-a-soc-2-report': fivePlaces,
  'the-retry-that-paid-twice': struckTwice,
  'two-dashboards-two-numbers': twoTallies,
  'what-a-wrong-answer-costs': breakEven,
  'when-a-ledger-helps': sealedPages,
  'freight-broker-onboarding': shorterTrack,
  'returns-by-size': gradedJacket,
  'three-shops-one-ledger': oneLedger,
  'who-may-open-a-matter': drawers,
  'access-for-forty-people': allowedPairs,
  'counting-contributions': cappedStacks,
  'measuring-an-assistant': twoRaters,
  'testing-a-forecast': eightOrigins,
}

/** The file of a plate. Pages draw its tones in their own inks; opened alone it is a print in brass. */
export function plateSvg({ engraving }: Plate): string {
  const paths = Object.entries(engraving).map(
    ([tone, lines]) => `<path id="${tone}" vector-effect="non-scaling-stroke" d="${lines.join('')}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke="#7a5512">${paths.join('')}</svg>\n`
}
