import { defineConfig } from 'vite'

/** Bundles the mail service with all that it imports into one file, which needs Node and nothing else. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist-server',
    emptyOutDir: true,
    license: { fileName: 'licenses.txt' },
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
  },
})
