import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../.build/run.mjs'

/** Copies the project, with what is not committed yet, to a directory that goes with this process. */
export function copyTree(name) {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`))
  const tree = join(copy, 'tree')
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean))
    cpSync(join(root, file), join(tree, file), { errorOnExist: false, recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return { copy, tree }
}
