import { writeJson } from '../lib/json.ts'
import type { World } from '../lib/world.ts'
import { attempt } from './tab-storage.ts'

export interface TabStorageParts {
  /** The key under which the tab keeps the session. */
  readonly storageKey: string
  readonly world: { readonly storage: Pick<World['storage'], 'session'> }
}

/** A value that this tab keeps with the session. Every script of the page can write it; where storage is refused, nothing is kept. */
export function storedJson({ storageKey, world }: TabStorageParts, suffix: string) {
  const storage = world.storage.session
  const key = storageKey + suffix
  return {
    /** Null where nothing is kept, or nothing that is JSON. */
    read: (): unknown => attempt(() => JSON.parse(storage.getItem(key) ?? 'null')),
    write: (value: unknown) => void attempt(() => storage.setItem(key, writeJson(value))),
    clear: () => void attempt(() => storage.removeItem(key)),
  }
}
