import type { KeyValueStore } from '../lib/world.ts'

/**
 * The key under which a tab keeps the session of an application. The API's origin is part of it, so that no token is sent to a server
 * that did not issue it. Other values of the session are kept under the same key and a suffix.
 */
export const storageKeyOf = (apiUrl: string, applicationId: string) =>
  `sphere-ramp:${new URL(apiUrl).origin}:${applicationId}`

/** The suffix for a code that was sent. */
export const WAITING_CODE = ':code'

/** Whether the tab keeps a value until the page is reloaded. */
export const keepsValues = (storage: KeyValueStore, storageKey: string): boolean =>
  attempt(() => {
    const key = `${storageKey}:probe`
    storage.setItem(key, key)
    const isKept = storage.getItem(key) === key
    storage.removeItem(key)
    return isKept
  }) ?? false

/** Null where the page refuses the storage. */
export function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}
