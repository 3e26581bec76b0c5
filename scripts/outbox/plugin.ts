import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { outbox } from './handler.ts'
import { settingsFrom } from './settings.ts'

/** What the dev server must not hand out: Vite's own list, which a new one replaces, and stored messages. */
const DENIED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '*.eml', '*.error.txt']

/**
 * Mounts the outbox on the dev and preview servers. Reads OUTBOX_DIR, OUTBOX_RATE and SMTP_URL from the
 * environment or the .env files; they have no VITE_ prefix, so they never reach the browser.
 */
export function outboxPlugin(): Plugin {
  function mount({ config, middlewares }: ViteDevServer | PreviewServer): void {
    const env =
      config.envDir === false ? process.env : loadEnv(config.mode, config.envDir, ['OUTBOX_', 'SMTP_'])
    middlewares.use(outbox(settingsFrom(env, config.root)))
  }
  return {
    name: 'outbox',
    config: () => ({ server: { fs: { deny: DENIED } } }),
    configureServer: mount,
    configurePreviewServer: mount,
  }
}
