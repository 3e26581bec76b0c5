import { defineConfig } from 'vitest/config'

/** The built site in Firefox: `npx vitest run --config tests/firefox/vitest.config.ts`, with a build in dist/. */
export default defineConfig({
  test: {
    include: ['tests/firefox/*.firefox.ts'],
    globalSetup: 'tests/firefox/server.ts',
    // One Firefox at a time: two cores are few.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
