// Prints how many requirements of each area a test names, and lists those that none does. `--area NAV` lists one area whole.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './support/run.mjs'

const filesIn = (dir) =>
  readdirSync(dir).flatMap((name) => {
    const path = join(dir, name)
    if (name === 'node_modules' || name.startsWith('.')) return []
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })

const ID = /SAFE-[A-Z]\d{1,2}|[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d{2}|[A-Z]{1,2}\d{1,2}/g
const required = [
  ...readFileSync(join(root, 'test/requirements.md'), 'utf8').matchAll(/^- \*\*([A-Z0-9-]+)\*\*/gm),
].map(([, id]) => id)

const proofs = new Map()
const tests = ['element', 'src', 'styles', 'locales', 'test', 'demo']
  .flatMap((dir) => filesIn(join(root, dir)))
  .filter((path) => /\.test\.tsx?$/.test(path))
for (const path of tests) {
  const code = readFileSync(path, 'utf8')
  for (const [, ids] of code.matchAll(
    new RegExp(`\\[((?:${ID.source})(?:, (?:${ID.source}))*)\\]['"\`]`, 'g'),
  )) {
    for (const id of ids.match(ID)) proofs.set(id, [...(proofs.get(id) ?? []), path.slice(root.length + 1)])
  }
}

const areaOf = (id) => id.slice(0, id.lastIndexOf('-'))
const areas = Map.groupBy(required, areaOf)
const only = process.argv[process.argv.indexOf('--area') + 1]

for (const [area, ids] of areas) {
  if (process.argv.includes('--area') && area !== only) continue
  const missing = ids.filter((id) => !proofs.has(id))
  console.log(
    `${area.padEnd(12)} ${String(ids.length - missing.length).padStart(3)} of ${String(ids.length).padEnd(3)} ${missing.length > 0 ? `open: ${missing.join(' ')}` : ''}`,
  )
  if (process.argv.includes('--area'))
    for (const id of ids) console.log(`  ${id.padEnd(16)} ${[...new Set(proofs.get(id) ?? ['—'])].join(', ')}`)
}

const proven = required.filter((id) => proofs.has(id)).length
const decided = [...readFileSync(join(root, 'test/decisions.md'), 'utf8').matchAll(/^\*\*([A-Z]+\d+) /gm)].map(
  ([, id]) => id,
)
const unknown = [...proofs.keys()].filter((id) => !required.includes(id) && !decided.includes(id))
console.log(`\n${proven} of ${required.length} requirements are named by a test`)
if (unknown.length > 0) {
  console.log(`Ids that test/requirements.md does not have: ${unknown.join(' ')}`)
  process.exit(1)
}
