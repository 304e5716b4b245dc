// Starts one of the tools of a script: `node test/tool.mjs measure size`. What follows the tool's name is the tool's.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../.build/run.mjs'
import { TOOLS } from './support/tools.mjs'

const [script, name, ...args] = process.argv.slice(2)
const tools = TOOLS[script]
if (!Object.hasOwn(tools, name ?? '')) {
  console.error(`npm run ${script} -- ${Object.keys(tools).join('|')}`)
  process.exit(1)
}

/** What the table of test/README.md says of the tool: how it is started, what it proves, and when to run it. */
function help() {
  const row = readFileSync(join(root, 'test/README.md'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| \`npm run ${script} -- ${name}\``))
  const cells = (row ?? '').split('|').map((cell) => cell.replaceAll('`', '').trim())
  return cells.filter((cell) => cell !== '').join('\n')
}

if (args.includes('--help')) {
  console.log(help())
  process.exit(0)
}

const [file, ...given] = tools[name].split(' ')
const child = spawn('node', [join(root, file), ...given, ...args], { cwd: root, stdio: 'inherit' })
// A terminal interrupts the whole group, so the tool has heard of it.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('close', (code) => process.exit(code ?? 1))
