/*
 * Words of what stands around every page: header, menu, footer, intro, and the parts that most pages use. Plain
 * constants, not one record: they are in the first script of every page, where names of properties would cost bytes.
 */

import { brand } from './brand.ts'

export const skipToContent = 'Skip to content'
export const loadingPage = 'Loading the page'
export const backToTop = 'Back to top'
/** After the words of a link that leaves the site. */
export const newTab = ' (opens in a new tab)'
export const nextLabel = 'Related pages'
export const dismiss = 'Dismiss'

/** Header and menu. */
export const homeName = `${brand.word}, home`
export const contactUs = 'Contact Us'
export const mainName = 'Main'
export const menuName = 'Menu'
export const mobileName = 'Mobile'
export const openMenu = 'Open menu'
export const closeMenu = 'Close menu'
export const motion = 'Motion'
export const toLight = 'Switch to light theme'
export const toDark = 'Switch to dark theme'

/** Intro. */
export const welcome = `Welcome to ${brand.word}`
export const introLoading = 'Loading'
export const skipIntro = 'Skip intro'

/** Footer. */
export const footerName = 'Footer'
export const solutionsColumn = 'Solutions'
export const productsGroup = 'Products'
export const companyColumn = 'Company & Resources'
export const companyGroup = 'Company'
export const industriesColumn = 'Industries & Support'
export const supportGroup = 'Support'
export const contactLink = 'Contact'
/** The link to the page over an area's pages. */
export const allOf = (area: string) => `All ${area}`
export const connect = 'Connect With Us'
export const sampleCompany = 'A sample company'
export const legalName = 'Legal'
