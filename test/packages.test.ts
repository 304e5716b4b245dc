import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => JSON.parse(readFileSync(resolve(root, path), 'utf8')) as unknown

interface Entry {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly bin?: Readonly<Record<string, string>>
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
}

interface Manifest {
  readonly allowScripts: Readonly<Record<string, boolean>>
  readonly scripts: Readonly<Record<string, string>>
}

const manifest = read('package.json') as Manifest
const { optionalDependencies } = read('.build/platform/package.json') as {
  optionalDependencies: Record<string, string>
}
const nodes = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
const entries = Object.entries((read('package-lock.json') as { packages: Record<string, Entry> }).packages)
const installed = entries.filter(([path, { link }]) => path.includes('node_modules/') && !link)
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const pathsOf = (list: typeof entries) => list.map(([path]) => path)

test('the lock file names no address, and a hash for every package that is installed [SAFE-P4]', () => {
  const named = entries.filter(([, { resolved }]) => resolved !== undefined)
  expect(named.map(([path, { resolved, link }]) => [path, resolved, link])).toEqual([
    ['node_modules/platform-binaries', '.build/platform', true],
  ])
  expect(pathsOf(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')))).toEqual([])
})

test('no package runs a script when it is installed [SAFE-P4]', () => {
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
  expect(scripted.toSorted()).toEqual(Object.keys(manifest.allowScripts).toSorted())
  expect(Object.values(manifest.allowScripts)).not.toContain(true)
  expect(readFileSync(resolve(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

test('what differs by platform is an optional package, with its hash in the lock file [SAFE-P4]', () => {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const [, entry] = entries.find(([path]) => path === `node_modules/${name}`)!
    expect(entry).toMatchObject({ version, dev: true, optional: true, integrity: expect.stringMatching(/^sha512-/) })
  }
})

test('this run is on the Node of the lock file, which is there for five platforms', () => {
  expect(nodes).toHaveLength(5)
  expect([...new Set(nodes.map(([, version]) => version))]).toEqual([process.versions.node])
})

test('a project that installs the published package gets no other package, because all code is in the bundle', () => {
  for (const kind of ['dependencies', 'optionalDependencies', 'bundleDependencies'])
    expect(manifest).not.toHaveProperty(kind)
  expect(Object.keys(manifest.scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([])
})

const pinned = (...command: string[]) =>
  spawnSync(process.execPath, ['.build/platform/pinned.mjs', ...command], { cwd: root, encoding: 'utf8' })

test('a script finds that Node in its package, because npm 10 deletes its link, and ends as its command does', () => {
  const scripts = Object.values(manifest.scripts)
  expect(scripts.filter((script) => !script.startsWith('pinned '))).toEqual([])
  expect(entries.find(([path]) => path === '.build/platform')![1].bin).toEqual({ pinned: 'pinned.mjs' })
  const [found] = pinned('node', '-p', 'process.env.PATH').stdout.split(delimiter)
  expect(found).toMatch(/node_modules.node-[\w-]+.bin$/)
  expect(pinned('node', '-p', 'process.version').stdout.trim()).toBe(process.version)
  expect(pinned('node', '-e', 'process.exit(3)').status).toBe(3)
  expect(pinned('test/tool.mjs', 'measure').stderr).toMatch(/^npm run measure -- /)
})

test('an install prints no page of warnings about the Node of the machine', () => {
  const settings = readFileSync(resolve(root, '.npmrc'), 'utf8')
  expect(settings).toMatch(/^loglevel=error$/m)
  expect(settings).toMatch(/^engine-strict=false$/m)
})
