// Builds twice, into folders of their own, and compares every file [SAFE-P1].
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { must, root } from '../.build/run.mjs'

/** The hash of each file of a folder. */
const hashesOf = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [
        path,
        createHash('sha384')
          .update(readFileSync(join(folder, path)))
          .digest('base64'),
      ]),
  )

const builds = []
for (const name of ['first', 'second']) {
  const folder = join('.cache/rebuild', name)
  await must('node', ['.build/build.mjs'], { env: { SPHERE_RAMP_DIST: folder } })
  builds.push(hashesOf(join(root, folder)))
}
const [first, second] = builds
const others = [...new Set([...first.keys(), ...second.keys()])].filter((path) => first.get(path) !== second.get(path))
for (const path of others) console.log(`differs: ${path}`)
console.log(`${first.size - others.length} files are the same in both builds, ${others.length} differ`)
process.exit(others.length === 0 && first.size > 100 ? 0 : 1)
