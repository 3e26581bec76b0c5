import { build, type Plugin } from 'vite'

/** Bundles src/runtime/boot.ts into one inline script. */
async function bootScript(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: 'src/runtime/boot.ts', formats: ['iife'], name: 'boot', fileName: 'boot' },
      rolldownOptions: { output: { minify: true } },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk || !('code' in chunk)) throw new Error('src/runtime/boot.ts produced no code')
  return chunk.code.trim()
}

/** Puts the boot script into the head of index.html, in development and in the build alike. */
export function bootPlugin(): Plugin {
  let root = process.cwd()
  return {
    name: 'boot-script',
    configResolved(config) {
      root = config.root
    },
    async transformIndexHtml(html) {
      return html.replace('<!--app-boot-->', `<script>${await bootScript(root)}</script>`)
    },
  }
}
