import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'

const beside = (file, index) => file.replace(/(\.tsx?)$/, `.mutant-${index}$1`)

/** Those of the mutants that the compiler accepts. Each is written next to its file, so that one run judges all of them. */
export function compiling(tree, mutants) {
  const paths = mutants.map(({ file }, index) => beside(file, index))
  mutants.forEach(({ code }, index) => writeFileSync(join(tree, paths[index]), code))
  try {
    const { stdout, error } = spawnSync(join(tree, 'node_modules/.bin/tsc'), ['--pretty', 'false'], {
      cwd: tree,
      encoding: 'utf8',
      maxBuffer: Infinity,
    })
    if (error) throw error
    const refused = new Set(stdout.split('\n').map((line) => line.slice(0, line.indexOf('('))))
    const unmutated = [...refused].filter((path) => /\.tsx?$/.test(path) && !paths.includes(path))
    if (unmutated.length > 0) throw new Error(`these do not compile without a mutant: ${unmutated.join(', ')}`)
    return mutants.filter((_, index) => !refused.has(paths[index]))
  } finally {
    for (const path of paths) rmSync(join(tree, path), { force: true })
  }
}
