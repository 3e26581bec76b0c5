import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { createOutbox } from './outbox/outbox.ts'
import { settingsFrom } from './settings.ts'

/** What the dev server must not hand out: Vite's own list, which a new one replaces, and stored messages. */
const DENIED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '*.eml', '*.error.txt']

/**
 * Mounts the outbox on the dev and preview servers. Reads its settings from the environment or the .env files; they
 * have no VITE_ prefix, so they never reach the browser.
 */
export function outboxPlugin(): Plugin {
  function mount({ config, middlewares, httpServer }: ViteDevServer | PreviewServer): void {
    const env =
      config.envDir === false
        ? process.env
        : loadEnv(config.mode, config.envDir, ['OUTBOX_', 'SMTP_', 'TRUSTED_'])
    const outbox = createOutbox(settingsFrom(env, config.root))
    middlewares.use(outbox.middleware)
    httpServer?.once('listening', () => {
      outbox.start().catch((error: unknown) => config.logger.warn(`Outbox: ${String(error)}`))
    })
    httpServer?.once('close', () => void outbox.stop(0))
  }
  return {
    name: 'outbox',
    config: () => ({ server: { fs: { deny: DENIED } } }),
    configureServer: mount,
    configurePreviewServer: mount,
  }
}
