import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.mjs'
import { sbomOf } from './sbom.mjs'

/** The generated files whose contents come from a package. */
const GENERATED_FROM = [
  [/\/ui\/marks\/.*flags\.generated\.ts$/, 'country-flag-icons'],
  [/\/ui\/marks\/(coins|networks)\.generated\.ts$/, '@web3icons/core'],
  [/\/residency\/.*\.generated\.ts$/, 'iso-3166'],
]

/** The folder of the package that a module belongs to; null for our own modules. */
function packageOf(id) {
  const path = id.replace(/^\0/, '').split('?')[0]
  const generated = GENERATED_FROM.find(([pattern]) => pattern.test(path))
  if (generated) return join(root, 'node_modules', generated[1])
  if (!path.includes('/node_modules/')) return null
  let folder = dirname(path)
  // A folder inside of a package may have a package.json of its own, without a name.
  while (!isPackage(folder)) folder = dirname(folder)
  return folder
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const isPackage = (folder) => existsSync(join(folder, 'package.json')) && Boolean(manifestOf(folder).version)

function entryOf(folder) {
  const { name, version, license, author } = manifestOf(folder)
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)(\.|-|$)/i.test(file))
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const by = typeof author === 'string' ? author : author?.name
  const none = `The package has no licence text of its own${by ? `; its author is ${by}` : ''}.`
  return [`${name} ${version} (${license})`, ...(texts.length > 0 ? texts : [none])].join('\n\n')
}

/** Writes the licences and the list of the packages that are really in the bundles: what was shaken out is not listed. `product` is that of `sbomOf`. */
export const thirdPartyLicenses = (product = {}, folders = new Set()) => ({
  name: 'third-party-licenses',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap(({ modules = {} }) =>
      Object.keys(modules).filter((id) => modules[id].renderedLength > 0),
    )
    for (const folder of ids.map(packageOf)) if (folder !== null) folders.add(folder)
    const entries = [...folders].map(entryOf).toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    const rule = `\n\n${'-'.repeat(80)}\n\n`
    const source = `These packages are part of the files in this folder.${rule}${entries.join(rule)}\n`
    this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENSES.txt', source })
    const sbom = `${JSON.stringify(sbomOf(folders, product))}\n`
    this.emitFile({ type: 'asset', fileName: 'sbom.json', source: sbom })
  },
})
