import { configDefaults, defineConfig } from 'vitest/config'
import { leftOut } from './support/long-files.mjs'
import { longestFirst } from './support/longest-first.mjs'

const LONGEST = [
  'wallet-catalogue',
  'off-ramp',
  'never-twice',
  'undecided-off-ramp',
  'second-device',
  'kill-matrix',
  'journey',
  'outside-wallet',
  'sui',
  'tron',
  'sandbox-package',
  'sandbox-off-ramp',
  'start',
  'aptos',
  'by-hand',
  'small-boxes',
  'offline',
  'restored-session',
  'onboarding/individuals',
  'upgrade',
  'early-field',
  'round-trips',
  'mistakes',
  'hosts',
  'mounts',
  'integrity',
  'links',
  'accessibility-trees',
].map((name) => `test/flows/${name}.test.ts`)

/** More than two cores can carry at once, because a journey waits more than it works. Each has a demo of its own. */
const WORKERS = Number(process.env.FLOW_WORKERS ?? 3)

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['test/flows/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut('flows')],
    environment: 'node',
    testTimeout: 180_000,
    // A second, which is the default, is less than a busy machine may take for a step.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    globalSetup: ['test/flows/support/demos.ts'],
    maxWorkers: WORKERS,
    sequence: { sequencer: longestFirst(LONGEST) },
    maxConcurrency: 2,
    isolate: false,
  },
})
