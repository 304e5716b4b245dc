import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')
const written = new Set()

const read = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Writes a generated file; with `--check` it only fails when the file holds something else. */
export function writeGenerated(path, text) {
  written.add(relative(root, path))
  if (!isCheck) writeFileSync(path, text)
  else if (read(path) !== text) throw new Error(`${relative(root, path)} is out of date: run npm run generate`)
}

/** The files of the source whose names end so, by their paths from the root. */
export const sourcesEnding = (ending) =>
  ['src', 'styles', 'demo', 'test']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)))
    .filter((path) => ending.test(path))
    .toSorted()

/** Generated files that no generator of this run has written. */
export const orphans = () => sourcesEnding(/\.generated\.\w+$/).filter((path) => !written.has(path))
