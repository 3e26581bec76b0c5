import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { diagramsPlugin } from '#scripts/vite/diagrams-plugin.ts'
import { layersPlugin } from '#scripts/vite/layers-plugin.ts'

/** A development server of its own: the build of the site knows nothing of this folder. */
export default defineConfig({
  root: import.meta.dirname,
  // Two servers that bundle their dependencies into one folder break each other's pages.
  cacheDir: '../../node_modules/.vite-bench',
  plugins: [react(), diagramsPlugin(), layersPlugin()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 4174),
    fs: { allow: ['../..'] },
    open: false,
  },
})
