import { writeJson } from '../../lib/json.ts'
import type { KeyValueStore } from '../../lib/world.ts'
import type { Tokens } from '../../stores/session.ts'
import { attempt } from '../../stores/tab-storage.ts'

/** The e-mail is kept in memory only, because every script of the page can read the storage. */
const STORED_KEYS = ['idToken', 'refreshToken', 'uid'] as const

const isTokens = (value: unknown): value is Tokens =>
  typeof value === 'object' &&
  value !== null &&
  STORED_KEYS.every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

const HOME = ':home'

/** The route that the last visit of this session led to; null when it is not known. What draws it must not trust the text. */
export const storedHome = (storage: KeyValueStore, key: string): string | null =>
  attempt(() => storage.getItem(key + HOME))

/** Stores tokens per tab: a reload keeps the session, closing the tab ends it. When storage is blocked, only memory is used. */
export function tokenStorage(storage: KeyValueStore, key: string) {
  return {
    read(): Tokens | null {
      const value: unknown = attempt(() => JSON.parse(storage.getItem(key) ?? 'null'))
      return isTokens(value) ? value : null
    },
    write: (tokens: Tokens) =>
      attempt(() => storage.setItem(key, writeJson(Object.fromEntries(STORED_KEYS.map((key) => [key, tokens[key]]))))),
    /** Keeps where the session leads to, for the next reload. */
    writeHome: (route: string) => attempt(() => storage.setItem(key + HOME, route)),
    clear: () => attempt(() => [key, key + HOME].forEach((one) => storage.removeItem(one))),
  }
}
