import type { Page } from 'playwright-core'

/** React listens to this event once per document, for all roots, and never stops. */
export const REACTS_OWN = ['selectionchange']

interface Leftovers {
  readonly timers: number
  readonly listeners: readonly string[]
}

export const leftovers = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { leftovers(): Leftovers }).leftovers())

/** Counts pending timers and the listeners of the window and the document. */
export function watchLeftovers(): void {
  const timers = new Set<number>()
  const listeners = new Map<string, number>()
  const { setTimeout: later, setInterval: every, clearTimeout: forget, clearInterval: end } = globalThis
  const count = (type: string, step: number) => listeners.set(type, (listeners.get(type) ?? 0) + step)
  Object.assign(globalThis, {
    setTimeout(work: () => void, wait: number) {
      const id = later(() => {
        timers.delete(id)
        work()
      }, wait) as unknown as number
      timers.add(id)
      return id
    },
    setInterval(work: () => void, wait: number) {
      const id = every(work, wait) as unknown as number
      timers.add(id)
      return id
    },
    clearTimeout: (id: number) => (timers.delete(id), forget(id)),
    clearInterval: (id: number) => (timers.delete(id), end(id)),
    leftovers: () => ({
      timers: timers.size,
      listeners: [...listeners].filter(([, left]) => left > 0).map(([type]) => type),
    }),
  })
  for (const target of [globalThis, document]) {
    const { addEventListener: add, removeEventListener: remove } = target
    target.addEventListener = (...args: Parameters<typeof add>) => {
      count(args[0], 1)
      add.apply(target, args)
    }
    target.removeEventListener = (...args: Parameters<typeof remove>) => {
      count(args[0], -1)
      remove.apply(target, args)
    }
  }
}
