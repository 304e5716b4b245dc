import { relative } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { leftOut } from './support/long-files.mjs'

/** The longest files, which begin first: one that began last would be waited for alone. */
const LONGEST = [
  'wallet-catalogue',
  'off-ramp',
  'kill-matrix',
  'outside-wallet',
  'sui',
  'tron',
  'never-twice',
  'sandbox-package',
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
  'journey',
  'accessibility-trees',
]

/** More than two cores can carry at once, because a journey waits more than it works. Each has a demo of its own. */
const WORKERS = Number(process.env.FLOW_WORKERS ?? 3)

const nameOf = (file) => relative(import.meta.dirname, file.moduleId).replace(/^flows\/|\.test\.ts$/g, '')
/** A file that is not in the list comes after those that are. */
function placeOf(file) {
  const place = LONGEST.indexOf(nameOf(file))
  return place < 0 ? LONGEST.length : place
}

class LongestFirst extends BaseSequencer {
  async sort(files) {
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

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
    sequence: { sequencer: LongestFirst },
    maxConcurrency: 2,
    isolate: false,
  },
})
