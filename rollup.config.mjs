import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { builtExports } from './.build/built-exports.mjs'
import { compileHints } from './.build/compile-hints.mjs'
import { shortMessageIds } from './.build/message-ids.mjs'
import { builtFirstPaint, renderFirstPaint } from './.build/first-paint/first-paint.mjs'
import { chunkOfLanguage, filesOfLanguages } from './.build/languages.mjs'
import { putFirst } from './.build/first-line.mjs'
import { filesForRestoredRoutes } from './.build/routes/restored.mjs'
import { routeColumns } from './.build/routes/route-columns.mjs'
import { chunksByStage } from './.build/routes/stages.mjs'
import { screensInOneRoundTrip } from './.build/routes/one-round-trip.mjs'
import { thirdPartyLicenses } from './.build/package/licenses.mjs'
import { firstChunks } from './.build/package/manifests.mjs'
import { lateReact } from './.build/patches/late-react.mjs'
import { noDefaultEmotionCache } from './.build/patches/no-default-emotion-cache.mjs'
import { noViewTransitions } from './.build/patches/react/no-view-transitions.mjs'
import { noObjectStyles } from './.build/patches/no-object-styles.mjs'
import { noPropConversions } from './.build/patches/no-prop-conversions.mjs'
import { noVendorPrefixes } from './.build/patches/no-vendor-prefixes.mjs'
import { ownKeysInZod } from './.build/patches/own-keys-in-zod.mjs'
import { PEDIGREE } from './.build/patches/pedigree.mjs'
import { privateTronGlobals } from './.build/patches/private-tron-globals.mjs'
import { privateZodGlobals } from './.build/patches/private-zod-globals.mjs'
import { standIns } from './.build/patches/stand-ins.mjs'
import { withoutPseudoLocale } from './.build/without-pseudo-locale.mjs'
import { compactStyles, minify, typescript } from './.build/plugins.mjs'

/** Where a build without attributes belongs to; read in src/app/ramp-config.ts. */
const SETTINGS = ['SPHERE_RAMP_API_URL', 'SPHERE_RAMP_ENVIRONMENT', 'SPHERE_RAMP_FRONTEND_ORIGIN']
const values = {
  'process.env.NODE_ENV': '"production"',
  ...Object.fromEntries(SETTINGS.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')])),
}

/** The first download names the chunks of the presets, so these go without the ending of a generated file. */
const PRESET = /\/styles\/presets\/(\w+)\.generated\.ts$/
const nameChunk = ({ facadeModuleId }) => {
  const [, preset] = PRESET.exec(facadeModuleId ?? '') ?? []
  return `chunks/${preset ?? '[name]'}-[hash].js`
}

const languages = process.env.SPHERE_RAMP_PSEUDO ? [] : [withoutPseudoLocale()]

/** What nodeResolve puts in the place of a Node module that a package leaves out of browsers. As a namespace it would need a helper in the first download. */
const isEmptyModule = (id) => id.includes('node-resolve:empty')

const QUIET = new Set(['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION', 'CIRCULAR_DEPENDENCY'])
const isOfPackage = ({ id, ids }) => (id ?? ids?.[0] ?? '').includes('node_modules')

const build = ({
  input,
  external = [],
  keepsNames = 'exports-only',
  sources,
  chunks = [],
  treeshake = true,
  dir,
  entryFileNames,
  ...output
}) => ({
  input,
  treeshake,
  // No package is a link. Asking the disk whether each file is one took a seventh of a build.
  preserveSymlinks: true,
  external,
  preserveEntrySignatures: keepsNames,
  plugins: [
    ...standIns,
    routeColumns(),
    ...languages,
    ...sources,
    replace({ preventAssignment: true, values }),
    nodeResolve({ extensions: ['.tsx', '.ts', '.mjs', '.js'], browser: true, preferBuiltins: false }),
    typescript(),
    compactStyles(),
    commonjs({ strictRequires: 'auto', requireReturnsDefault: isEmptyModule }),
    minify(),
    ...chunks,
  ].filter(({ name }) => name !== process.env.SPHERE_RAMP_WITHOUT),
  onLog(level, log, next) {
    if (!(QUIET.has(log.code) && isOfPackage(log))) next(level, log)
  },
  output: {
    dir,
    format: 'es',
    // The maps are packed by themselves (.build/package/source-maps.mjs), so no file may name one that is not there.
    sourcemap: 'hidden',
    // Nobody asks a module that is imported into its own chunk what it is, nor changes it: 100 bytes of the first screen.
    generatedCode: { preset: 'es2015', symbols: false },
    freeze: false,
    entryFileNames,
    chunkFileNames: nameChunk,
    ...output,
  },
})

const forReact = () => [noViewTransitions(), noDefaultEmotionCache(), noObjectStyles(), noVendorPrefixes()]

/** Next takes what does not begin with these words for a component of the server. The minifier would drop them. */
const useClient = {
  name: 'use-client',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle).filter(({ type }) => type === 'chunk'))
      putFirst("'use client'", chunk, bundle)
  },
}

/**
 * The widget behind the element is one graph of chunks. The element is built for each of its two entries by itself: an entry that
 * shares a chunk with the other would cost a round trip before anything is on the page.
 */
async function product() {
  const dir = process.env.SPHERE_RAMP_DIST || 'dist'
  const licenses = thirdPartyLicenses({ patches: PEDIGREE })
  const exportsOfOurs = builtExports()
  const firstPaint = await renderFirstPaint(values, [...languages, exportsOfOurs])
  let appFile = ''
  let filesForRestoredRoute
  let filesOfLanguage
  const byStage = chunksByStage()
  const nameApp = {
    name: 'name-app',
    generateBundle(_, bundle) {
      appFile = Object.values(bundle).find(({ isEntry }) => isEntry).fileName
      filesForRestoredRoute = filesForRestoredRoutes(bundle)
      filesOfLanguage = filesOfLanguages(bundle)
    },
  }
  const importApp = {
    name: 'import-app',
    resolveId: (id) => (id === './app.tsx' ? { id: `./${appFile}`, external: 'absolute' } : null),
  }
  const app = build({
    input: { app: 'element/app/app.tsx' },
    keepsNames: 'allow-extension',
    sources: [...forReact(), privateZodGlobals(), ownKeysInZod(), privateTronGlobals(), shortMessageIds()],
    chunks: [screensInOneRoundTrip(), compileHints(), licenses, exportsOfOurs, nameApp],
    treeshake: {
      // Packages read properties of what nobody uses, such as the curve of Ethereum in Solana's: 7.9 kB. Our code reads none for its effect.
      propertyReadSideEffects: false,
      // Its package.json does not say so. Nothing of it acts when it is imported.
      moduleSideEffects: (id) => !id.includes('/@aptos-labs/ts-sdk/'),
    },
    dir,
    entryFileNames: 'chunks/[name]-[hash].js',
    manualChunks: (id, graph) => chunkOfLanguage(id) ?? byStage(id, graph),
    onlyExplicitManualChunks: true,
  })
  const entry = (input) =>
    build({
      input,
      sources: [
        importApp,
        builtFirstPaint(
          firstPaint,
          (route) => filesForRestoredRoute(route),
          (locale) => filesOfLanguage(locale),
        ),
        lateReact(),
        noPropConversions(),
      ],
      chunks: [licenses, exportsOfOurs],
      dir,
      entryFileNames: '[name].js',
    })
  const elementOfPackage = {
    name: 'element-of-package',
    resolveId: (id) => (id === '../element.ts' ? { id: './element.js', external: 'relative' } : null),
  }
  const react = build({
    input: { react: 'element/frameworks/react.ts' },
    external: ['react'],
    sources: [elementOfPackage],
    chunks: [useClient],
    dir,
    entryFileNames: '[name].js',
  })
  const classic = (name) =>
    build({
      input: { [name]: `element/classic/${name}.ts` },
      sources: [],
      chunks: [firstChunks(dir)],
      dir,
      entryFileNames: '[name].js',
      format: 'iife',
    })
  return [
    app,
    entry({ 'sphere-ramp': 'element/define.ts' }),
    entry({ element: 'element/element.ts' }),
    react,
    classic('embed'),
    classic('incumbent'),
  ]
}

export default await product()
