import { writeJson } from '../lib/json.ts'
import { attempt } from '../stores/tab-storage.ts'
import type { Services } from './services.ts'

/** A value that this tab keeps with the session. Every script of the page can write it; where storage is refused, nothing is kept. */
export function storedJson({ place, world }: Services, suffix: string) {
  const storage = world.storage.session
  const key = place + suffix
  return {
    /** Null where nothing is kept, or nothing that is JSON. */
    read: (): unknown => attempt(() => JSON.parse(storage.getItem(key) ?? 'null')),
    write: (value: unknown) => void attempt(() => storage.setItem(key, writeJson(value))),
    clear: () => void attempt(() => storage.removeItem(key)),
  }
}
