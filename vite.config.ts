import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { articlesPlugin } from '#scripts/vite/articles-plugin.ts'
import { bootPlugin } from '#scripts/vite/boot-plugin.ts'
import { diagramsPlugin } from '#scripts/vite/diagrams-plugin.ts'
import { fontLicencesPlugin, LICENCES_FILE } from '#scripts/vite/font-licences-plugin.ts'
import { hostingPlugin } from '#scripts/vite/hosting-plugin.ts'
import { layersPlugin } from '#scripts/vite/layers-plugin.ts'
import { platesPlugin } from '#scripts/vite/plates-plugin.ts'
import { previewPlugin } from '#scripts/vite/preview-plugin.ts'
import { outboxPlugin } from '#server/vite-plugin.ts'

const port = Number(process.env.PORT ?? 4173)

/** `…/src/pages/about/story.css` → `about`. */
const pageOf = (id: string) => /\/src\/pages\/([^/]+)\//.exec(id)?.[1] ?? null

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    articlesPlugin(),
    platesPlugin(),
    fontLicencesPlugin(),
    bootPlugin(),
    diagramsPlugin(),
    layersPlugin(),
    outboxPlugin(),
    previewPlugin(),
    hostingPlugin(),
  ],
  // It knows named breakpoints (src/styles/media.css), which the browsers do not.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  server: { host: '127.0.0.1', open: false },
  preview: { host: '127.0.0.1', port, strictPort: true, open: false },
  build: isSsrBuild
    ? {
        outDir: 'build/ssr',
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
      }
    : // Inlined files would need `data:` in the policy's font and script sources.
      {
        manifest: true,
        // Notices of the packages that are really bundled.
        license: { fileName: LICENCES_FILE },
        assetsInlineLimit: 0,
        // Every browser of the target knows modulepreload.
        modulePreload: { polyfill: false },
        target: 'es2022',
        rolldownOptions: {
          // A word of src/content stands in the script where it is said, without a name to carry it there.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            // What many pages share travels as one file, and so do the style sheets of a page: first text waits for
            // them, and twenty small files compress 4 KB worse and queue for a connection. React and the router have
            // a file of their own, which stays in the cache when the site's code changes.
            codeSplitting: {
              groups: [
                // Of zustand, what the pages use: its third binding is React Three Fiber's.
                {
                  name: 'react',
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler|zustand\/esm\/(vanilla|react)\.mjs)(\/|$)|preload-helper/,
                },
                // What a few pages share, but for long texts, and for the colors that scenes alone share with pages of
                // diagrams.
                {
                  name: 'shell',
                  test: /\/src\/(?!content\/(palette|planets)\.|sections\/prose\/).*\.tsx?$/,
                  minShareCount: 4,
                },
                { name: 'frame', test: /\/src\/.*\.css$/, minShareCount: 7 },
                { name: pageOf, test: /\/src\/pages\/.*\.css$/ },
              ],
            },
          },
        },
      },
  test: {
    // `unit` needs the source alone, `dist` the built site in dist/.
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/dist/**'] },
      },
      // Each file parses all pages first.
      { extends: true, test: { name: 'dist', include: ['tests/dist/**/*.test.ts'], testTimeout: 60_000 } },
    ],
    // Threads start sooner than processes. On two cores the default is one worker, and the other core idles.
    pool: 'threads',
    maxWorkers: '100%',
    setupFiles: ['tests/setup.ts'],
    // The tests run beside the build, on two cores and at times on a slow disk. They wait for conditions: only a failing
    // one takes as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
}))
