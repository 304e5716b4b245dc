import { minify as minifyBySwc, transform } from '@swc/core'

/** TypeScript and JSX by SWC: one transform, no macros. */
export const typescript = () => ({
  name: 'typescript',
  async transform(code, id) {
    const file = id.split('?')[0]
    if (!/\.tsx?$/.test(file) || file.includes('/node_modules/')) return null
    const { code: output, map } = await transform(code, {
      filename: file,
      swcrc: false,
      configFile: false,
      sourceMaps: true,
      isModule: true,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: file.endsWith('x') },
        transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      },
    })
    return { code: output, map }
  },
})

export const minify = () => ({
  name: 'minify',
  async renderChunk(code, chunk, { format }) {
    const options = {
      module: format === 'es',
      ecma: 2022,
      compress: { passes: 3, toplevel: true },
      mangle: { toplevel: true },
      sourceMap: true,
    }
    const { code: output, map } = await minifyBySwc(code, options)
    return { code: output, map }
  },
})

const LATE_ROOT = new URL('../element/widget/late-root.ts', import.meta.url).pathname

const once = (name, count, edit) => {
  let hits = 0
  return {
    name,
    buildStart: () => void (hits = 0),
    transform(code, id) {
      const output = edit(code, id)
      if (output === null) return null
      hits += 1
      return { code: output, map: null }
    },
    buildEnd(error) {
      if (!error && hits !== count) this.error(`${name}: expected ${count} modules, saw ${hits}`)
    },
  }
}

/** Importing emotion makes a default cache that moves the host page's server-rendered style tags into its head. Ours is always given, so the default is cut. */
export const noDefaultEmotionCache = () =>
  once('no-default-emotion-cache', 1, (code, id) =>
    /@emotion\/react\/dist\/emotion-element-.*\.js$/.test(id) && /createCache\(\{\s*key: 'css'\s*\}\)/.test(code)
      ? code.replace(/createCache\(\{\s*key: 'css'\s*\}\)/, 'null')
      : null,
  )

/** The styles write a vendor prefix where a supported browser needs one (styles/prefixes.test.ts), so emotion adds none. */
export const noVendorPrefixes = () =>
  once('no-vendor-prefixes', 1, (code, id) =>
    id.endsWith('/emotion-cache.browser.esm.js') && code.includes('= [prefixer]')
      ? code.replace('= [prefixer]', '= []')
      : null,
  )

const OBJECT_STYLES = /function createStringFromObject[^]*?\n\}/
const REFUSAL =
  "function createStringFromObject() { throw Error('.build/plugins.mjs leaves out styles that are objects') }"

/** Styles are text, and emotion's second way to write them is never taken. */
export const noObjectStyles = () =>
  once('no-object-styles', 1, (code, id) =>
    id.endsWith('/emotion-serialize.esm.js') && OBJECT_STYLES.test(code) ? code.replace(OBJECT_STYLES, REFUSAL) : null,
  )

const PROP_TYPES = /\bw = \{[^{}]*json: \w+[^{}]*\}/

/** The element reads its attributes itself, so r2wc is given no props and has none to convert. */
export const noPropConversions = () =>
  once('no-prop-conversions', 1, (code, id) =>
    id.endsWith('/@r2wc/core/dist/core.js') && PROP_TYPES.test(code) ? code.replace(PROP_TYPES, 'w = {}') : null,
  )

/** zod keeps its settings on globalThis, shared with a zod of the host page, and probes `new Function`, which strict pages report. */
export const privateZodGlobals = () =>
  once('private-zod-globals', 2, (code, id) =>
    /zod\/v4\/core\/(core|registries)\.js$/.test(id) && code.includes('globalThis')
      ? `const ownGlobal = { __zod_globalConfig: { jitless: true } };\n${code.replaceAll('globalThis', 'ownGlobal')}`
      : null,
  )

/** zod reads tables and answers with `for…in`, which also finds what a page put on Object.prototype: it throws, or takes it for part of the answer. */
export const ownKeysInZod = () =>
  once('own-keys-in-zod', 2, (code, id) =>
    /zod\/v4\/core\/(schemas|util)\.js$/.test(id)
      ? code.replace(/for \(const (\w+) in (\w+)\)/g, 'for (const $1 of Object.keys($2))')
      : null,
  )

const STANDINS = {
  // Parts pass data attributes to native elements, never properties of their own: only emotion's `as` has to be filtered out.
  '@emotion/is-prop-valid': "export default (name) => name !== 'as'",
  // Only emotion's `withTheme` uses it, which nobody calls.
  'hoist-non-react-statics': 'export default (target) => target',
  // Styles are written as text, never as objects whose numbers would want a unit.
  '@emotion/unitless': 'export default {}',
  // A tag gets its function when a style asks for it; the package's own list makes 134 of them at the start.
  '@emotion/styled':
    "import styled from '@emotion/styled/base'; export default new Proxy(styled, { get: (make, tag) => make(tag) })",
  // The cache makes one and the element puts its adopted sheet in that place.
  '@emotion/sheet': 'export class StyleSheet { hydrate() {} insert() {} flush() {} }',
  // No query goes on for ever; whoever makes one takes this line away.
  './infiniteQueryBehavior.js':
    "const none = () => { throw Error('.build/plugins.mjs leaves this out') }; export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior }",
  // What @solana/web3.js asks nodes and writes accounts with. Nodes are asked by src/chains/json-rpc.ts, and no account is written.
  'jayson/lib/client/browser': 'export default null',
  borsh:
    "const none = () => { throw Error('.build/plugins.mjs leaves this out') }; export { none as serialize, none as deserialize, none as deserializeUnchecked }",
  // React has the hook itself since 18.
  'use-sync-external-store/shim': "export { useSyncExternalStore } from 'react'",
  'use-sync-external-store/shim/index.js': "export { useSyncExternalStore } from 'react'",
}

/** Packages that others bring and that this product has no use for: 4 kB of the first download. */
export const withoutUnused = () => ({
  name: 'without-unused',
  resolveId: (id) => (Object.hasOwn(STANDINS, id) ? `\0standin:${id}` : null),
  load: (id) => STANDINS[id.replace('\0standin:', '')] ?? null,
})

const R2WC = /\/@r2wc\/react-to-web-component\//

/** r2wc mounts an element's component with React. The element is on the page before React, so its mount is one that waits for it. */
export const lateReact = () => ({
  name: 'late-react',
  resolveId: (id, importer) => (R2WC.test(importer ?? '') && /^react(-dom\/client)?$/.test(id) ? `\0late:${id}` : null),
  load(id) {
    if (id === '\0late:react') return 'export default { createElement: (component, props) => props }'
    return id === '\0late:react-dom/client' ? `export { createRoot } from ${JSON.stringify(LATE_ROOT)}` : null
  },
})

/** What React exports and nobody here reads. CommonJS exports are not shaken out by themselves. */
const UNREAD = {
  react:
    'Activity Children PureComponent ViewTransition __COMPILER_RUNTIME addTransitionType cacheSignal createRef isValidElement unstable_useCacheRefresh useActionState useOptimistic useTransition',
  'react-dom':
    'preconnect prefetchDNS preinit preinitModule preloadModule requestFormReset unstable_batchedUpdates useFormState useFormStatus',
}
const PRODUCTION = /\/node_modules\/(react|react-dom)\/cjs\/\1\.production\.js$/

/** Fails the build when somebody begins to read one of them, because a property's name stays in the built code as it is. */
export const withoutUnreadExports = () => ({
  name: 'without-unread-exports',
  transform(code, id) {
    const [, name] = PRODUCTION.exec(id) ?? []
    if (!name) return null
    const unread = new Set(UNREAD[name].split(' '))
    const statements = code.split(/^(?=exports\.)/m)
    const kept = statements.filter((statement) => !unread.has(/^exports\.(\w+) =/.exec(statement)?.[1]))
    if (statements.length - kept.length !== unread.size) this.error(`${id} no longer exports all of UNREAD`)
    return { code: kept.join(''), map: null }
  },
  generateBundle(_, bundle) {
    const code = Object.values(bundle)
      .map((file) => file.code ?? '')
      .join('\n')
    const read = Object.values(UNREAD)
      .flatMap((names) => names.split(' '))
      .filter((name) => new RegExp(`\\.${name}\\b`).test(code))
    if (read.length > 0) this.error(`React's ${read.join(', ')} is read: take it out of UNREAD`)
  },
})

/** Whitespace means nothing in CSS but between two words; styles are written on many lines, and travel on one. */
const squeeze = (css) =>
  css
    .replace(/\s*\n\s*/g, (gap, at) => {
      const [before, after] = [css[at - 1], css[at + gap.length]]
      return at === 0 || /[{};:,(>]/.test(before) || /[})]/.test(after ?? '}') ? '' : ' '
    })
    .replace(/(?<=[\w-]): (?=\S)/g, ':')
    .replaceAll(' {', '{')
    .replaceAll(';}', '}')

export const compactStyles = () => ({
  name: 'compact-styles',
  transform(code, id) {
    if (!/\/(src|styles)\/.*\.tsx?$/.test(id) || !code.includes('`')) return null
    const output = code.replace(/`(?:[^`\\]|\\.)*`/g, (literal) =>
      /[{;]/.test(literal) && /\n/.test(literal) ? squeeze(literal) : literal,
    )
    return { code: output, map: null }
  },
})
