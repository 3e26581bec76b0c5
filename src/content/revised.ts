/** When the pages without a date of their own were last rewritten; the sitemap says so. Change it with their copy. */
export const revised = '2026-11-22'
