// Films of the interface pictures: the view starts close to where the picture is read first and draws back until the
// whole interface is in sight, so the last frame is the picture itself. No browser is needed, only the pictures.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const FPS = 25
/** Shorter than five seconds: it plays once and needs no control to stop it. */
const FRAMES = 120
const SIZE = { width: 960, height: 600 }

/** Where the view starts, in shares of the picture: its centre and how much closer it is. */
export const PICTURE_FILMS = [
  { name: 'vignette-video', x: 0.3, y: 0.34, close: 1.7 },
  { name: 'vignette-streaming', x: 0.3, y: 0.36, close: 1.6 },
  { name: 'vignette-analytics', x: 0.7, y: 0.45, close: 1.7 },
]

const ENCODINGS = [
  { type: 'mp4', video: '-c:v libx264 -preset slow -tune animation -crf 25 -movflags +faststart' },
  { type: 'webm', video: '-c:v libsvtav1 -preset 6 -svtav1-params tune=0 -crf 40' },
]

/** 0 to 1, slow at both ends. */
const ease = (share) => share * share * (3 - 2 * share)

/** The part of the picture that a frame shows. */
function cut({ x, y, close }, { width, height }, frame) {
  // It stands for half a second at the start and at the end.
  const share = ease(Math.min(1, Math.max(0, (frame - 12) / (FRAMES - 25))))
  const scale = 1 / (close + (1 - close) * share)
  const at = (centre, size) => centre * (1 - share) * size + (size / 2) * share - (size * scale) / 2
  const keep = (value, size) => Math.min(Math.max(0, value), size - size * scale)
  return {
    left: Math.round(keep(at(x, width), width)),
    top: Math.round(keep(at(y, height), height)),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}

async function encode(file, picture, film) {
  // Four times as large: a cut of whole pixels is then a quarter of a pixel, and nothing trembles.
  const large = { width: SIZE.width * 4, height: SIZE.height * 4 }
  const source = await sharp(picture).resize(large).removeAlpha().raw().toBuffer()
  const raw = { raw: { ...large, channels: 3 } }
  const rate = `-f rawvideo -pix_fmt rgb24 -s ${SIZE.width}x${SIZE.height} -framerate ${FPS} -i -`
  const colour =
    '-vf scale=in_range=pc:out_range=tv:out_color_matrix=bt709 -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -an'
  const outputs = ENCODINGS.flatMap(({ type, video }) => [
    ...`${colour} ${video}`.split(' '),
    `${file}.${type}`,
  ])
  const child = spawn(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...rate.split(' '), ...outputs],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  )
  const ended = once(child, 'close')
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const view = sharp(source, raw)
      .extract(cut(film, large, frame))
      .resize(SIZE.width, SIZE.height)
    if (!child.stdin.write(await view.raw().toBuffer())) await once(child.stdin, 'drain')
  }
  child.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  for (const { type } of ENCODINGS)
    console.log(
      `${path.basename(file)}.${type} ${Math.round((await stat(`${file}.${type}`)).size / 1024)} KB`,
    )
}

/** Draws `vignette-NAME-THEME.mp4` and `.webm` from the picture of that name, for names that begin with `only`. */
export async function drawPictureFilms(out, only) {
  for (const film of PICTURE_FILMS)
    for (const theme of ['light', 'dark']) {
      const name = `${film.name}-${theme}`
      if (!name.startsWith(only) && !`film-${name}`.startsWith(only)) continue
      const file = path.join(out, name)
      await encode(file, `${file}.webp`, film)
    }
}
