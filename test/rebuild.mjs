// Builds a release twice, into folders of their own, and compares every file [SAFE-P1]. The pseudo-locale is in none of them.
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

const FIRST = '.cache/rebuild/first'
const builds = []
for (const folder of [FIRST, '.cache/rebuild/second']) {
  await must('node', ['.build/build.mjs'], { env: { SPHERE_RAMP_DIST: folder } })
  builds.push(hashesOf(join(root, folder)))
}
const [first, second] = builds
const others = [...new Set([...first.keys(), ...second.keys()])].filter((path) => first.get(path) !== second.get(path))
for (const path of others) console.log(`differs: ${path}`)
const pseudo = [...first.keys()].filter(
  (path) => !path.endsWith('.map') && `${path} ${readFileSync(join(root, FIRST, path))}`.includes('en-XA'),
)
for (const path of pseudo) console.log(`has the pseudo-locale: ${path}`)
console.log(`${first.size - others.length} files are the same in both builds, ${others.length} differ`)
process.exit(others.length + pseudo.length === 0 && first.size > 100 ? 0 : 1)
