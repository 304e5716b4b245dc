// Changes what moves money in small ways, each alone and in a copy, and counts the changes that the unit tests notice.
// `--files 'src/stores/**/*.ts'` (more than once) takes other files, `--since main` those that have changed since.
import { execFileSync, spawn } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import { compiling } from './mutation/compiles.mjs'
import { readMutants } from './mutation/mutants.mjs'
import { SURVIVORS } from './mutation/survivors.ts'
import { TARGETS } from './mutation/targets.ts'
import { copyTree } from './support/copy-tree.mjs'
import { root } from '../.build/run.mjs'

const { values } = parseArgs({
  options: { files: { type: 'string', multiple: true }, since: { type: 'string' } },
})

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|fixture|generated)\.tsx?$/.test(file)
const changed = values.since && [
  ...git('diff', '--name-only', values.since),
  ...git('ls-files', '-o', '--exclude-standard'),
]
const files = (values.files ?? TARGETS.map((target) => target.files))
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => isSource(file) && (!changed || changed.includes(file)))
if (files.length === 0) {
  console.log('no file to change')
  process.exit(values.since ? 0 : 1)
}

const { copy, tree } = copyTree('mutation')
const report = join(copy, 'mutation.json')
const config = join(tree, 'stryker.json')
const settings = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutation/vitest.config.mjs' },
  // The copy is already one, and a TypeScript without an API cannot rewrite its paths for another.
  inPlace: true,
  tempDirName: join(copy, 'stryker'),
  mutate: files,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
  logLevel: 'warn',
  allowConsoleColors: false,
}

function stryker() {
  return new Promise((resolve) => {
    const child = spawn(join(tree, 'node_modules/.bin/stryker'), ['run', config], {
      cwd: tree,
      env: { ...process.env, PATH: `${join(tree, 'node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    process.on('exit', () => child.kill())
    child.on('close', resolve)
  })
}

writeFileSync(config, JSON.stringify(settings))
execFileSync(process.execPath, ['locales/compile.mjs'], { cwd: tree, stdio: 'ignore' })
const code = await stryker()
if (code !== 0) process.exit(code ?? 1)

const mutants = readMutants(JSON.parse(readFileSync(report, 'utf8')))
const survivors = compiling(
  tree,
  mutants.filter(({ isCaught }) => !isCaught),
)
const counted = mutants.filter((mutant) => mutant.isCaught || survivors.includes(mutant))

const isSame = (one, other) => ['file', 'line', 'from', 'to'].every((key) => one[key] === other[key])
const reasonOf = (mutant) => SURVIVORS.find((entry) => isSame(entry, mutant))?.reason
const percent = (part, whole) => (whole === 0 ? 100 : (100 * part) / whole)
const figures = (list) => {
  const caught = list.filter(({ isCaught }) => isCaught).length
  return { caught, share: percent(caught, list.length), text: `${caught} of ${list.length}` }
}

for (const file of files) {
  const inFile = counted.filter((mutant) => mutant.file === file)
  const { share, text } = figures(inFile)
  console.log(`${file}: ${text} caught, ${share.toFixed(1)} %`)
  for (const mutant of inFile.filter(({ isCaught }) => !isCaught)) {
    const { at, line, from, to } = mutant
    console.log(`  ${at}: ${line}\n    ${from} → ${to}${reasonOf(mutant) ? `\n    ${reasonOf(mutant)}` : ''}`)
  }
}

const trouble = []
for (const { files: pattern, least } of TARGETS.filter((target) => target.least !== undefined)) {
  const inTarget = counted.filter(({ file }) => matchesGlob(file, pattern))
  const { share, text } = figures(inTarget)
  if (inTarget.length > 0) console.log(`${pattern}: ${text} caught, ${share.toFixed(1)} % (${least} at least)`)
  if (share < least) trouble.push(`${pattern} is under ${least} %`)
  for (const mutant of inTarget)
    if (!mutant.isCaught && !reasonOf(mutant)) trouble.push(`not explained: ${mutant.file}:${mutant.at}`)
}
for (const entry of SURVIVORS.filter(({ file }) => files.includes(file)))
  if (!survivors.some((mutant) => isSame(entry, mutant)))
    trouble.push(`explained, and caught or gone: ${entry.file}: ${entry.from} → ${entry.to}`)

for (const line of trouble) console.log(line)
console.log(`all: ${figures(counted).text} caught, ${figures(counted).share.toFixed(1)} %`)
process.exit(trouble.length === 0 ? 0 : 1)
