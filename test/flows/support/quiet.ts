import type { Page, Request } from 'playwright-core'
import { soon } from './soon.ts'

const underWay = new WeakMap<Page, Set<Request>>()

/** Call it before the page loads anything. */
export function countRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => requests.delete(request))
  // A page that is left ends its requests without a word about some of them.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    for (const request of requests) if (!request.isNavigationRequest()) requests.delete(request)
  })
}

/** The requests that have no answer yet. */
export const openRequests = (page: Page): readonly Request[] => [...underWay.get(page)!]

/**
 * Waits until the page has been idle in some frames in a row. A slow machine draws fewer of them, so this counts the page's own time.
 * A page that is replaced in the meantime starts again.
 */
export async function idleFrames(page: Page, count: number): Promise<void> {
  const wait = () =>
    page.evaluate(async (frames) => {
      for (let left = frames; left > 0; left -= 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn))
        await new Promise((idle) => requestIdleCallback(idle))
      }
      return true
    }, count)
  const isReplaced = (error: Error) => {
    if (!/context was destroyed|navigation/i.test(error.message)) throw error
    return false
  }
  while (!(await wait().catch(isReplaced)));
}

/** Longer than the widget waits before it asks for the code of the screens that may come next. */
const QUIET_FRAMES = 20

/** Waits until nothing is being downloaded and the page asks for nothing more. */
export async function quiet(page: Page): Promise<void> {
  let asked = 0
  const count = () => void (asked += 1)
  page.on('request', count)
  const isQuiet = async () => {
    if (openRequests(page).length > 0) return false
    const before = asked
    await idleFrames(page, QUIET_FRAMES)
    return asked === before && openRequests(page).length === 0
  }
  await soon(isQuiet).toBe(true)
  page.off('request', count)
}
