import { brand } from './brand.ts'

/*
 * Words of parts that many pages share. Constants of their own: the names of an object's properties would travel with
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
export const copy = 'Copy'
export const copyOf = (title: string) => `Copy: ${title}`
export const writeTo = (address: string) => `Write to ${address}`
export const minutesOf = (minutes: number) => `${minutes} min`
/** Said of every case study: none of its companies exists. */
export const compositeOf = (sector: string) => `Illustrative composite: ${sector}`
export const contents = 'Contents'
export const breadcrumb = 'Breadcrumb'
export const downloadPdf = 'Download as PDF'

export const pauseFilm = 'Pause video'
export const playFilm = 'Play video'
