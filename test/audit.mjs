// What OSV knows about the packages in dist, and the registry's signatures of everything that is installed [SAFE-P5]. Needs the network
// and a build.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../.build/run.mjs'
import { advisoriesOf, isSerious } from './support/advisories.mjs'

const list = JSON.parse(readFileSync(join(root, 'dist/sbom.json'), 'utf8'))
const advisories = await advisoriesOf(list, fetch).catch((error) => {
  console.log(`OSV could not be asked: ${error.cause?.message ?? error.message}`)
  process.exit(1)
})
for (const { id, component, severity, summary } of advisories)
  console.log(`${severity ?? 'NOT STATED'} ${component}: ${id} ${summary}`)
const serious = advisories.filter(isSerious)
console.log(`${list.components.length} bundled packages, ${advisories.length} advisories, ${serious.length} serious`)
const { code } = await run('npm', ['audit', 'signatures'])
process.exit(serious.length === 0 && code === 0 ? 0 : 1)
