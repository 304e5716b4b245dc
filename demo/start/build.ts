import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SOURCES = ['element', 'src', 'styles', 'locales', 'rollup.config.mjs', 'package.json', '.build']
const SETTLE_MS = 150

/** Files that the build writes do not count as sources, or every build would be outdated. */
const isSource = (path: string) => !/\.generated\.ts$|\.test\.tsx?$|locales\/[\w-]+\/[^/]+\.ts$/.test(path)

const changedAt = async (path: string): Promise<number> =>
  (await stat(join(root, path)).catch(() => null))?.mtimeMs ?? 0

async function newestSource(): Promise<number> {
  const files = SOURCES.map(async (path) => {
    const inside = await readdir(join(root, path), { recursive: true }).catch(() => null)
    return inside ? inside.map((file) => join(path, file)) : [path]
  })
  const paths = (await Promise.all(files)).flat().filter(isSource)
  const times = await Promise.all(paths.map(changedAt))
  return Math.max(...times)
}

export async function isBuilt(): Promise<boolean> {
  return (await changedAt('dist/sphere-ramp.js')) >= (await newestSource())
}

/** Builds what a page loads. `npm run build` also makes the types and manifests of a release. */
export async function build(): Promise<void> {
  const child = spawn(process.execPath, ['.build/build.mjs', '--fast'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The widget could not be built.\n${output.trim()}`)
}

/** Rebuilds after each change, one build at a time. Returns the function that stops it. */
export function rebuildOnChange(report: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let building: Promise<void> = Promise.resolve()
  const rebuild = () => {
    building = building.then(() => build()).catch(report)
  }
  const folders = SOURCES.filter((path) => !path.includes('.'))
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (!file || !isSource(join(folder, file))) return
      clearTimeout(timer)
      timer = setTimeout(rebuild, SETTLE_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
