// Compiles the catalogues where they are missing or older than a message, so that a single test runs in a fresh clone.
import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../.build/run.mjs'

const timeOf = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

export function setup() {
  const compiled = timeOf('locales/catalogues.generated.ts')
  if (globSync('locales/*/*.po', { cwd: root }).every((file) => timeOf(file) < compiled)) return
  // The compiler behaves differently when it detects a test run.
  const env = { ...process.env, NODE_ENV: '', VITEST: '' }
  execFileSync(process.execPath, ['locales/compile.mjs'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
}
