// Builds the package of the sandbox (demo/package): JavaScript for Node 20, with everything in it but what its package.json names.
import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { thirdPartyLicenses } from './licenses.mjs'
import { writeOpenApi } from './openapi.mjs'
import { root } from '../run.mjs'

/** Another folder where it is named. */
const target = process.argv[2] ?? join(root, '.cache/sandbox-package')
const demo = (path) => join(root, 'demo', path)
const { compileToken } = await import(demo('chains/evm/compile-token.ts'))
const manifest = JSON.parse(readFileSync(demo('package/package.json'), 'utf8'))

/** Files of the demo that the package has in another way. */
const paths = readFileSync(demo('package/paths.ts'), 'utf8')
const STAND_INS = {
  'sandbox/paths.ts': paths,
  'paths.ts': paths,
  // Its compiler is larger than all the rest.
  'chains/evm/compile-token.ts': `export const compileToken = async () => (${JSON.stringify(await compileToken())})`,
  // The pages are JavaScript already.
  'hosts/without-types.ts': 'export const withoutTypes = async (source) => source',
}
const standIns = {
  name: 'stand-ins',
  // web3.js asks with the fetch of Node, and has this one for a Node that is older than 18.
  resolveId: (id) => (id === 'node-fetch' ? { id: '\0node-fetch', external: false } : null),
  load(id) {
    if (id === '\0node-fetch') return 'export default undefined'
    const code = STAND_INS[relative(join(root, 'demo'), id)]
    return code === undefined ? null : { code, moduleType: id.endsWith('.ts') ? 'ts' : 'js' }
  },
}

/** Optional native add-ons. `pg` and `ws` work without them. */
const OPTIONAL = ['pg-native', 'bufferutil', 'utf-8-validate']
const NAMED = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]
const isOutside = (id) => [...NAMED, ...OPTIONAL].some((name) => id === name || id.startsWith(`${name}/`))

async function bundle({ input, dir, licenses, ...options }, output) {
  const build = await rolldown({ input, cwd: root, ...options, plugins: [standIns, ...(licenses ? [licenses] : [])] })
  await build.write({ dir, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', ...output })
  await build.close()
}

const DEFINED = {
  // A module that can run by itself does not in here.
  'import.meta.main': 'false',
  // Leaves the sentences of Solana's errors out, 110 kB that nobody reads.
  'process.env.NODE_ENV': '"production"',
}

const servers = (licenses) =>
  bundle(
    {
      input: { sandbox: demo('package/main.ts'), 'anvil-guard': demo('chains/evm/anvil-guard.ts') },
      dir: target,
      platform: 'node',
      external: isOutside,
      transform: { target: 'node20', define: DEFINED },
      licenses,
    },
    { banner: ({ name }) => (name === 'sandbox' ? '#!/usr/bin/env node' : '') },
  )

const isPageFile = (path) => !/\.ts$|screenshot/.test(path)

/** A folder of the demo's pages with its scripts in JavaScript, which any server of files can serve. */
async function page(folder) {
  const dir = join(target, 'pages', folder)
  cpSync(demo(folder), dir, { recursive: true, filter: isPageFile })
  const file = join(dir, 'index.html')
  const html = readFileSync(file, 'utf8')
  const scripts = [...html.matchAll(/src="([\w-]+)\.ts"/g)].map(([, name]) => name)
  const input = Object.fromEntries(scripts.map((name) => [name, demo(`${folder}/${name}.ts`)]))
  await bundle({ input, dir, platform: 'browser', transform: { target: 'es2022' } }, {})
  writeFileSync(file, html.replaceAll(/src="([\w-]+)\.ts"/g, 'src="$1.js"'))
  // The folders of the scripts alone are left empty.
  for (const entry of readdirSync(dir, { withFileTypes: true }))
    if (entry.isDirectory() && readdirSync(join(dir, entry.name)).length === 0)
      rmSync(join(dir, entry.name), { recursive: true })
}

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
await servers(thirdPartyLicenses({ of: manifest }))
for (const folder of ['hosts/plain', 'console', 'playground']) await page(folder)
cpSync(demo('sandbox/migrations'), join(target, 'migrations'), { recursive: true })
await writeOpenApi(target)
cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
cpSync(demo('package/README.md'), join(target, 'README.md'))
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
chmodSync(join(target, 'sandbox.js'), 0o755)
