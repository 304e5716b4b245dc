// Fresh projects of each host, from the packed archive and the registry: strict types, mistakes that must not compile, a production
// build, and a customer who signs in and goes on to a new transfer. Then the same with the playground's snippet pasted into it, as into
// plain pages and those of a CMS. `--only vite-react,next,html` chooses. Needs the network.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { startStaticServer } from '../demo/hosts/static-server.ts'
import { startDemo } from '../demo/start/demo.ts'
import { must, root } from '../.build/run.mjs'
import { CHROME_FLAGS, testChromePath } from './support/browser.mjs'
import { pasted, PAGES } from './hosts/pasted.mjs'
import { PROJECTS } from './hosts/projects.mjs'
import { BRAND } from './hosts/shared.mjs'

const only = process.argv.includes('--only')
  ? process.argv[process.argv.indexOf('--only') + 1].split(',')
  : [...PAGES, ...Object.keys(PROJECTS)]
const work = mkdtempSync(join(tmpdir(), 'sphere-ramp-hosts-'))

/** A project runs its own tools on the Node of this machine, with nothing of ours in its way. */
const quiet = {
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
}
const env = { ...process.env, NODE_OPTIONS: '', ...quiet, CI: '1' }
async function shell(cwd, line) {
  try {
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', line], { cwd, env, maxBuffer: 64 * 1024 * 1024 })
    return { code: 0, output: stdout + stderr }
  } catch ({ code, stdout = '', stderr = '' }) {
    return { code: code ?? 1, output: stdout + stderr }
  }
}

async function expectSuccess(cwd, line) {
  const { code, output } = await shell(cwd, line)
  if (code !== 0) throw new Error(`${line} failed:\n${output.slice(-3000)}`)
}

function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    if (text === null) {
      rmSync(join(folder, path))
      continue
    }
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** The checker reports every mistake, and nothing in the project's own files. */
async function checkMistakes(folder, { check, mistakes }) {
  for (const [path, [text, words]] of Object.entries(mistakes)) {
    write(folder, { [path]: text })
    const { code, output } = await shell(folder, `npx ${check}`)
    rmSync(join(folder, path))
    const missed = words.filter((one) => !output.replaceAll('\\"', '"').includes(one))
    if (code === 0 || missed.length > 0)
      throw new Error(`${check} does not find ${missed} in ${path}:\n${output.slice(-2000)}`)
  }
}

/** A server writes the tag, and nothing of a setting that no attribute can hold. */
async function checkMarkup(url) {
  const markup = await (await fetch(url)).text()
  if (!markup.includes('<sphere-ramp') || markup.includes('[object Object]'))
    throw new Error(`the server's HTML has no tag, or a broken setting: ${/<sphere-ramp[^>]*>/.exec(markup)?.[0]}`)
}

/** What the page knows after a customer's way to a new transfer. */
const readPage = (page) =>
  page.evaluate(async () => {
    const ramp = document.querySelector('sphere-ramp')
    await ramp.ready
    return { heard: globalThis.heard, nickname: ramp.config.brand?.nickname }
  })

/** A customer signs in and opens New transfer; a page that listens has heard of each screen, and that the element is ready. */
async function journey(browser, { url, start, listens }) {
  const context = await browser.newContext({ locale: 'en-US', permissions: ['local-network-access'] })
  context.setDefaultTimeout(60_000)
  try {
    const page = await context.newPage()
    await page.goto(url)
    if (start) await page.click(start)
    const ramp = page.locator('sphere-ramp')
    await ramp.getByLabel('Email').fill('existing@example.com')
    await ramp.getByRole('button', { name: 'Continue', exact: true }).click()
    await ramp.getByRole('heading', { name: 'Check your email', exact: true }).waitFor()
    await page.keyboard.type('000000')
    await ramp.getByRole('button', { name: 'New transfer' }).first().click()
    await ramp.getByRole('heading', { name: 'How do you want to move money?' }).waitFor()
    const { heard, nickname } = await readPage(page)
    const missing = listens ? ['ready', '/payouts/new'].filter((one) => !heard?.includes(one)) : []
    if (missing.length > 0) throw new Error(`the page heard ${heard}, and not ${missing}`)
    if (nickname !== BRAND.nickname) throw new Error(`config is lost: ${nickname}`)
  } finally {
    await context.close()
  }
}

async function buildAndVisit(folder, { build, out, start, isRendered }, { browser, listens }) {
  if (build) await expectSuccess(folder, `npx ${build}`)
  const site = await startStaticServer({ root: join(folder, out) })
  try {
    if (isRendered) await checkMarkup(site.url)
    await journey(browser, { url: site.url, start, listens })
  } finally {
    await site.close()
  }
}

/** A fresh project as the README has it. */
async function tryProject(folder, project, { archive, addresses, browser }) {
  const manifest = { name: 'shop', private: true, type: 'module', ...project.manifest }
  const packages = { ...project.packages, 'sphere-ramp': `file:${archive}` }
  write(folder, {
    'package.json': JSON.stringify({ ...manifest, dependencies: packages }),
    ...project.files(addresses),
  })
  await expectSuccess(folder, 'npm install --no-audit --no-fund')
  await expectSuccess(folder, `npx ${project.check}`)
  await checkMistakes(folder, project)
  await buildAndVisit(folder, project, { browser, listens: true })
}

/** Returns what passed. */
async function tryHost(name, parts) {
  const project = PROJECTS[name]
  const folder = join(work, name)
  if (project) await tryProject(folder, project, parts)
  const files = pasted(name, parts.addresses)
  if (!files) return 'types, mistakes, build and journey'
  write(folder, files)
  await buildAndVisit(folder, project ?? { out: '' }, { browser: parts.browser, listens: false })
  return project ? 'types, mistakes, build, journey, and the pasted snippet' : 'the pasted snippet'
}

await must('npm', ['run', 'build'])
await must('npm', ['pack', '--ignore-scripts', '--pack-destination', work])
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const demo = await startDemo({ settings: { stepMs: 0, autoFund: false, codeSendsPerHour: 1000 } })
const browser = await chromium.launch({ executablePath: testChromePath(), args: CHROME_FLAGS })
const parts = {
  archive: join(work, `sphere-ramp-${version}.tgz`),
  addresses: { apiUrl: demo.sandboxUrl, source: `${demo.url}/dist/sphere-ramp.js` },
  browser,
}
const failures = []
for (const name of only) {
  const began = performance.now()
  try {
    const what = await tryHost(name, parts)
    console.log(`${name}: ${what} passed in ${Math.round((performance.now() - began) / 1000)} s`)
  } catch (error) {
    failures.push(name)
    console.log(`${name}: ${error.message}`)
  }
}
await browser.close()
await demo.close()
rmSync(work, { recursive: true, force: true })
process.exit(failures.length === 0 ? 0 : 1)
