// Builds dist/: `--kit` builds the kit's specimens for the browser tests and the gallery instead, `--fast` leaves types and manifests out,
// `--pseudo` has the pseudo-locale in, which the tests and the gallery choose.
import { rmSync } from 'node:fs'
import { join, sep } from 'node:path'
import { writeDeclarations } from './package/declarations.mjs'
import { LAYOUT } from './layout.mjs'
import { writeManifests } from './package/manifests.mjs'
import { writeOpenApi } from './package/openapi.mjs'
import { must, root } from './run.mjs'

const kit = process.argv.includes('--kit')
const fast = process.argv.includes('--fast')
const target = join(root, kit ? '.cache/kit' : process.env.SPHERE_RAMP_DIST || 'dist')
// What it writes to is emptied first: never the checkout itself, nor a folder that holds sources.
const isOurs = ['dist', '.cache'].some((folder) => `${target}${sep}`.startsWith(join(root, folder) + sep))
if (!isOurs || target === join(root, '.cache')) throw new Error(`${target} is no folder of built files`)

await must('node', ['locales/compile.mjs'])
rmSync(target, { recursive: true, force: true })
if (kit) await (await import('./kit.mjs')).buildKit(target)
else {
  const types = join(target, 'types')
  await Promise.all([
    must('rollup', ['-c', 'rollup.config.mjs', '--silent'], {
      env: process.argv.includes('--pseudo') ? { SPHERE_RAMP_PSEUDO: '1' } : {},
    }),
    !fast && must('tsc', ['-p', '.build/tsconfig.json', '--noCheck', '--outDir', types]),
  ])
  if (!fast) writeDeclarations(target, types)
  if (!fast) await writeOpenApi(target)
  if (!fast) writeManifests(target)
  if (!fast) console.log(LAYOUT)
}
