import { createHash } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'

const LONGEST_MS = { chunk: 1500, answer: 600 }

/** A number below `limit` that the seed and the text decide. */
const chance = (seed: string, text: string, limit: number) =>
  createHash('sha256').update(`${seed} ${text}`).digest().readUInt32BE() % limit

/**
 * Delays each chunk of the widget and each answer of the API by a time of its own, so that they arrive in another order than on a fast
 * machine. A seed gives the same delays again.
 */
export async function slowDown(context: BrowserContext, seed: string): Promise<void> {
  const delayed = async (pattern: string, longest: number) => {
    let count = 0
    await context.route(pattern, async (route) => {
      count += 1
      const wait = chance(seed, `${count} ${new URL(route.request().url()).pathname}`, longest)
      await new Promise((resolve) => setTimeout(resolve, wait))
      // The page may have been closed meanwhile.
      await route.continue().catch(() => {})
    })
  }
  await delayed('**/chunks/*.js', LONGEST_MS.chunk)
  await delayed('**/v1/**', LONGEST_MS.answer)
}
