import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { until } from './site.ts'

const XVFB = '/usr/bin/Xvfb'

/** Without a screen neither engine draws WebGL here; a virtual one is enough. */
export const hasScreen = existsSync(XVFB)

/** Opens a virtual screen of that number. */
export async function openScreen(
  number: number,
  size: string,
): Promise<{ display: string; close: () => void }> {
  const display = `:${number}`
  const socket = `/tmp/.X11-unix/X${number}`
  // A run that was killed leaves one, which nothing answers at.
  rmSync(socket, { force: true })
  const screen: ChildProcess = spawn(XVFB, [display, '-screen', '0', `${size}x24`, '-nolisten', 'tcp'], {
    stdio: 'ignore',
  })
  await until(() => existsSync(socket), 'a display')
  return { display, close: () => void screen.kill() }
}
