// Clips of the instrument: the clock is stepped in one load of the page, the frames go straight into ffmpeg.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { FILMS, FPS, pictureOf, SOUND } from './films.mjs'

const SIZE = { width: 1280, height: 720 }

async function run(args, feed) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: [feed ? 'pipe' : 'ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'close')
  if (feed) {
    await feed(child.stdin)
    child.stdin.end()
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

const shareOf = (film, i, frames) => (film.closed ? i / frames : i / (frames - 1))

/** All frames, as one file of JPEG pictures that every encoding reads. */
async function shoot(page, film, folder) {
  const frames = film.seconds * FPS
  const reel = path.join(folder, 'reel.mjpeg')
  const draw = (share) => page.evaluate(([time, at]) => window.drawAt(time, at), [4, share])
  await run([...'-f image2pipe -c:v mjpeg -i - -c copy -f mjpeg'.split(' '), reel], async (input) => {
    for (let i = 0; i < frames; i += 1) {
      const picture = Buffer.from(await draw(shareOf(film, i, frames)), 'base64')
      if (!input.write(picture)) await once(input, 'drain')
    }
  })
  return { reel, poster: Buffer.from(await draw(film.still), 'base64') }
}

async function encode(reel, film, theme, out) {
  for (const { type, screen, width = SIZE.width, video, audio, crf } of film.encodings) {
    const name = [film.scene, theme, ...(screen ? [screen] : [])].join('-')
    const file = path.join(out, `${name}.${type}`)
    const inputs = ['-framerate', `${FPS}`, '-i', reel, ...(audio ? SOUND : [])]
    await run([
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
    query: { scene: film.scene, theme },
    ...SIZE,
  })
  try {
    const { reel, poster } = await shoot(page, film, folder)
    await encode(reel, film, theme, out)
    const file = path.join(out, `${film.scene}-${theme}`)
    await sharp(poster).avif({ quality: 50, effort: 6 }).toFile(`${file}.avif`)
    await sharp(poster).webp({ quality: 76 }).toFile(`${file}.webp`)
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
