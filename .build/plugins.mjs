import { transform } from '@swc/core'
import { minifySync } from 'oxc-minify'

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
  renderChunk(code, chunk, { format }) {
    const options = {
      module: format === 'es',
      compress: { target: 'es2022' },
      mangle: { toplevel: true },
      sourcemap: true,
    }
    const { code: output, map } = minifySync(chunk.fileName, code, options)
    return { code: output, map }
  },
})

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
  // Parts pass data attributes to native elements, never properties of their own: nothing has to be filtered out.
  '@emotion/is-prop-valid': 'export default () => true',
  // Only emotion's `withTheme` uses it, which nobody calls.
  'hoist-non-react-statics': 'export default (target) => target',
  // Styles are written as text, never as objects whose numbers would want a unit.
  '@emotion/unitless': 'export default {}',
  // The cache makes one and the element puts its adopted sheet in that place.
  '@emotion/sheet': 'export class StyleSheet { hydrate() {} insert() {} flush() {} }',
  // No query goes on for ever; whoever makes one takes this line away.
  './infiniteQueryBehavior.js':
    "const none = () => { throw Error('.build/plugins.mjs leaves this out') }; export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior }",
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

/** Whitespace means nothing in CSS but between two words; styles are written on many lines, and travel on one. */
const squeeze = (css) =>
  css.replace(/\s*\n\s*/g, (gap, at) => {
    const [before, after] = [css[at - 1], css[at + gap.length]]
    return at === 0 || /[{};:,(>]/.test(before) || /[})]/.test(after ?? '}') ? '' : ' '
  })

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
