import { configDefaults, defineConfig } from 'vitest/config'

// The unit tests next to the source. Those that import a file run for each of its mutants.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    // What draws its faults by lot catches a mutant by luck, and takes ten times as long as all others.
    exclude: [...configDefaults.exclude, 'src/operations/intents/fault-schedules.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
