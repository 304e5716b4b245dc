// Prints how many requirements of each area a test proves, and lists those that none does. `--area NAV` lists one area whole.
// A test counts where the built files have the product's exports that it uses; a row marked _browser_ or _e2e_ takes a test of
// test/browser, test/contract or test/flows. Needs a build.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT_EXPORTS } from '../.build/built-exports.mjs'
import { readBuilt } from './support/reach/built.ts'
import { createModules } from './support/reach/modules.ts'
import { proofsOf } from './support/reach/proofs.ts'
import { root } from '../.build/run.mjs'

const required = [
  ...readFileSync(join(root, 'test/requirements.md'), 'utf8').matchAll(/^- \*\*([A-Z0-9-]+)\*\* .*?(?:_([^_]+)_)?$/gm),
].map(([, id, kind]) => ({ id, kind }))
const decided = [...readFileSync(join(root, 'src/decisions.md'), 'utf8').matchAll(/^\*\*([A-Z]+\d+) /gm)].map(
  ([, id]) => id,
)

const modules = createModules(root)
const proofs = Map.groupBy(proofsOf(root, modules, readBuilt(BUILT_EXPORTS)), ({ id }) => id)

const SEEN_FROM_OUTSIDE = /^test\/(?:browser|contract|flows)\//
/** Why a test proves nothing of a row; null: it does. */
function lack({ path, absent, touches }, kind) {
  if (path.startsWith('demo/')) return 'is of the demo'
  if (absent.length > 0) return `uses ${absent.join(', ')}, which the built files do not have`
  if (kind === 'inspection') return null
  if (kind === 'browser' || kind === 'e2e') return SEEN_FROM_OUTSIDE.test(path) ? null : `is no ${kind} test`
  return touches || kind !== 'unit' ? null : 'uses nothing of the product'
}
const proves = ({ id, kind }) => (proofs.get(id) ?? []).some((proof) => lack(proof, kind) === null)

const areas = Map.groupBy(required, ({ id }) => id.slice(0, id.lastIndexOf('-')))
const only = process.argv.includes('--area') ? process.argv[process.argv.indexOf('--area') + 1] : null

for (const [area, rows] of areas) {
  if (only !== null && area !== only) continue
  const open = rows.filter((row) => !proves(row)).map(({ id }) => (proofs.has(id) ? `${id}*` : id))
  console.log(
    `${area.padEnd(12)} ${String(rows.length - open.length).padStart(3)} of ${String(rows.length).padEnd(3)} ${open.length > 0 ? `open: ${open.join(' ')}` : ''}`,
  )
  for (const { id, kind } of only === null ? [] : rows) {
    const of = proofs.get(id) ?? []
    const files = new Set(of.map((proof) => [proof.path, lack(proof, kind)].filter(Boolean).join(' ')))
    console.log(`  ${id.padEnd(16)} ${of.length > 0 ? [...files].join(`\n${' '.repeat(19)}`) : '—'}`)
  }
}

const known = new Set([...required.map(({ id }) => id), ...decided])
const unknown = [...proofs.keys()].filter((id) => !known.has(id))
console.log(`\n${required.filter(proves).length} of ${required.length} requirements are proven (*: named, not proven)`)
if (unknown.length > 0) {
  console.log(`Ids that test/requirements.md does not have: ${unknown.join(' ')}`)
  process.exit(1)
}
