import { cpSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { parseAst } from 'rollup/parseAst'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStaticServer } from '../../demo/hosts/static-server.ts'
import { apiOf } from './support/api-customer.ts'
import { ownDemo } from './support/own-demo.ts'
import * as person from './support/people.ts'
import {
  buildPackage,
  built,
  clearAway,
  endLast,
  folder,
  install,
  node,
  openPage,
  ownPage,
  pack,
  readmeLines,
  root,
  shell,
  start,
} from './support/sandbox-package.ts'

// The package of the sandbox as a merchant's engineer meets it: an empty folder, the lines of the README, and a page.
let browser: Browser

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>

/** A Postgres server that may be written to. */
const { DATABASE_URL: server = '' } = process.env

const open = (url: string) => openPage(browser, url)

beforeAll(async () => {
  buildPackage()
  browser = await chromium.connect(ownDemo().browserUrl)
})
afterAll(async () => {
  await browser.close()
  await clearAway()
})

test('an empty folder has a payout in the console’s ledger after the lines of the README', async () => {
  const began = performance.now()
  const [line, run] = readmeLines()
  expect(line).toBe('npm install sphere-ramp sphere-ramp-sandbox')
  await install()
  const output = await start(run!)
  const [consoleUrl] = /http:\S+\/console\//.exec(output)!

  const site = await ownPage(output)
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
  expect(stdout).toMatch(/\n\nNothing deviates\.\n\n[^]+\n\nCalls: 39 of 39 checked, .+\n$/)
  expect(stdout.match(/^ {2}the transfer payout_\w+ \(cancelled\)$/gm)).toHaveLength(3)
})

test.skipIf(!server)('with DATABASE_URL the sandbox finds its customers again after it was stopped', async () => {
  const customer = async () => {
    const [, apiUrl] = / api-url="([^"]+)"/.exec(await start(readmeLines()[1]!, server))!
    const { signIn } = apiOf(apiUrl!)
    const { customerId } = await signIn(email)
    await endLast()
    return customerId
  }
  const email = `existing+server-${Date.now()}@example.com`
  const first = await customer()
  expect(first).toMatch(/^customer_/)
  expect(await customer()).toBe(first)
})

test('its archive is under 965 kB, of which 20 describe the API and 40 check one', () => {
  expect(statSync(pack(built)).size).toBeLessThan(965_000)
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

// What a bundler puts at the top is read before the version is looked at, and an older Node may not even parse it.
test('the command asks for its version before anything of it is loaded, in syntax that Node 18 reads', () => {
  const code = readFileSync(join(built, 'sandbox.js'), 'utf8')
  const imported = parseAst(code).body.flatMap((one) =>
    'source' in one && one.source ? [String(one.source.value)] : [],
  )
  expect(imported.filter((name) => !isBuiltin(name))).toEqual([])
  const [before, after] = code.split('process.exit(1)') as [string, string]
  expect(before).toContain('too old for the sandbox')
  expect(before).not.toContain('import(')
  expect(after.match(/await import\(/g)).toHaveLength(2)
  // Newer than 18: a flag of patterns, disposal, attributes of imports.
  expect(code).not.toMatch(/\/[a-z]*v[a-z]*\.(?:test|exec)|\busing |\bwith \{/)
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
  const { stdout: version } = await shell('npx --offline sphere-ramp-sandbox --version')
  expect(version.trim()).toBe(json(join(root, 'package.json'))['version'])
  const help = await shell('npx --offline sphere-ramp-sandbox --help')
  expect(help.stdout).toContain('--pages-port <number>')
})
