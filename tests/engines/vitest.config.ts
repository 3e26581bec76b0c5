import { defineConfig } from 'vitest/config'

/**
 * The built site in another engine than Chromium: `npx vitest run --config tests/engines/vitest.config.ts`, with a build in dist/;
 * `ENGINE=webkit` for Safari's, else Firefox.
 */
export default defineConfig({
  test: {
    include: ['tests/engines/*.engine.ts'],
    globalSetup: 'tests/engines/server.ts',
    // One browser at a time: two cores are few.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
