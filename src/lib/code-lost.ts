/** Sent to the window when the application cannot be had: the boot script then shows the page without it. */
export const CODE_LOST = 'code-lost'
