import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from '../../.build/run.mjs'

const PARTS = [
  { built: process.env.SPHERE_RAMP_DIST || 'dist', file: 'sphere-ramp.js', command: 'npm run build -- --fast' },
  { built: '.cache/kit', file: 'kit.js', command: 'npm run build -- --kit' },
]

/** Ends with the commands that are missing where a test's page would only say that a file is not there. */
export function requireBuild() {
  const missing = PARTS.filter(({ built, file }) => !existsSync(resolve(root, built, file)))
  if (missing.length === 0) return
  throw new Error(`Build first: ${missing.map(({ command }) => command).join(' && ')}`)
}
