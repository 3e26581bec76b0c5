import { setConsoleFunction } from 'three'

/** React Three Fiber makes a clock of a class that three has deprecated. */
const KNOWN = 'THREE.Clock: This module has been deprecated'

/** Lets three's warnings and errors through, but for that one line, which nobody here can act on. */
export function quietClock(): void {
  setConsoleFunction((type: 'log' | 'warn' | 'error', message: string, ...rest: unknown[]) => {
    if (type === 'warn' && message.startsWith(KNOWN)) return
    // Its plain news (context lost, restored) is part of the stage's life and not worth a line.
    if (type !== 'log') console[type](message, ...rest)
  })
}
