import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['test/flows/**/*.test.ts'],
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // Each journey has a browser, a sandbox and chains of its own; two cores carry one at a time.
    fileParallelism: false,
  },
})
