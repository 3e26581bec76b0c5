/*
 * One vignette of a product's interface: ?name=decisions&theme=dark. The markup lies beside this file; numbers in
 * `data-` attributes become curves (markup.ts), so that a picture can be changed without drawing. With `film` in the
 * address it can be shown at any moment of its film.
 */
import { boards } from './film/boards/index.ts'
import { film } from './film/film.ts'
import { fill } from './markup.ts'

declare global {
  interface Window {
    vignette?: { seek: (time: number) => void; length: number }
  }
}

const query = new URLSearchParams(location.search)
const name = query.get('name') ?? ''
const files = import.meta.glob<string>('./*.html', { query: '?raw', import: 'default' })
const load = files[`./${name}.html`]
const main = document.querySelector('main')
if (!load || !main) throw new Error(`no vignette ${name}`)

const dark = query.get('theme') === 'dark'
document.documentElement.classList.toggle('dark', dark)
document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
fill(main, name, await load())

await document.fonts.ready
const board = boards[name]
if (query.has('film') && board) window.vignette = { seek: film(main, board), length: board.length }
document.documentElement.dataset['ready'] = 'true'
