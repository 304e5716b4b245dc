// Builds dist/: `--kit` builds the kit's specimens for the browser tests and the gallery instead, `--fast` leaves types and manifests out.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildEmbed, writeManifests } from './build.manifests.mjs'
import { must, root } from './support/run.mjs'

const kit = process.argv.includes('--kit')
const fast = process.argv.includes('--fast')
const target = kit ? '.cache/kit' : (process.env.SPHERE_RAMP_DIST ?? 'dist')

await must('node', ['locales/compile.mjs'])
rmSync(join(root, target), { recursive: true, force: true })
await must('rollup', ['-c', 'rollup.config.mjs', '--silent'], { env: kit ? { SPHERE_RAMP_KIT: '1' } : {} })

if (!kit) {
  await buildEmbed(join(root, target))
  if (!fast) await must('tsc', ['-p', 'test/tsconfig.build.json'])
  if (!fast) await writeManifests()
}
