// Builds the widget once with every patch of a library and once without each, and prints the bytes that each saves, gzip: of the first
// download, and of all files. Fails for a patch that saves too little to be worth its text, and for one of which .build/README.md says
// something else. `npm run measure -- patches borsh jayson/lib/client/browser` measures these alone.
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { must, root } from '../.build/run.mjs'

/** A patch that changes nothing else has to save so much, and its row in the README may be out by so much. */
const [LEAST, TOLERANCE] = [300, 100]
/** Without these the built element does not start, or does not stay by itself. */
const NO_SAVINGS = new Set([
  'noDefaultEmotionCache',
  'privateZodGlobals',
  'privateTronGlobals',
  'ownKeysInZod',
  'lateReact',
])
const NAME = /(?:once|standIn)\(\s*'([^']+)'|\bname: '([^']+)'/

const namesIn = (file) =>
  NAME.exec(readFileSync(join(root, file), 'utf8'))
    ?.slice(1)
    .filter(Boolean) ?? []
const all = globSync('.build/patches/**/*.mjs', { cwd: root }).flatMap(namesIn).toSorted()
const given = process.argv.slice(2)
const unknown = given.find((name) => !all.includes(name))
if (unknown) throw new Error(`No patch is called ${unknown}. There are ${all.join(', ')}`)
const measured = given.length > 0 ? given : all.filter((name) => !NO_SAVINGS.has(name))

/** The bytes of a build without a patch. */
async function sizesWithout(patch) {
  const dir = '.cache/patches'
  rmSync(join(root, dir), { recursive: true, force: true })
  const env = { SPHERE_RAMP_DIST: dir, SPHERE_RAMP_WITHOUT: patch }
  await must('rollup', ['-c', 'rollup.config.mjs', '--silent'], { env })
  const sizes = globSync('**/*.js', { cwd: join(root, dir) }).map((file) => ({
    isFirst: /^sphere-ramp\.js$|^chunks\/app-/.test(file),
    bytes: gzipSync(readFileSync(join(root, dir, file)), { level: 9 }).length,
  }))
  const sum = (rows) => rows.reduce((total, { bytes }) => total + bytes, 0)
  return { first: sum(sizes.filter(({ isFirst }) => isFirst)), all: sum(sizes) }
}

const readme = readFileSync(join(root, '.build/README.md'), 'utf8')
/** The bytes that a row of the README names. */
const rows = new Map(
  [...readme.matchAll(/^\| `([^`]+)`.*\| ([\d.]+) kB[^|]*\|$/gm)].map(([, name, saved]) => [
    name,
    Number(saved) * 1000,
  ]),
)
const kB = (bytes) => `${(bytes / 1000).toFixed(2)} kB`.padStart(9)
const whole = await sizesWithout('')
console.log(`${'the first download, and all files'.padEnd(36)}${kB(whole.first)}${kB(whole.all)}`)
for (const name of measured) {
  const without = await sizesWithout(name)
  const [first, all] = [without.first - whole.first, without.all - whole.all]
  // What the wallets of a family download is no part of the first download, but for a few bytes of a helper.
  const saved = first >= LEAST - TOLERANCE / 2 ? first : all
  const isTooSmall = saved < LEAST - TOLERANCE / 2
  const isOutdated = !rows.has(name) || Math.abs(rows.get(name) - saved) > TOLERANCE
  const fault = isTooSmall ? ' too little' : isOutdated ? ` .build/README.md says ${rows.get(name)} B` : ''
  console.log(`${name.padEnd(36)}${kB(first)}${kB(all)}${fault}`)
  if (fault) process.exitCode = 1
}
