import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { leftOut } from './support/long-files.mjs'
import { longestFirst } from './support/longest-first.mjs'

// What keeps nothing in its modules shares a worker, and there one database engine: loading both again for each file took
// more time than the tests.
const SHARED = [
  'demo/**/*.test.ts',
  'test/contract/!(faults).test.ts', // That one counts the timers that are left.
  'src/{api,chains,components,domain,features,lib,queries,router,stores,ui}/**/*.test.{ts,tsx}',
  'src/operations/**/!(kill-matrix).test.ts',
]
const ALL = [
  '{element,src,styles,locales,demo}/**/*.test.{ts,tsx}',
  'test/{contract,simulation}/**/*.test.ts',
  'test/*.test.ts',
]

const EXCLUDED = [...configDefaults.exclude, ...leftOut('unit')]

const LONGEST = [
  'test/new-rows.test.ts',
  'src/operations/off-ramp/kill-matrix.test.ts',
  'test/simulation/off-ramp-by-family.test.ts',
  'test/simulation/off-ramp.test.ts',
  'test/simulation/on-ramp.test.ts',
  'test/contract/faults.test.ts',
  'test/simulation/off-ramp-believing.test.ts',
]

const shared = {
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // A second, which is the default, is less than a busy machine may take for a step.
  expect: { poll: { timeout: 20_000 } },
}

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    globalSetup: ['test/support/catalogues.mjs'],
    // One more than there are cores, because tests wait too: 170 s instead of 190 on two. Four take 193.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: longestFirst(LONGEST) },
    projects: [
      { extends: true, test: { ...shared, name: 'shared', include: SHARED, exclude: EXCLUDED, isolate: false } },
      // What runs long runs a third faster in a process of its own than in a context of its own, and the many short ones need less of it.
      { extends: true, test: { ...shared, name: 'long', include: LONGEST, exclude: EXCLUDED } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'alone',
          include: ALL,
          exclude: [...EXCLUDED, ...SHARED, ...LONGEST],
          pool: 'vmForks',
        },
      },
    ],
  },
})
