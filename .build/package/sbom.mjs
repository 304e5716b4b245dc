import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

/** Where the lock file has a package. A copy of the project may link to packages that lie elsewhere. */
const pathInModules = (folder) => folder.slice(folder.indexOf('node_modules/'))

function resolved({ kind, title, url }) {
  const [, project, number] = /^https:\/\/github\.com\/([^/]+\/[^/]+)\/(?:issues|pull)\/(\d+)$/.exec(url)
  return { type: kind, id: `#${number}`, name: title, source: { name: project, url } }
}

/** How a bundled package differs from the published one; nothing where it does not. */
function pedigreeOf(name, patches) {
  const own = Object.entries(patches).filter(([, { of }]) => of.includes(name))
  if (own.length === 0) return {}
  const notes = own.map(([file, { goes }]) => `${file} goes ${goes}.`).join(' ')
  const changes = own.map(([file, { issue }]) => ({
    type: 'unofficial',
    diff: { url: `.build/patches/${file}` },
    ...(issue && { resolves: [resolved(issue)] }),
  }))
  return { pedigree: { patches: changes, notes } }
}

/** The components of a CycloneDX list, from the lock file: the packages in these folders. */
function componentsOf(folders, { packages }, patches) {
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
      ...pedigreeOf(name, patches),
    }
  })
}

/** The bill of materials (CycloneDX) of a bundle that has code of the packages in these folders, some of them patched. */
export function sbomOf(folders, { of, patches = {} } = {}) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { name, version } = of ?? lock
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'library', name, version } },
    components: componentsOf(folders, lock, patches),
  }
}
