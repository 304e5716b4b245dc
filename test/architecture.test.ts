import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { allImports as all, code, filesIn, importsOf, root, sources, type Import } from './support/imports.ts'

const BELOW_STORES = ['src/api', 'src/chains', 'src/domain', 'src/lib']
const BELOW_COMPONENTS = ['src/queries', 'src/operations', 'src/stores', ...BELOW_STORES]
const BELOW_FEATURES = ['src/components', ...BELOW_COMPONENTS, 'src/router', 'src/ui']
const BELOW_APP = ['src/features', ...BELOW_FEATURES]

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/lib': [],
  'src/domain': ['src/lib'],
  'src/ui': ['src/lib', 'styles', 'locales'],
  'src/router': ['src/lib'],
  'src/chains': ['src/domain', 'src/lib'],
  'src/api': ['src/domain', 'src/lib'],
  'src/stores': BELOW_STORES,
  'src/operations': ['src/stores', ...BELOW_STORES],
  'src/queries': ['src/operations', 'src/stores', ...BELOW_STORES],
  'src/components': [...BELOW_COMPONENTS, 'src/router', 'src/ui', 'styles'],
  'src/features': BELOW_FEATURES,
  'src/app': [...BELOW_APP, 'styles', 'locales'],
  'src/index.ts': ['src/app', 'src/chains', 'src/domain', 'src/lib', 'src/queries', 'src/stores'],
  element: ['src/index.ts', 'src/app', ...BELOW_APP, 'styles'],
  styles: [],
  'demo/sandbox': [],
  // It judges with the client’s own code. With the sandbox’s, the sandbox would judge itself.
  'demo/check': ['src/api', 'src/domain', 'src/lib'],
}

const areaOf = (path: string) => Object.keys(MAY_IMPORT).find((area) => path === area || path.startsWith(`${area}/`))
const featureOf = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1]
const show = ({ from, to }: Import) => `${from} → ${to}`

export const breaksTheRules = ({ from, to }: Pick<Import, 'from' | 'to'>): boolean => {
  const [source, target] = [areaOf(from), areaOf(to)]
  if (!source || !target || source === target) return false
  return !MAY_IMPORT[source]!.includes(target)
}

test('imports only point down', () => {
  expect(all.filter(breaksTheRules).map(show)).toEqual([])
})

test('a planted upward import is found', () => {
  expect(breaksTheRules({ from: 'demo/check/check.ts', to: 'demo/sandbox/tables/networks.ts' })).toBe(true)
  expect(breaksTheRules({ from: 'demo/check/check.ts', to: 'src/queries/payouts/payouts.ts' })).toBe(true)
  expect(breaksTheRules({ from: 'src/domain/payouts/payout.ts', to: 'src/api/payouts.ts' })).toBe(true)
  expect(breaksTheRules({ from: 'src/api/payouts.ts', to: 'src/domain/payouts/payout.ts' })).toBe(false)
})

test('what only tests need is imported by tests only', () => {
  expect(all.filter(({ to }) => /\.(fixture|test)\.tsx?$/.test(to)).map(show)).toEqual([])
})

test('features do not know each other', () => {
  const sideways = all.filter(({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to))
  expect(sideways.map(show)).toEqual([])
})

test('components reach the server through queries', () => {
  const direct = all.filter(
    ({ from, to, typeOnly }) =>
      /^src\/(features|components|ui|app)\/.*\.tsx$/.test(from) && to.startsWith('src/api/') && !typeOnly,
  )
  expect(direct.map(show)).toEqual([])
})

test('operations know no React', () => {
  const react = all.filter(
    ({ from, to }) => from.startsWith('src/operations/') && /^(react|@tanstack|@emotion|@lingui)/.test(to),
  )
  expect(react.map(show)).toEqual([])
  expect(sources.filter((path) => path.startsWith('src/operations/') && path.endsWith('.tsx'))).toEqual([])
})

test('code that comes late comes by the one way that tries again, so nothing imports React’s own', () => {
  const imports = /import\s+(?:type\s)?\{([^}]*)\}\s+from\s+'react'/g
  const names = (path: string) => [...code(path).matchAll(imports)].flatMap(([, named]) => named!.match(/\w+/g) ?? [])
  expect(names('src/ui/lazy.ts')).toContain('useEffect')
  expect(sources.filter((path) => /^(src|element)\//.test(path) && names(path).includes('lazy'))).toEqual([])
})

/** What a file needs before it runs: what it imports at run time, and what those import. */
function neededBy(entry: string): Import[] {
  const done = new Set<string>()
  const open = [entry]
  const needed: Import[] = []
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (done.has(path)) continue
    done.add(path)
    const imports = importsOf(path).filter(({ typeOnly, isLazy }) => !typeOnly && !isLazy)
    needed.push(...imports)
    open.push(...imports.map(({ to }) => to).filter((to) => sources.includes(to)))
  }
  return needed
}

test('what is drawn before the app needs no React and no component', () => {
  const entries = ['sphere-ramp.ts', 'classic/embed.ts', 'classic/incumbent.ts', 'first-paint/refusal-screen.ts']
  const needed = entries.flatMap((name) => neededBy(`element/${name}`))
  const packages = new Set(
    needed.map(({ to }) => to).filter((to) => !/^(?:src|element|styles|locales)\/|^built:/.test(to)),
  )
  // The build moves the React that r2wc imports into the app (.build/patches/late-react.mjs).
  expect([...packages].toSorted()).toEqual(['@r2wc/react-to-web-component', 'zustand/vanilla'])
  expect(needed.filter(({ to }) => to.endsWith('.tsx')).map(show)).toEqual([])
})

test('what draws the first paint while it is built is imported by nothing that ships', () => {
  const forBuild = /^element\/first-paint\/(?:render\.tsx|build-ramp\.ts)$/
  expect(all.filter(({ from, to }) => forBuild.test(to) && !forBuild.test(from)).map(show)).toEqual([])
})

test('what computes the colours of the presets is imported by nothing that ships', () => {
  const ofGenerator = /^styles\/presets\/(?!.*\.generated\.ts$)/
  expect(all.filter(({ from, to }) => ofGenerator.test(to) && !ofGenerator.test(from)).map(show)).toEqual([])
})

test('only what connects a wallet or proves who owns it imports its connection', () => {
  const isOutside = ({ from, to }: Import) =>
    to.startsWith('src/chains/connection/') && !from.startsWith('src/chains/connection/')
  const strays = all.filter(
    (each) =>
      isOutside(each) &&
      !/^src\/(?:queries\/wallets\/|components\/wallet\/|operations\/prove-ownership\.ts$)/.test(each.from),
  )
  expect(strays.map(show)).toEqual([])
})

test('nothing of the product imports the demo, and the sandbox nothing of the product', () => {
  const crossing = all.filter(
    ({ from, to }) =>
      (/^(src|element|styles)\//.test(from) && to.startsWith('demo/')) ||
      (from.startsWith('demo/sandbox/') && /^(src|element)\//.test(to)),
  )
  expect(crossing.map(show)).toEqual([])
})

test('the build imports nothing of the tests', () => {
  const imported = [...filesIn('.build').filter((path) => path.endsWith('.mjs')), 'rollup.config.mjs'].flatMap(
    importsOf,
  )
  expect(imported.map(({ to }) => to)).toContain('src/app/routes/rows.ts')
  expect(imported.filter(({ to }) => to.startsWith('test/')).map(show)).toEqual([])
})

test('chain SDKs are imported only by the folder of their family', () => {
  const sdk = /^(@solana\/|ethers|@mysten\/|@aptos-labs\/|tronweb)/
  const strays = all.filter(
    ({ from, to }) => /^(src|element)\//.test(from) && sdk.test(to) && !/^src\/chains\/[a-z]+\//.test(from),
  )
  expect(strays.map(show)).toEqual([])
})

test('an import names a file that is there, with its ending', () => {
  const isThere = (to: string) =>
    to.endsWith('.generated.ts') ||
    to.startsWith('locales/') ||
    statSync(join(root, to), { throwIfNoEntry: false })?.isFile()
  const broken = all.filter(
    ({ from, to }) => !from.startsWith('demo/') && /^(src|element|styles)\//.test(to) && !isThere(to),
  )
  expect(broken.map(show)).toEqual([])
})

test('the outside comes in through one door', () => {
  const named =
    /(?<![.\w'"`-])(?:localStorage|sessionStorage|BroadcastChannel|XMLHttpRequest|WebSocket|indexedDB)\b|navigator\.locks|crypto\.randomUUID|(?<![.\w])fetch\(/
  const strip = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const doors = sources.filter((path) => path.startsWith('src/') && named.test(strip(code(path))))
  expect(doors).toEqual([])
})

test('nothing is exported by default, and only src/index.ts re-exports', () => {
  const product = sources.filter((path) => /^(src|element|styles)\//.test(path))
  const isBarrel = (path: string) => /(^|\n)export (\*|\{[^}]*\}) from/.test(code(path))
  expect(product.filter((path) => /(^|\n)export default/.test(code(path)))).toEqual([])
  expect(
    product.filter(
      (path) => isBarrel(path) && !['src/index.ts', 'element/define.ts', 'element/element.ts'].includes(path),
    ),
  ).toEqual([])
})

test('no folder has more than fifteen files, and none is a drawer', () => {
  const folders = new Map<string, number>()
  const scripts = ['.build', 'element', 'src', 'styles', 'locales', 'demo'].flatMap(filesIn)
  const ofScripts = scripts.filter((path) => path.endsWith('.mjs'))
  for (const path of [...sources, ...ofScripts].filter((path) => !path.endsWith('.generated.ts')))
    folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1)
  expect([...folders].filter(([, count]) => count > 15)).toEqual([])
  expect(sources.filter((path) => /\/(utils?|helpers?|common|misc|shared|types)(\/|\.tsx?$)/.test(path))).toEqual([])
})

/** Tables have a row more with each network and bank type; the linter leaves them out, too. */
const MAY_BE_LONG =
  /\.generated\.ts$|^locales\/[^/]+\/|^(?:src\/domain\/network-rules|src\/chains\/network-table|demo\/sandbox\/tables\/[^/]+)\.ts$/
test('a file has at most 250 lines, and so has a test; a table of rows may have more', () => {
  const folders = ['.build', 'element', 'src', 'styles', 'locales', 'demo', 'test']
  const written = folders.flatMap(filesIn).filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !MAY_BE_LONG.test(path))
  expect(written).toContain('test/architecture.test.ts')
  expect(written.filter((path) => code(path).trimEnd().split('\n').length > 250)).toEqual([])
})

test('the top level holds what it should and nothing else [SHELL-14]', () => {
  const ignored = new Set(['node_modules', 'dist', 'gallery', 'coverage'])
  const top = readdirSync(root).filter((name) => !name.startsWith('.') && !ignored.has(name))
  const expected = [
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'demo',
    'element',
    'locales',
    'package-lock.json',
    'package.json',
    'rollup.config.mjs',
    'src',
    'styles',
    'test',
    'tsconfig.json',
  ]
  expect(top.toSorted()).toEqual(expected.toSorted())
})

test('the stack is the one that the card names [SHELL-09, SHELL-10, SHELL-11, SHELL-13]', () => {
  const { devDependencies } = JSON.parse(code('package.json')) as { devDependencies: Record<string, string> }
  const card = [
    'react',
    'react-dom',
    '@r2wc/react-to-web-component',
    'zustand',
    'zod',
    '@tanstack/react-query',
    '@lingui/core',
    '@lingui/react',
    '@emotion/react',
    '@emotion/styled',
  ]
  const tools = ['rollup', '@web/test-runner', 'vitest', 'typescript', '@lingui/cli']
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining([...card, ...tools]))
  expect(Object.keys(devDependencies).filter((name) => /router/.test(name))).toEqual([])
  const versions = Object.values(devDependencies)
  expect(versions.filter((version) => !/^(?:npm:@[\w/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([
    'file:.build/platform',
  ])
})
