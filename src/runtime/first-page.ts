import { forgetPrerendered } from './deferred/adopted.ts'
import { carryOut, type KeptPresses } from './deferred/kept-presses.ts'

declare global {
  interface Window {
    /** Set by the boot script: what was pressed before the application was there. */
    keptPresses?: KeptPresses
  }
}

/** React has taken over the first page: what was pressed before is carried out, sections keep their own from here. */
export function firstPageTaken(): void {
  forgetPrerendered()
  const kept = window.keptPresses?.take() ?? []
  delete window.keptPresses
  void carryOut(kept)
}
