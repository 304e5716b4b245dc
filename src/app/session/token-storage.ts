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

/** The suffix for the route that a reload restores: the overview of onboarding or the home route. Earlier versions have stored it by this name. */
export const RESTORED_ROUTE = ':landing'
/** The suffix for the merchant's name as a session has read it. */
export const MERCHANT = ':merchant'

/** What a session keeps with its tokens for the next reload; null where it has nothing. The page can write it, so it is not trusted. */
export const keptText = (storage: KeyValueStore, key: string): string | null => attempt(() => storage.getItem(key))

export function storedTokens(storage: KeyValueStore, storageKey: string): Tokens | null {
  const value: unknown = attempt(() => JSON.parse(storage.getItem(storageKey) ?? 'null'))
  return isTokens(value) ? value : null
}

/** Stores tokens per tab: a reload keeps the session, closing the tab ends it. When storage is blocked, only memory is used. */
export function tokenStorage(storage: KeyValueStore, storageKey: string) {
  return {
    read: () => storedTokens(storage, storageKey),
    write: (tokens: Tokens) =>
      attempt(() =>
        storage.setItem(storageKey, writeJson(Object.fromEntries(STORED_KEYS.map((key) => [key, tokens[key]])))),
      ),
    /** Keeps what a reload of the same customer's session needs besides. */
    forgetTokens: () => attempt(() => storage.removeItem(storageKey)),
    clear: () =>
      attempt(() =>
        [storageKey, storageKey + RESTORED_ROUTE, storageKey + MERCHANT].forEach((one) => storage.removeItem(one)),
      ),
  }
}
