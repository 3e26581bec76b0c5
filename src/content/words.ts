import { brand } from './brand.ts'

/*
 * Words of the frame around every page. Constants of their own: the names of an object's properties would travel with
 * every first load.
 */
export const loadingThePage = 'Loading the page'
export const skipToContent = 'Skip to content'
export const mainNavigation = 'Main'
export const phoneNavigation = 'Mobile'
export const menu = 'Menu'
export const contactUs = 'Contact Us'
export const homeOf = `${brand.word}, home`
export const welcome = `Welcome to ${brand.word}`
export const loading = 'Loading'
export const skipIntro = 'Skip intro'
export const controlsOf = (name: string) => `Controls: ${name}`
export const newTab = ' (opens in a new tab)'
