// Every case of the flows in the whole browser: all schedules, screens, boxes and customers, of which `npm test` takes the ones that
// differ most. Needs a build. Words after `--` choose files.
import { chromePath } from './support/browser.mjs'
import { run } from '../.build/run.mjs'

const args = ['run', '-c', 'test/flows.config.mjs', ...process.argv.slice(2)]
const { code } = await run('vitest', args, { env: { ALL_SCHEDULES: '1', CHROME_PATH: chromePath() } })
process.exit(code)
