import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { UNREACHED } from './unreached.ts'

const root = resolve(import.meta.dirname, '..')
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
const code = (path: string) => readFileSync(join(root, path), 'utf8')

const isProduct = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$|\.generated\.ts$|\.d\.ts$/.test(path)
const product = ['element', 'src', 'styles'].flatMap(filesIn).filter(isProduct)
const demo = filesIn('demo').filter((path) => isProduct(path) && !path.includes('node_modules'))

const IMPORT =
  /(?:^|\n)(?:import|export)\s[^'"`;]*?from\s*'([^']+)'|(?:^|\n)import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g

/** The files that a file imports, for their types and when they are needed too. */
const importsOf = (path: string): readonly string[] =>
  [...code(path).matchAll(IMPORT)].map(([, named, bare, lazy]) => {
    const name = named ?? bare ?? lazy ?? ''
    return name.startsWith('.') ? join(dirname(path), name) : name
  })
// The table of the chain families is checked against the type that each family implements, in the same file.
const graph = new Map(
  [...product, ...demo].filter((path) => path !== 'demo/chains/families.ts').map((path) => [path, importsOf(path)]),
)

/** The first circle of imports that can be reached from a file. */
function circleFrom(start: string, imports: ReadonlyMap<string, readonly string[]>, done: Set<string>): string[] {
  const trail: string[] = []
  const visit = (path: string): string[] => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return []
    trail.push(path)
    for (const next of imports.get(path) ?? []) {
      const circle = visit(next)
      if (circle.length > 0) return circle
    }
    trail.pop()
    done.add(path)
    return []
  }
  return visit(start)
}

test('no files import each other in a circle, neither for a type nor by `import()`', () => {
  const done = new Set<string>()
  expect([...graph.keys()].map((path) => circleFrom(path, graph, done)).filter((circle) => circle.length > 0)).toEqual(
    [],
  )
})

test('a planted circle is found', () => {
  const planted = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ])
  expect(circleFrom('a', planted, new Set())).toEqual(['b', 'c', 'b'])
})

/** Each folder of the app imports only those before it. */
const LAYERS_OF_APP = ['language', 'session', 'customer', 'routes', 'header', 'navigation', 'frame']

test('the folders of the app are a row of layers', () => {
  const folderOf = (path: string) => /^src\/app\/([^/]+)\//.exec(path)?.[1]
  const layerOf = (path: string) => LAYERS_OF_APP.indexOf(folderOf(path) ?? '')
  const folders = new Set(product.flatMap((path) => folderOf(path) ?? []))
  expect([...folders].toSorted()).toEqual(LAYERS_OF_APP.toSorted())
  const imports = [...graph].flatMap(([from, tos]) => tos.map((to) => ({ from, to })))
  const upward = imports.filter(({ from, to }) => layerOf(from) >= 0 && layerOf(to) > layerOf(from))
  expect(upward).toEqual([])
})

/** Read by name from outside: the entries of the package, and what the build and the browser look for. */
const ENTRIES = /^src\/index\.ts$|^element\/(?:frameworks\/)?[^/]+\.ts$/

/** The type declarations name them, and have no other way to. */
const DECLARED = new Set([
  'src/app/ConfigurationScreen.tsx: ConfigurationScreenProps',
  'src/app/session/exchanges.ts: Exchanges',
  'src/domain/payouts/form/form-errors.ts: PayoutFormErrors',
  'src/lib/open-enum.ts: Unlisted',
  'src/queries/bank-accounts/bank-accounts.ts: LinkRequest',
  'src/queries/payouts/balance.ts: Balance',
  'src/queries/sign-in.ts: LoginRequest',
  'src/queries/wallets/bridged-balance.ts: BridgedBalance',
  'src/stores/preferences.ts: PrefilledResidency',
])

/** What the build or the compiler finds by name. */
const NAMED = new Set([
  // The package has this file in place of demo/sandbox/paths.ts.
  ...['anvilGuardFile', 'dataFolder', 'distFolder', 'emptyDatabaseFile', 'migrationsFolder', 'pagesFolder'].map(
    (name) => `demo/package/paths.ts: ${name}`,
  ),
  // A line of the example that the playground shows.
  'demo/playground/frameworks.ts: Ramp',
  'element/app/late-root.ts: createRoot',
  'element/first-paint/render.tsx: HOME_ROUTES',
  'element/first-paint/render.tsx: readTexts',
  'element/first-paint/render.tsx: render',
  'element/first-paint/render.tsx: renderRefusal',
  'element/first-paint/render.tsx: renderReload',
  'src/app/session/first-answers.ts: sendFirstCalls',
  'src/router/route-table.ts: RouteTable',
])

/** What only tests import, of what runs. A type names what an export takes or gives. */
const FOR_TESTS: Readonly<Record<string, readonly string[]>> = {
  'a table, of which tests read every row': [
    'src/domain/bank-accounts/form/bank-types.ts: BANK_FIELDS',
    'src/domain/business-category/business-category.ts: PROHIBITED_BUSINESS_TYPES',
    'src/domain/payout-history/texts/flow.ts: FLOWS',
    'src/domain/payouts/payout.ts: PAYOUT_STATUSES',
    'src/domain/payouts/quotes/quote.ts: FEE_TYPES',
    'src/domain/rails.ts: RAILS',
  ],
  'what a hook asks for, decides or does, without React': [
    'src/features/payouts/off-ramp/use-send-off-ramp.ts: isFromFormWallet',
    'src/queries/bank-accounts/bank-ids.ts: bankIdsQuery',
    'src/queries/customer/kyc.ts: accessTokenQuery',
    'src/queries/customer/kyc.ts: externalUrlQuery',
    'src/queries/customer/kyc.ts: providersQuery',
    'src/queries/customer/onboarding.ts: watchedOnboardingQuery',
    'src/queries/customer/terms-url.ts: termsUrlQuery',
    'src/queries/payouts/balance.ts: balanceQuery',
    'src/queries/payouts/cancel-unfinished.ts: cancelEarlierOffRamp',
    'src/queries/payouts/check-source.ts: checkSource',
    'src/queries/payouts/find-unknown-transfer.ts: followUnknownTransfer',
    'src/queries/payouts/payouts.ts: listedPayoutQuery',
    'src/queries/payouts/payouts.ts: watchedPayoutQuery',
    'src/queries/payouts/unfinished.ts: knownTransferOf',
    'src/queries/payouts/unfinished.ts: transfersShown',
    'src/queries/wallets/bridged-balance.ts: bridgedQuery',
    'src/queries/wallets/network-fee.ts: missingFeeQuery',
    'src/queries/wallets/wallets.ts: walletQuery',
  ],
  'a rule with rows of its own, which its one caller mixes with what nodes say or the form holds': [
    'src/domain/residency/residency-form.ts: residencyErrors',
    'src/operations/off-ramp/look/surplus.ts: surplusOf',
  ],
  'a bound that a fact of every network is held against': ['src/chains/evm/transaction/log-windows.ts: MOST_READS'],
  'bytes with a published vector that no caller makes': ['src/chains/tron/transaction/raw-transaction.ts: writeRaw'],
}

const LOADED = /import\(\s*'([^']+)'\s*\)/g
const WORD = /[A-Za-z_$][\w$]*|\*/g

const everywhere = ['.build', 'demo', 'element', 'locales', 'src', 'styles', 'test']
  .flatMap(filesIn)
  .filter((path) => /\.(tsx?|mjs|mts)$/.test(path) && !/node_modules|\/dist\/|^\.build\/platform/.test(path))

/** Whether one of these files imports a name. */
function importsBy(paths: readonly string[]): (name: string) => boolean {
  const imported = new Set<string>()
  const add = (importer: string, from: string, words: string) => {
    for (const [word] of words.matchAll(WORD)) imported.add(`${join(dirname(importer), from)}: ${word}`)
  }
  for (const path of paths) {
    const text = code(path)
    for (const [, names, from] of text.matchAll(/(?:import|export)\s([^'"`;]*?)from\s*'(\.[^']+)'/g))
      add(path, from!, names!.replaceAll(/\bas \w+/g, ''))
    for (const [, from] of text.matchAll(LOADED)) add(path, from!, text.replaceAll('*', ''))
  }
  return (name) => imported.has(name) || imported.has(name.replace(/: .+/, ': *'))
}

const exportsOf = (paths: readonly string[], kinds: string) =>
  paths
    .filter((path) => !ENTRIES.test(path))
    .flatMap((path) =>
      [...code(path).matchAll(new RegExp(`^export (?:async )?(?:${kinds}) (\\w+)`, 'gm'))].map(
        ([, name]) => `${path}: ${name}`,
      ),
    )
const listed = new Set(Object.values(UNREACHED).flatMap((names) => names.map((name) => name.replace('#', ': '))))
const isKnown = (name: string) => [DECLARED, NAMED, listed].some((known) => known.has(name))

test('each export is imported by another file', () => {
  const isImported = importsBy(everywhere)
  const names = exportsOf([...product, ...demo], 'const|function|class|type|interface')
  expect(names.filter((name) => !isImported(name) && !isKnown(name))).toEqual([])
})

test('what only tests import is private, or named with the reason', () => {
  const isImported = importsBy(everywhere.filter((path) => !/^test\/|\.(?:test|fixture)\.tsx?$/.test(path)))
  const names = exportsOf(product, 'const|function|class').filter((name) => !isImported(name) && !isKnown(name))
  expect(names.toSorted()).toEqual(Object.values(FOR_TESTS).flat().toSorted())
})
