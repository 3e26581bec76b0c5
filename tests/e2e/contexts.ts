import type { Page } from '@playwright/test'

declare global {
  interface Window {
    contexts: WebGL2RenderingContext[]
  }
}

/** Keeps hold of every context made, for counting and for losing them. */
export function holdContexts(): void {
  const original = HTMLCanvasElement.prototype.getContext
  window.contexts = []
  HTMLCanvasElement.prototype.getContext = function getContext(
    this: HTMLCanvasElement,
    ...request: Parameters<typeof original>
  ) {
    const context = original.apply(this, request)
    // The boot script asks for one with a canvas that is in no page, to see who draws.
    if (context instanceof WebGL2RenderingContext && this.isConnected) window.contexts.push(context)
    return context
  } as typeof original
}

export const loseContext = (page: Page) =>
  page.evaluate(() => window.contexts.at(-1)?.getExtension('WEBGL_lose_context')?.loseContext())

/** The extension can be asked for only while the context lives, so it is kept before the loss. */
export async function loseAndRestore(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const context = window.contexts.at(-1)
    const extension = context?.getExtension('WEBGL_lose_context')
    if (!context || !extension) throw new Error('no context to lose')
    // After all who listen: what none of them holds back cannot be restored.
    const lost = new Promise((resolve) =>
      context.canvas.addEventListener('webglcontextlost', () => setTimeout(resolve), { once: true }),
    )
    extension.loseContext()
    await lost
    extension.restoreContext()
  })
}
