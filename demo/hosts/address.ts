import type { IncomingMessage } from 'node:http'

export interface Address {
  /** Decoded, so that a file, a route and the headers of an answer are found by the same path. */
  readonly path: string
  readonly search: string
}

/** Null for a target that is not an address. */
export function addressOf({ url = '' }: IncomingMessage): Address | null {
  // Not relative to a base: `//shop/console` is a path here, and would be a host there.
  try {
    const { pathname, search } = new URL(url.startsWith('/') ? `http://127.0.0.1${url}` : url)
    return { path: decodeURIComponent(pathname), search }
  } catch {
    return null
  }
}

/** For a `Location`. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
