import type { Random } from './random.ts'

const LATEST_SIGHT_MS = 20

interface Write {
  readonly page: object
  readonly key: string
  readonly value: string | null
}

/** Each page has a process of its own: what another page writes is seen a little later, or with a lock that the other page gave back. */
export function createSharedArea(random: Random) {
  const views = new Map<object, Map<string, string>>()
  const kept = new Map<string, string>()
  const waiting = new Map<object, Write[]>()
  const put = (area: Map<string, string>, { key, value }: Write) =>
    value === null ? area.delete(key) : area.set(key, value)

  function see(page: object, write: Write) {
    const writes = waiting.get(page) ?? []
    const index = writes.indexOf(write)
    if (index === -1) return
    for (const earlier of writes.splice(0, index + 1)) put(views.get(page)!, earlier)
  }

  /** The last write of a key counts, even if its writer had not seen the one before. */
  function send(write: Write) {
    put(kept, write)
    put(views.get(write.page)!, write)
    for (const [page, writes] of waiting) {
      if (page === write.page) {
        waiting.set(
          page,
          writes.filter(({ key }) => key !== write.key),
        )
        continue
      }
      writes.push(write)
      setTimeout(() => see(page, write), random.between(1, LATEST_SIGHT_MS))
    }
  }

  return {
    seenBy(page: object) {
      const view = new Map(kept)
      views.set(page, view)
      waiting.set(page, [])
      return {
        keys: () => view.keys(),
        get: (key: string) => view.get(key),
        set: (key: string, value: string) => void send({ page, key, value }),
        delete: (key: string) => void send({ page, key, value: null }),
      }
    },
    catchUp(page: object) {
      const last = waiting.get(page)?.at(-1)
      if (last) see(page, last)
    },
    leave(page: object) {
      views.delete(page)
      waiting.delete(page)
    },
    clear() {
      for (const area of [kept, ...views.values()]) area.clear()
      for (const writes of waiting.values()) writes.length = 0
    },
  }
}
