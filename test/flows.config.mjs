import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['test/flows/**/*.test.ts'],
    environment: 'node',
    testTimeout: 180_000,
    // A second, which is the default, is less than a busy machine may take for a step.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    globalSetup: ['test/flows/support/shared-demo.ts'],
    // One sandbox for all: each file begins by emptying it. Its networks and the browser are carried by two cores.
    fileParallelism: false,
    maxConcurrency: 2,
    isolate: false,
  },
})
