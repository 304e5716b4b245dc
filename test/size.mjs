// Measures, in a real browser, what is downloaded for the sign-in screen, and holds it to the budgets.
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { CHROME_FLAGS, testChromePath } from './support/browser.mjs'
import { root } from '../.build/run.mjs'
import { languages, languageShares } from './language-shares.mjs'

const KB = 1000
/**
 * All of a family; what a screen downloads of it to connect its wallets, while the rest comes with the first balance; and its largest
 * packages, which may be chunks without a line of ours.
 */
const FAMILIES = Object.entries({
  evm: { all: 100 * KB, connecting: 3 * KB, sdk: /node_modules\/ethers\// },
  solana: { all: 85 * KB, connecting: 2 * KB, sdk: /node_modules\/@solana\/web3/ },
  sui: { all: 88.5 * KB, connecting: 3 * KB, sdk: /node_modules\/@mysten\// },
  aptos: { all: 16 * KB, connecting: 3 * KB, sdk: /node_modules\/@aptos-labs\// },
  tron: { all: 55 * KB, connecting: 3 * KB, sdk: /node_modules\/tronweb\// },
})
  .map(([name, rules]) => ({ name, ...rules }))
  .filter(({ name }) => existsSync(join(root, 'src/chains', name)))
const walletsOf = (family) => `wallets of ${family}`
const connectionOf = (family) => `connecting wallets of ${family}`
const ofFamilies = (read) => Object.fromEntries(FAMILIES.flatMap((family) => read(family)))
/** Sizes of JavaScript, gzipped. The first screen is what a page downloads for it before anyone types, with its merchant's name and side panel. */
const BUDGETS = {
  // 0.3 kB of each name what a page lacks, before anything of the widget runs that would leave a blank element. 0.4 kB tell of `ready`,
  // submit forms where a sandboxed frame does not, and wait for a merchant's own words. 0.1 kB name eleven languages, and have the lines of
  // three scripts.
  'the field, before React': 15.7 * KB,
  // 8 kB of it are React's as it is published, where it was patched; the field before it takes input meanwhile.
  'until React has the field': 121.3 * KB,
  'the first screen, two seconds later': 128 * KB,
  'dist/embed.js': 3 * KB,
  'dist/incumbent.js': 3 * KB,
  'dist/react.js': 1 * KB,
  ...ofFamilies(({ name, all, connecting }) => [
    [walletsOf(name), all],
    [connectionOf(name), connecting],
  ]),
}
/** Languages in which the first screen is measured: long words, and scripts of two and three bytes a letter. A build may lack them. */
const MEASURED = ['de', 'hi', 'ar'].filter((language) => languages.includes(language))
/** What another language adds, by the name of the file: the field's words, and the areas of the first screen. The third is the table of languages. */
const WORDS = { field: 1 * KB, first: 2 * KB }
/** The words of a language, as a share of those of English. */
const LONGEST_LANGUAGE = 1.5
const QUIET_MS = 2000
const CHAIN_SDK = /@solana|ethers|@mysten|aptos-labs|tronweb|src\/chains\/[a-z-]+\//
const TYPES = { '.js': 'text/javascript', '.json': 'application/json', '.html': 'text/html' }

const application = {
  data: {
    id: 'application_sandbox',
    nickname: 'Acme Pay',
    logo: null,
    access: { allowSuiPayouts: true, allowSourcelessOnRamp: true, kycLevel2: true },
  },
}

const page = (origin, language) => `<!doctype html>
<script type="module" src="/dist/sphere-ramp.js"></script>
<sphere-ramp application-id="application_sandbox" api-url="${origin}" language="${language}"></sphere-ramp>`

function answer({ url, headers }, response) {
  const origin = `http://${headers.host}`
  const { pathname, searchParams } = new URL(url, origin)
  const path = normalize(pathname)
  if (path === '/')
    return response.setHeader('content-type', 'text/html').end(page(origin, searchParams.get('language')))
  if (path.startsWith('/v1/'))
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(application))
  try {
    response
      .setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
      .end(readFileSync(join(root, path)))
  } catch {
    response.writeHead(404).end()
  }
}

const server = createServer(answer)
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const browser = await chromium.launch({ executablePath: testChromePath(), args: CHROME_FLAGS })
/** The scripts of the first screen in a language, two seconds later. */
async function scriptsIn(language) {
  const tab = await browser.newPage()
  await tab.goto(`http://127.0.0.1:${server.address().port}/?language=${language}`)
  await tab.locator('sphere-ramp input[type=email]').waitFor()
  await tab.locator('sphere-ramp [data-early]').waitFor({ state: 'detached' })
  await tab.waitForTimeout(QUIET_MS)
  const paths = await tab.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )
  await tab.close()
  return paths
}
const all = await scriptsIn('en')
const others = await Promise.all(MEASURED.map(async (language) => [language, await scriptsIn(language)]))
await browser.close()
server.close()

const isEntry = (path) => path === '/dist/sphere-ramp.js'
const untilReact = all.filter((path) => isEntry(path) || /\/app-/.test(path))

/** What a release does not have: the tests choose the pseudo-locale, which the lists of languages name (.build/without-pseudo-locale.mjs). */
const OF_PSEUDO = /,"en-XA"|\["ar-XB","en-XA"\]/g
const gzip = (path) => gzipSync(readFileSync(join(root, path), 'utf8').replaceAll(OF_PSEUDO, ''), { level: 9 }).length
const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`
const total = (paths) => paths.reduce((sum, path) => sum + gzip(path), 0)
/** What is only data has no source. */
const sourcesOf = (path) => {
  const map = join(root, `${path}.map`)
  return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : []
}
const chunks = readdirSync(join(root, 'dist/chunks'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `dist/chunks/${name}`)
const isOf =
  ({ name, sdk }) =>
  (source) =>
    source.includes(`src/chains/${name}/`) || sdk.test(source)
const chunksOf = (family) => chunks.filter((path) => sourcesOf(path).some(isOf(family)))
const adapterOf = (family) =>
  chunksOf(family).filter((path) => sourcesOf(path).some((source) => source.endsWith(`/${family.name}-adapter.ts`)))
const missing = FAMILIES.filter((family) => chunksOf(family).length === 0).map(({ name }) => name)
if (missing.length > 0) console.log(`No chunk has the wallets of ${missing}`)
const sizes = {
  'the field, before React': total(all.filter(isEntry)),
  'until React has the field': total(untilReact),
  'the first screen, two seconds later': total(all),
  'dist/embed.js': gzip('dist/embed.js'),
  'dist/incumbent.js': gzip('dist/incumbent.js'),
  'dist/react.js': gzip('dist/react.js'),
  ...ofFamilies((family) => [
    [walletsOf(family.name), total(chunksOf(family))],
    [connectionOf(family.name), total(adapterOf(family))],
  ]),
}

/**
 * What is downloaded from the registry, packed, and the number of its files. 4 kB of it say what to do of every error, name what became of
 * stablecoins that are on their way, and keep two tabs without locks apart; 1.5 know a wallet that is asked in another tab, a transaction that
 * is none of the payout's, and payouts that must not be paid; 2 mark the words of Chinese. 20.5 kB describe the API, with recorded
 * examples, and 11 kB are what coding agents read and what each version changes; the rest above 840 kB are React as it is published, a merchant's own
 * words, and what the SBOM says of each patch.
 */
const PACKAGE = { bytes: 883 * KB, files: 209 }
/** What each language but English may add to it: its words, and five files of them for the widget and two for the first paint. */
const LANGUAGE = { bytes: 31 * KB, files: 7 }
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
)
/** The tests choose the pseudo-locale, which a release does not have (.build/without-pseudo-locale.mjs). */
const isPseudo = (path) => path.includes('/en-XA')
const paths = packed.files.map(({ path }) => path)
const pseudo = paths.filter(isPseudo)
/** As a package is compressed: its files say much alike. */
const together = (files) => gzipSync(Buffer.concat(files.map((path) => readFileSync(join(root, path))))).length
const size = packed.size - (together(paths) - together(paths.filter((path) => !isPseudo(path))))
const entryCount = packed.entryCount - pseudo.length
const translated = languages.length - 1
const most = {
  bytes: PACKAGE.bytes + translated * LANGUAGE.bytes,
  files: PACKAGE.files + translated * LANGUAGE.files,
}
const isTooLarge = size > most.bytes || entryCount > most.files

const tooMuch = others.flatMap(([language, paths]) => {
  const added = paths.filter((path) => !all.includes(path))
  const named = (name) => added.filter((path) => path.includes(`/${language}-${name}-`))
  const field = sizes['the field, before React'] + total(named('field'))
  console.log(
    `${language}: the field ${kb(field)}, the first screen ${kb(total(paths))} with ${added.length} files of its own`,
  )
  const isOver = Object.entries(WORDS).some(([name, most]) => named(name).length !== 1 || total(named(name)) > most)
  return isOver || added.length > 3 ? [language] : []
})
if (tooMuch.length > 0) console.log(`The first screen is too much in ${tooMuch}`)
const long = (await languageShares()).filter(([language, share]) => {
  console.log(`${language}: ${share.toFixed(2)} × English`)
  return share > LONGEST_LANGUAGE
})
for (const path of all) console.log(`  ${path.padEnd(44)} ${kb(gzip(path)).padStart(9)}`)
const over = Object.entries(BUDGETS).filter(([name, budget]) => sizes[name] > budget)
for (const [name, budget] of Object.entries(BUDGETS)) console.log(`${name}: ${kb(sizes[name])} gzip of ${kb(budget)}`)
const { components } = JSON.parse(readFileSync(join(root, 'dist/sbom.json'), 'utf8'))
console.log(`the bundle: code of ${components.length} packages`)
console.log(`the package: ${kb(size)} of ${kb(most.bytes)}, ${entryCount} files of ${most.files}`)

const sources = all.flatMap(sourcesOf)
const strays = sources.filter((source) => CHAIN_SDK.test(source))
if (strays.length > 0) console.log(`A chain’s code is in the first download: ${strays[0]}`)
process.exit(
  over.length + tooMuch.length + long.length + strays.length + missing.length === 0 &&
    !isTooLarge &&
    untilReact.length === 2
    ? 0
    : 1,
)
