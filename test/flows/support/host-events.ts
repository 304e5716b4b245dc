import type { Page } from 'playwright-core'

export interface HostEvent {
  readonly type: string
  readonly detail: Readonly<Record<string, unknown>> | null
}

/** The events that the shop receives from the tag. */
export async function hearEvents(page: Page, types: readonly string[]): Promise<() => Promise<HostEvent[]>> {
  await page.evaluate((names) => {
    const emitted: unknown[] = []
    Object.assign(globalThis, { emitted })
    const element = document.querySelector('sphere-ramp')!
    for (const name of names) {
      element.addEventListener(name, ({ type, detail }: CustomEventInit & Event) => emitted.push({ type, detail }))
    }
  }, types)
  return () => page.evaluate(() => (globalThis as unknown as { emitted: HostEvent[] }).emitted)
}
