/** Shows the page as it is without scripts: finished HTML whose links and forms the browser answers. */
export function showWithoutScript(): void {
  const root = document.documentElement
  window.takePresses?.()
  delete window.takePresses
  delete root.dataset.script
  delete root.dataset.intro
  root.dataset.experience = 'light'
  root.dataset.pageReady = 'true'
}

declare global {
  interface Window {
    /** Set by the boot script, until the page is hydrated: stops the recording of presses and returns them. */
    takePresses?: ReturnType<typeof import('./early-input.ts').recordPresses>
  }
}
