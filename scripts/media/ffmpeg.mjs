import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs ffmpeg over what is there already; `pictures`, an async iterable of files in memory, go to its standard input. */
export async function ffmpeg(args, pictures) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: [pictures ? 'pipe' : 'ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'close')
  if (pictures) {
    for await (const picture of pictures) if (!child.stdin.write(picture)) await once(child.stdin, 'drain')
    child.stdin.end()
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
