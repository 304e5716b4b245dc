import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, type Page, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStaticServer } from '../../demo/hosts/static-server.ts'
import { apiOf } from './support/api-customer.ts'
import { ownDemo } from './support/own-demo.ts'
import * as person from './support/people.ts'

// The package of the sandbox as a merchant's engineer meets it: an empty folder, the lines of the README, and a page.
const root = resolve(import.meta.dirname, '../..')
const built = join(root, '.cache/sandbox-package')
const folder = mkdtempSync(join(tmpdir(), 'sphere-ramp-empty-'))
const tarballs = mkdtempSync(join(tmpdir(), 'sphere-ramp-tarballs-'))
const started: ChildProcess[] = []
let browser: Browser

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>

/** Packs a folder as it is, and names the archive. */
function pack(from: string): string {
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

const node = oldestNode()
const path = `${node.bin}${delimiter}${process.env['PATH']}`
const env = { ...process.env, PATH: path, NODE_OPTIONS: '', VITEST: '', DATABASE_URL: '' }
/** A Postgres server that may be written to. */
const { DATABASE_URL: server = '' } = process.env
const shell = (line: string) => promisify(execFile)('sh', ['-c', line], { cwd: folder, env })

/** The commands of the README's block, of which the first installs and the second starts. */
function readmeLines(): readonly string[] {
  const section = /\n## The sandbox\n([\s\S]*?)\n## /.exec(readFileSync(join(root, 'README.md'), 'utf8'))![1]!
  return /```sh\n([\s\S]*?)\n```/.exec(section)![1]!.split('\n')
}

/** Runs `npx sphere-ramp-sandbox` until the tag is printed, and returns what is printed. */
async function start(line: string, databaseUrl = ''): Promise<string> {
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

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done))
  // npx passes signals on to a shell alone, so the whole group gets it.
  process.kill(-child.pid!, 'SIGTERM')
  await ended
}

async function open(url: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  await page.goto(url)
  return page
}

beforeAll(async () => {
  expect(existsSync(join(root, 'dist/element.d.ts')), 'npm run build makes the types').toBe(true)
  execFileSync(process.execPath, [join(root, '.build/package/sandbox.mjs')], { cwd: root, stdio: 'pipe' })
  browser = await chromium.connect(ownDemo().browserUrl)
})
afterAll(async () => {
  await Promise.all(started.splice(0).map(end))
  await browser.close()
  for (const each of [folder, tarballs]) rmSync(each, { recursive: true, force: true })
})

test('an empty folder has a payout in the console’s ledger after the lines of the README', async () => {
  const packages = [root, built, join(root, 'node_modules/@electric-sql/pglite')].map(pack)
  const began = performance.now()
  const [install, run] = readmeLines()
  expect(install).toBe('npm install sphere-ramp sphere-ramp-sandbox')
  // The same without the registry: each package of the line is an archive, and so is the one that they need.
  await shell(`npm install --offline --no-audit --no-fund ${packages.join(' ')}`)
  const output = await start(run!)
  const [tag] = /<script type="module"[\s\S]*<\/sphere-ramp>/.exec(output)!
  const [consoleUrl] = /http:\S+\/console\//.exec(output)!

  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/index.html'), `<!doctype html><h1>Shop</h1>${tag}`)
  const site = await startStaticServer({ root: join(folder, 'site') })
  const page = await open(site.url)
  const sandbox = await open(consoleUrl)
  await person.enterEmail(page, 'existing@example.com')
  const mail = sandbox.getByRole('list', { name: 'Mail' }).getByRole('listitem').filter({ hasText: 'existing@' })
  await person.enterCode(page, (await mail.first().locator('.code').innerText()).replaceAll(/\D/g, ''))
  await person.title(page, 'Accounts').waitFor()
  await person.startOnRamp(page, {
    currency: /^US dollar/,
    method: /^Wire transfer/,
    amount: '317.00',
    wallet: /^Unnamed Wallet/,
  })
  await sandbox.getByRole('tab', { name: /^Bank/ }).click()
  const pay = sandbox.getByRole('button', { name: 'Pay 317.00 USD', exact: true })
  await pay.click()
  // A transfer that is paid moves to another list, where its card is drawn anew.
  await pay.waitFor({ state: 'detached' })
  const card = sandbox.locator('li.card', { hasText: '317.00 USD' })
  await card.getByText('Ledger and status').click()
  const ledger = card.getByRole('list', { name: 'Ledger' })
  await ledger
    .getByRole('listitem')
    .filter({ hasText: /bank in/i })
    .getByText('317.00 USD')
    .waitFor()
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`An empty folder had its first payout after ${seconds} s, on Node ${node.version}`)
  await site.close()
})

test('the playground is a folder that any server of files can send, with the widget next to it', async () => {
  const output = await start(readmeLines()[1]!)
  const [, apiUrl] = / api-url="([^"]+)"/.exec(output)!
  cpSync(join(folder, 'node_modules/sphere-ramp-sandbox/pages/playground'), join(folder, 'cdn/ramp/playground'), {
    recursive: true,
  })
  cpSync(join(folder, 'node_modules/sphere-ramp/dist'), join(folder, 'cdn/ramp/dist'), { recursive: true })
  const site = await startStaticServer({ root: join(folder, 'cdn') })
  const page = await open(`${site.url}/ramp/playground/?api-url=${encodeURIComponent(apiUrl!)}`)
  await page.getByRole('combobox', { name: 'Customer' }).selectOption('existing@example.com')
  await person.button(page, 'Continue').click()
  await person.enterCode(page, '000000')
  await person.title(page, 'Accounts').waitFor()
  const code = await page.locator('#snippets pre').last().innerText()
  expect(code).toContain(`src="${site.url}/ramp/dist/sphere-ramp.js"`)
  expect(code).toContain(`api-url="${apiUrl}"`)
  await site.close()
})

test('its check finds nothing that deviates in the sandbox', async () => {
  const [, apiUrl] = / api-url="([^"]+)"/.exec(await start(readmeLines()[1]!))!
  const how = `--api-url ${apiUrl} --email existing@example.com --code 000000 --write --complete`
  const { stdout } = await shell(`npx --offline sphere-ramp-sandbox check ${how}`)
  expect(stdout).toContain('\n\nNothing deviates.\n\nCalls: 39 of 39 checked, ')
})

test.skipIf(!server)('with DATABASE_URL the sandbox finds its customers again after it was stopped', async () => {
  const customer = async () => {
    const [, apiUrl] = / api-url="([^"]+)"/.exec(await start(readmeLines()[1]!, server))!
    const { signIn } = apiOf(apiUrl!)
    const { customerId } = await signIn(email)
    await end(started.pop()!)
    return customerId
  }
  const email = `existing+server-${Date.now()}@example.com`
  const first = await customer()
  expect(first).toMatch(/^customer_/)
  expect(await customer()).toBe(first)
})

test('its archive is under 955 kB, of which 20 describe the API and 40 check one', () => {
  expect(statSync(pack(built)).size).toBeLessThan(955_000)
})

test('the package names what it needs, in the versions that were tested, and no more', () => {
  const manifest = json(join(built, 'package.json'))
  const product = json(join(root, 'package.json'))
  const { devDependencies: tested } = product
  expect(manifest['version']).toBe(product['version'])
  expect(manifest['dependencies']).toEqual({
    '@electric-sql/pglite': tested!['@electric-sql/pglite'],
    'sphere-ramp': product['version'],
  })
  const optional = ['@aptos-labs/ts-sdk', '@mysten/sui.js', 'litesvm', 'tronweb']
  expect(manifest['peerDependencies']).toEqual(Object.fromEntries(optional.map((name) => [name, tested![name]])))
  expect(manifest).not.toHaveProperty('scripts')
})

test('the code imports nothing but Node and what its package.json names, and asks for nothing that Node 20 has not got', () => {
  const { dependencies, peerDependencies } = json(join(built, 'package.json'))
  const named = [...Object.keys(dependencies!), ...Object.keys(peerDependencies!)]
  const scripts = readdirSync(built).filter((file) => file.endsWith('.js'))
  const code = scripts.map((file) => readFileSync(join(built, file), 'utf8')).join('\n')
  const imports = [...code.matchAll(/^(?:import|export) .*?from "([^".][^"]*)"/gm)].map(([, from]) => from!)
  expect(imports.length).toBeGreaterThan(10)
  const isNamed = (from: string) => named.some((name) => from === name || from.startsWith(`${name}/`))
  expect([...new Set(imports)].filter((from) => !isBuiltin(from) && !isNamed(from))).toEqual([])
  expect(code).not.toMatch(/Promise\.withResolvers\(|(?:Object|Map)\.groupBy\(|URL\.parse\(|Array\.fromAsync\(/)
  expect(code).not.toMatch(/import\.meta\.main|^\s*(?:await )?using \w+ =|RegExp\.escape\(|Error\.isError\(/m)
})

test('the licences of all code that is in the bundle are in the package', () => {
  const text = readFileSync(join(built, 'THIRD-PARTY-LICENSES.txt'), 'utf8')
  for (const name of [
    'hono',
    '@hono/node-server',
    'zod',
    'pg',
    'ethers',
    '@solana/web3.js',
    'iso-3166',
    '@noble/curves',
  ]) {
    const { version, license } = json(join(root, 'node_modules', name, 'package.json')) as unknown as Record<
      string,
      string
    >
    expect(text).toContain(`\n${name} ${version} (${license})\n`)
  }
})

test('every page of the package is JavaScript that a server of files can send', () => {
  const files = readdirSync(join(built, 'pages'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /\.(?:ts|png|map)$/.test(file))).toEqual([])
  for (const file of files.filter((name) => name.endsWith('.html')))
    expect(readFileSync(join(built, 'pages', file), 'utf8')).not.toMatch(/src="[\w-]+\.ts"/)
})

test('an option that cannot be understood is refused with the reason', async () => {
  const refused = await shell('npx --offline sphere-ramp-sandbox --prot 1').catch((error: { stderr: string }) => error)
  expect(refused.stderr).toBe('There is no option --prot. Did you mean --port?\n')
  const help = await shell('npx --offline sphere-ramp-sandbox --help')
  expect(help.stdout).toContain('--pages-port <number>')
})
