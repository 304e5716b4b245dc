// What `npm test` leaves out: its long files, every case of those that it takes in part, and every case of the flows in the whole browser,
// which are all schedules, screens, boxes and customers. Needs a build. Words after `--` choose files of the flows, and then those alone run.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromePath, testChromePath } from './support/browser.mjs'
import { LONG_FILES } from './support/long-files.mjs'
import { root, run } from '../.build/run.mjs'

/** `npm test` has a part of their cases. */
const takenInPart = (pattern) =>
  globSync(pattern, { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes("/support/part.ts'"),
  )
const unitInPart = takenInPart('{demo,src,test/contract}/**/*.test.ts')
const browserInPart = takenInPart('test/browser/**/*.test.ts')

const words = process.argv.slice(2)
const filesOf = (kind) => globSync([...LONG_FILES[kind]], { cwd: root })
const flows = [
  'vitest',
  ['run', '-c', 'test/flows.config.mjs', ...words],
  { ALL_SCHEDULES: '1', CHROME_PATH: chromePath() },
]
const others = [
  ['vitest', ['run', '-c', 'test/vitest.config.mjs', ...filesOf('unit'), ...unitInPart], {}],
  [
    'web-test-runner',
    ['--config', 'test/web-test-runner.config.mjs', '--files', ...filesOf('browser'), ...browserInPart],
    { CHROME_PATH: testChromePath() },
  ],
]

let failed = 0
for (const [command, args, env] of words.length > 0 ? [flows] : [...others, flows]) {
  const { code } = await run(command, args, { env })
  failed += code === 0 ? 0 : 1
}
process.exit(failed)
