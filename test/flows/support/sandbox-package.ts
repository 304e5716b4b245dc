import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { startStaticServer } from '../../../demo/hosts/static-server.ts'

export const root = resolve(import.meta.dirname, '../../..')
/** The package, built for this file alone: others run at the same time. */
export const built = mkdtempSync(join(tmpdir(), 'sphere-ramp-package-'))
/** The empty folder of a merchant's engineer. */
export const folder = mkdtempSync(join(tmpdir(), 'sphere-ramp-empty-'))
const tarballs = mkdtempSync(join(tmpdir(), 'sphere-ramp-tarballs-'))
const started: ChildProcess[] = []

/** Packs a folder as it is, and names the archive. */
export function pack(from: string): string {
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', tarballs]
  const [name] = execFileSync('npm', args, { cwd: from, encoding: 'utf8' }).trim().split('\n').slice(-1)
  return join(tarballs, name!)
}

/** The folder of a Node 20 of this machine, which is the oldest that the package promises; else that of this one. */
function oldestNode(): { readonly bin: string; readonly version: string } {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((path) => existsSync(join(path, 'node')))
  const nodes = [...new Set([...folders, dirname(process.execPath)])].map((bin) => ({
    bin,
    version: execFileSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).trim(),
  }))
  return nodes.find(({ version }) => version.startsWith('v20.')) ?? nodes.at(-1)!
}

export const node = oldestNode()
const path = `${node.bin}${delimiter}${process.env['PATH']}`
const env = { ...process.env, PATH: path, NODE_OPTIONS: '', VITEST: '', DATABASE_URL: '' }
export const shell = (line: string) => promisify(execFile)('sh', ['-c', line], { cwd: folder, env })

/** The README's section about the sandbox. */
export const readmeSection = (): string =>
  /\n## The sandbox\n([\s\S]*?)\n## /.exec(readFileSync(join(root, 'README.md'), 'utf8'))![1]!

/** The commands of its block, of which the first installs and the second starts. */
export const readmeLines = (): readonly string[] => /```sh\n([\s\S]*?)\n```/.exec(readmeSection())![1]!.split('\n')

export function buildPackage(): void {
  expect(existsSync(join(root, 'dist/element.d.ts')), 'npm run build makes the types').toBe(true)
  execFileSync(process.execPath, [join(root, '.build/package/sandbox.mjs'), built], { cwd: root, stdio: 'pipe' })
}

/** The first line of the README without the registry: each package of it is an archive, and so is the one that they need. */
export async function install(): Promise<void> {
  const packages = [root, built, join(root, 'node_modules/@electric-sql/pglite')].map(pack)
  await shell(`npm install --offline --no-audit --no-fund ${packages.join(' ')}`)
}

/** A page of the merchant's own that has nothing but the printed tag. */
export async function ownPage(output: string) {
  const [tag] = /<script type="module"[\s\S]*<\/sphere-ramp>/.exec(output)!
  mkdirSync(join(folder, 'site'), { recursive: true })
  writeFileSync(join(folder, 'site/index.html'), `<!doctype html><h1>Shop</h1>${tag}`)
  return startStaticServer({ root: join(folder, 'site') })
}

export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  await page.goto(url)
  return page
}

/** Runs `npx sphere-ramp-sandbox` until the tag is printed, and returns what is printed. */
export async function start(line: string, databaseUrl = ''): Promise<string> {
  const child = spawn('sh', ['-c', `exec ${line.replace('npx', 'npx --offline')} --port 0 --pages-port 0`], {
    cwd: folder,
    env: { ...env, DATABASE_URL: databaseUrl },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  await expect.poll(() => output, { timeout: 100_000 }).toMatch(/<\/sphere-ramp>[\s\S]*\n\n/)
  return output
}

/** Ends the sandbox that was started last. */
export async function endLast(): Promise<void> {
  const child = started.pop()!
  const ended = new Promise((done) => child.once('exit', done))
  // npx passes signals on to a shell alone, so the whole group gets it.
  process.kill(-child.pid!, 'SIGTERM')
  await ended
}

export async function clearAway(): Promise<void> {
  while (started.length > 0) await endLast()
  for (const each of [built, folder, tarballs]) rmSync(each, { recursive: true, force: true })
}
