import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

/** Where the lock file has a package. A copy of the project may link to packages that lie elsewhere. */
const pathInModules = (folder) => folder.slice(folder.indexOf('node_modules/'))

/** The components of a CycloneDX list, from the lock file: the packages in these folders. */
function componentsOf(folders, { packages }) {
  return [...folders].toSorted().map((folder) => {
    const path = pathInModules(folder)
    const { version, license, integrity } = packages[path]
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const [kind, digest] = integrity.split('-')
    if (kind !== 'sha512') throw new Error(`${path} has no SHA-512 in package-lock.json`)
    return {
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      ...(license ? { licenses: [{ expression: license }] } : {}),
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }
  })
}

/** The bill of materials (CycloneDX) of a bundle that has code of the packages in these folders. */
export function sbomOf(folders, of) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { name, version } = of ?? lock
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'library', name, version } },
    components: componentsOf(folders, lock),
  }
}
