// Builds the kit, which the browser tests, the flows and the gallery show, with rolldown: in a quarter of rollup's time. Nobody ships it.
import { rolldown } from 'rolldown'
import { compile } from 'svelte/compiler'
import { compileScript, parse } from 'vue/compiler-sfc'
import { noDefaultEmotionCache } from './patches/no-default-emotion-cache.mjs'
import { noObjectStyles } from './patches/no-object-styles.mjs'
import { noVendorPrefixes } from './patches/no-vendor-prefixes.mjs'
import { noViewTransitions } from './patches/react/no-view-transitions.mjs'
import { standIns } from './patches/stand-ins.mjs'
import { root } from './run.mjs'

const KIT = {
  kit: 'test/support/kit/index.tsx',
  'evm-wallet': 'test/support/wallets/evm-wallet.ts',
  'solana-wallet': 'test/support/wallets/solana-wallet.ts',
  'sui-wallet': 'test/support/wallets/sui-wallet.ts',
}

/** Merchants' pages in other frameworks. They import the package by the import map of the test page. */
const HOSTS = {
  'react-host': 'test/support/hosts/react-host.ts',
  'vue-host': 'test/support/hosts/vue-host.mjs',
  'svelte-host': 'test/support/hosts/svelte-host.mjs',
}

/** What a merchant's project tells Vue about the tag (README.md). */
const templateOptions = { compilerOptions: { isCustomElement: (tag) => tag === 'sphere-ramp' } }

function compileVue(code, id) {
  const { descriptor, errors } = parse(code, { filename: id })
  if (errors.length > 0) throw errors[0]
  return compileScript(descriptor, { id, inlineTemplate: true, isProd: true, templateOptions })
}

const singleFileComponents = () => ({
  name: 'single-file-components',
  transform(code, id) {
    if (id.endsWith('.svelte')) return { ...compile(code, { filename: id, generate: 'client' }).js, moduleType: 'js' }
    if (!id.endsWith('.vue')) return null
    const { content, map } = compileVue(code, id)
    return { code: content, map, moduleType: 'js' }
  },
})

async function bundle(dir, { input, plugins, external }) {
  const build = await rolldown({
    input,
    external,
    cwd: root,
    platform: 'browser',
    plugins: [...standIns, ...plugins],
    resolve: { symlinks: false },
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    onLog: (level, log, next) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log)
    },
  })
  await build.write({
    dir,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    minify: true,
    sourcemap: true,
  })
  await build.close()
}

export async function buildKit(dir) {
  const forReact = [noViewTransitions(), noDefaultEmotionCache(), noObjectStyles(), noVendorPrefixes()]
  await bundle(dir, { input: KIT, plugins: forReact })
  for (const [name, input] of Object.entries(HOSTS)) {
    await bundle(dir, { input: { [name]: input }, plugins: [singleFileComponents()], external: ['sphere-ramp'] })
  }
}
