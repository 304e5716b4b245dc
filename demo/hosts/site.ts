import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { withoutTypes } from './without-types.ts'

type Replacements = Readonly<Record<string, string>>

export interface Site {
  readonly root: string
  /** Other folders, by the path under which they are served (`/dist`). */
  readonly mounts?: Readonly<Record<string, string>>
  /** Placeholders in HTML documents that are replaced when they are served, such as the address of the sandbox. */
  readonly replace?: Replacements | (() => Replacements)
}

export interface SiteFile {
  readonly body: Buffer | string
  readonly etag: string
  readonly type: string
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** By a decoded path. A redirect is one too. */
export async function findFile(site: Site, path: string): Promise<SiteFile | { redirect: string } | null> {
  const file = fileFor(site, path)
  if (!file) return null
  const found = await stat(file).catch(() => null)
  if (found?.isDirectory()) {
    if (!path.endsWith('/')) return { redirect: `${path}/` }
    return readSiteFile(site, resolve(file, 'index.html'))
  }
  return found ? readSiteFile(site, file) : null
}

/** Null for paths outside of the folder, for dotfiles, and for paths with an empty part, to which a redirect would name a host. */
function fileFor({ root, mounts = {} }: Site, path: string): string | null {
  if (path.includes('/.') || path.includes('//') || /[\\\0]/.test(path)) return null
  const inside = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`)
  const mount = Object.keys(mounts).find(inside)
  const folder = resolve(mount === undefined ? root : mounts[mount]!)
  const file = resolve(folder, `.${sep}${path.slice(mount?.length ?? 0)}`)
  const stays = file === folder || file.startsWith(folder + sep)
  return stays ? file : null
}

async function readSiteFile({ replace = {} }: Site, path: string): Promise<SiteFile | null> {
  const raw = await readFile(path).catch(() => null)
  const extension = extname(path)
  if (!raw) return null
  const body = await served(raw, extension, typeof replace === 'function' ? replace() : replace)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, etag, type: TYPES[extension] ?? 'application/octet-stream' }
}

async function served(raw: Buffer, extension: string, replace: Replacements) {
  if (extension === '.ts') return withoutTypes(raw.toString('utf8'))
  if (extension !== '.html') return raw
  return Object.entries(replace).reduce((html, [word, value]) => html.replaceAll(word, value), raw.toString('utf8'))
}
