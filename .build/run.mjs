import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')

/** Runs a command of the project's packages and resolves with its exit code and output. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (stream) => (chunk) => {
      output += chunk
      if (!quiet) stream.write(chunk)
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Like `run`, but a failing command ends this process. */
export async function must(command, args, options) {
  const result = await run(command, args, { quiet: true, ...options })
  if (result.code === 0) return result
  process.stderr.write(result.output)
  process.exit(result.code)
}
