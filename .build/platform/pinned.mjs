#!/usr/bin/env node
// Runs a script, or a command of a package, and all that it starts on the Node of the lock file: `pinned test/run.mjs`, `pinned vitest run`.
// npm 10 installs that Node but deletes its link in .bin together with the other platforms' packages (npm/cli issue 4362).
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const { resolve } = createRequire(import.meta.url)
const { optionalDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** The folder of a platform's program; only this platform's package is installed. */
function binOf(name) {
  try {
    return [join(dirname(resolve(`${name}/package.json`)), 'bin')]
  } catch {
    return []
  }
}

const nodes = Object.keys(optionalDependencies).filter((name) => name.startsWith('node-'))
const tools = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url))
const PATH = [...nodes.flatMap(binOf), tools, process.env.PATH].join(delimiter)
const given = process.argv.slice(2)
const isScript = /\.(?:mjs|ts)$/.test(given[0] ?? '')
const [command, ...args] = isScript ? ['node', ...given] : given
const isWindows = process.platform === 'win32'
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, PATH }, shell: isWindows })

// A terminal interrupts the whole group, so the command has heard of it.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('error', (error) => {
  console.error(`${command}: ${error.message}`)
  process.exitCode = 127
})
child.on('close', (code, signal) => {
  process.removeAllListeners(signal ?? 'SIGINT')
  if (signal) process.kill(process.pid, signal)
  else process.exitCode ??= code
})
