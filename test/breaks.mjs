// Breaks the product in small ways, one at a time and in a copy, and demands that the test that names the requirement fails.
// `--id ACC-05,ACC-06` runs the breaks of these ids, `--unit`, `--browser` and `--simulation` those of one kind. The simulation has
// 200 scenarios to find a break.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BREAKS, KINDS, kindOf } from './breaks/all.ts'
import { testChromePath } from './support/browser.mjs'
import { copyTree } from './support/copy-tree.mjs'
import { createModules } from './support/reach/modules.ts'
import { reach } from './support/reach/reach.ts'
import { root } from '../.build/run.mjs'

const has = (flag) => process.argv.includes(flag)
const asked = has('--id') ? process.argv[process.argv.indexOf('--id') + 1].split(',') : null
const kinds = KINDS.some((kind) => has(`--${kind}`)) ? KINDS.filter((kind) => has(`--${kind}`)) : KINDS
const wanted = BREAKS.filter(
  (each) => kinds.includes(kindOf(each)) && (asked === null || each.ids.some((id) => asked.includes(id))),
)

const { copy, tree: scratch } = copyTree('breaks')
const modules = createModules(scratch)

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
    const child = spawn(command, args, { cwd: scratch, env: { ...process.env, PATH: path, NO_COLOR: '1', ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ code, output }))
  })
}

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Applies breaks, does something, and takes them back. */
async function broken(breaks, work) {
  const sources = new Map()
  for (const { file, find, replace } of breaks) {
    const path = join(scratch, file)
    const code = readFileSync(path, 'utf8')
    if (!sources.has(path)) sources.set(path, code)
    writeFileSync(
      path,
      code.replace(find, () => replace),
    )
  }
  try {
    return await work()
  } finally {
    for (const [path, code] of sources) writeFileSync(path, code)
  }
}

/** null: no such test. */
const passed = (results, title) => {
  const found = results.filter((result) => result.title.includes(title))
  return found.length === 0 ? null : found.every((result) => result.passed)
}

const resultOf = (results, { test }) =>
  passed(
    results.filter(({ file }) => file === test.file),
    test.title,
  )

const filesOf = (entries) => [...new Set(entries.map(({ test }) => test.file))]

async function unitResults(args, env) {
  const out = join(copy, 'unit.json')
  rmSync(out, { force: true })
  await run('npm', ['run', 'test:unit', '--', ...args, '--reporter=json', `--outputFile.json=${out}`], env)
  return (read(out)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      file: name.slice(name.indexOf('/tree/') + 6),
      title: fullName,
      passed: status === 'passed',
      messages: failureMessages.join('\n'),
    })),
  )
}

/** Breaks whose tests don't reach the other broken files are tried in one run. */
function groupsOf(breaks) {
  const reached = new Map()
  const filesOf = (path) => {
    if (!reached.has(path)) reached.set(path, reach(modules, [{ path, name: null }]).files)
    return reached.get(path)
  }
  const disturbs = (one, other) => one.file === other.file || filesOf(other.test.file).has(one.file)
  const groups = []
  for (const each of breaks) {
    const group = groups.find((others) => others.every((other) => !disturbs(each, other) && !disturbs(other, each)))
    if (group) group.push(each)
    else groups.push([each])
  }
  return groups
}

/** A scenario that fails names its seed: what fails otherwise has found nothing. */
const simulated = ({ test: { file, title } }) =>
  unitResults([file, '-t', title], { SIM_SCENARIOS: '200', SIM_FINDINGS: '1' })

async function browserResults(entries) {
  const out = join(copy, 'browser.json')
  rmSync(out, { force: true })
  const config = 'test/breaks/web-test-runner.config.mjs'
  const { output } = await run('web-test-runner', ['--config', config, '--files', ...filesOf(entries)], {
    CHROME_PATH: testChromePath(),
    BREAK_TITLES: JSON.stringify(entries.map(({ test }) => test.title)),
    BREAK_RESULT: out,
  })
  const results = read(out)
  if (results === null) throw new Error(`the browser tests did not end: ${output.slice(-2000)}`)
  return results
}

/** What a break changes: the kit's specimens, or the product. */
const buildOf = ({ test }) => (test.file.includes('/kit/') ? '--kit' : '--fast --pseudo')

async function build(kinds) {
  for (const kind of kinds) {
    const { code, output } = await run('npm', ['run', 'build', '--', ...kind.split(' ')])
    if (code !== 0) throw new Error(`a break does not build: ${output.slice(-2000)}`)
  }
}

const trouble = []
let caught = 0
const nameOf = ({ ids, file, find, test }) =>
  `${ids.join(', ')}: ${file}, "${find.trim().split('\n')[0]}", by "${test.title}" of ${test.file}`
function judge(entry, result, before) {
  const unbroken = before === null ? 'no such test' : 'fails unbroken'
  const verdict = before !== true ? unbroken : result === false ? 'caught' : 'survives'
  console.log(`${verdict}: ${nameOf(entry)}`)
  if (verdict === 'caught') caught += 1
  else trouble.push(verdict)
}

const misplaced = wanted.filter(({ file, find }) => readFileSync(join(scratch, file), 'utf8').split(find).length !== 2)
for (const entry of misplaced) {
  trouble.push('misplaced')
  console.log(`its text is not in the file exactly once: ${nameOf(entry)}`)
}
const stands = (entry) => !misplaced.includes(entry)

await run('node', ['locales/compile.mjs'])
const ofKind = (kind) => wanted.filter((entry) => kindOf(entry) === kind && stands(entry))
const units = ofKind('unit')
if (units.length > 0) {
  const before = await unitResults(filesOf(units))
  for (const group of groupsOf(units)) {
    const results = await broken(group, () => unitResults(filesOf(group)))
    for (const entry of group) judge(entry, resultOf(results, entry), resultOf(before, entry))
  }
}

const unbroken = new Map()
for (const entry of ofKind('simulation')) {
  const { file, title } = entry.test
  if (!unbroken.has(file)) unbroken.set(file, passed(await simulated(entry), title))
  const results = await broken([entry], () => simulated(entry))
  judge(entry, !results.some(({ messages }) => messages.includes('SIM_SEED=')), unbroken.get(file))
}

const shown = ofKind('browser')
if (shown.length > 0) {
  // The browser tests begin only where both are built, and wallets are built with the kit.
  await build(['--fast', '--kit'])
  const before = await browserResults(shown)
  for (const entry of shown) {
    const results = await broken([entry], async () => {
      await build([buildOf(entry)])
      return browserResults([entry])
    })
    judge(entry, resultOf(results, entry), resultOf(before, entry))
  }
}

console.log(`${wanted.length} breaks, ${caught} caught`)
process.exit(trouble.length === 0 && wanted.length > 0 ? 0 : 1)
