import { setConsoleFunction } from 'three'

/** Warnings of three that nothing in this code can avoid. */
const KNOWN = [
  // React Three Fiber makes a clock of a class that three has deprecated.
  'THREE.Clock: This module has been deprecated',
  // Asked for by compileAsync; where there is none, it waits for the programs by other means.
  'THREE.WebGLRenderer: KHR_parallel_shader_compile extension not supported',
]

/** Lets three's warnings and errors through, but for those lines. */
export function filterConsole(): void {
  setConsoleFunction((type: 'log' | 'warn' | 'error', message: string, ...rest: unknown[]) => {
    if (type === 'warn' && KNOWN.some((known) => message.startsWith(known))) return
    // Its notes of a context lost or restored are not passed on: the stage handles both.
    if (type !== 'log') console[type](message, ...rest)
  })
}
