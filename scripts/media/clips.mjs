// Clips of the instrument: the clock is stepped in one load of the page, the frames go straight into ffmpeg.
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { ffmpeg } from './ffmpeg.mjs'
import { FILMS, FPS, pictureOf, SOUND } from './films.mjs'
import { bytesOf } from './still.mjs'

/** CSS px; drawn larger, as stills are. */
const SIZE = { width: 1600, height: 900 }
const SCALE = 1.25

const shareOf = (film, i, frames) => (film.closed ? i / frames : i / (frames - 1))

/** All frames, as one file of JPEG pictures that every encoding reads. */
async function shoot(page, film, folder) {
  const count = film.seconds * FPS
  const reel = path.join(folder, 'reel.mjpeg')
  const draw = async (share) =>
    bytesOf(await page.evaluate(([time, at]) => window.drawAt(time, at), [4, share]))
  async function* frames() {
    for (let i = 0; i < count; i += 1) yield await draw(shareOf(film, i, count))
  }
  await ffmpeg([...'-f image2pipe -c:v mjpeg -i - -c copy -f mjpeg'.split(' '), reel], frames())
  return { reel, poster: await draw(film.still) }
}

async function encode(reel, film, theme, out) {
  for (const { type, screen, width = SIZE.width, video, audio, crf } of film.encodings) {
    const name = [film.scene, theme, ...(screen ? [screen] : [])].join('-')
    const file = path.join(out, `${name}.${type}`)
    const inputs = ['-framerate', `${FPS}`, '-i', reel, ...(audio ? SOUND : [])]
    await ffmpeg([
      ...inputs,
      ...pictureOf(width),
      ...video,
      '-crf',
      `${crf[theme]}`,
      ...(audio ?? ['-an']),
      file,
    ])
    console.log(`${path.basename(file)} ${Math.round((await stat(file)).size / 1024)} KB`)
  }
}

async function drawFilm(studio, browser, film, theme, out) {
  const folder = await mkdtemp(path.join(tmpdir(), 'film-'))
  const page = await studio.open(browser, {
    query: { scene: film.scene, theme, dust: film.dust[theme] },
    ...SIZE,
    scale: SCALE,
  })
  try {
    const { reel, poster } = await shoot(page, film, folder)
    await encode(reel, film, theme, out)
    const file = path.join(out, `${film.scene}-${theme}`)
    await sharp(poster).avif({ quality: 50, effort: 6 }).toFile(`${file}.avif`)
    await sharp(poster).webp({ quality: 76 }).toFile(`${file}.webp`)
    if (film.phone) {
      const phone = path.join(out, `${film.scene}-phone-${theme}`)
      const narrow = sharp(poster).extract(film.phone).resize(720)
      await narrow.clone().avif({ quality: 46, effort: 6 }).toFile(`${phone}.avif`)
      await narrow.clone().webp({ quality: 70 }).toFile(`${phone}.webp`)
    }
  } finally {
    await page.close()
    await rm(folder, { recursive: true })
  }
}

/** Draws the clips whose name begins with `only`: `assembly-dark.mp4`, and so on. */
export async function drawClips(studio, browser, out, only) {
  for (const film of FILMS)
    for (const theme of ['dark', 'light'])
      if (`${film.scene}-${theme}`.startsWith(only)) await drawFilm(studio, browser, film, theme, out)
}
