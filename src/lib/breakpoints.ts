// Widths at which layouts change, for scripts; sheets have them in styles/media.css.

/** Up to here a list folds (product: Experience modes). */
export const PHONE = '(max-width: 767px)'

/** The other side of it. */
export const FROM_TABLET = '(min-width: 768px)'

/** From here on there is room for a second column. */
export const FROM_LAPTOP = '(min-width: 960px)'
export const TO_TABLET = '(max-width: 959px)'
export const TO_LAPTOP = '(max-width: 1279px)'
