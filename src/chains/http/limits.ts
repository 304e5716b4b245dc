import { RETRY_AFTER, SUSPENDED_FOR, TOO_OFTEN } from './facts.ts'

/** A node refuses a call because there were too many. */
export class TooManyCalls extends Error {
  /** Null where it does not say for how long. */
  readonly pauseMs: number | null

  constructor(pauseMs: number | null) {
    super('too many calls')
    this.name = 'TooManyCalls'
    this.pauseMs = pauseMs
  }
}

function saidIn(text: string): number | null {
  const [, seconds] = SUSPENDED_FOR.exec(text) ?? []
  return seconds === undefined ? null : Number(seconds) * 1000
}

/** For the words of a node that has its own way to refuse. */
export function requireWithinLimits(message: string): void {
  if (TOO_OFTEN.test(message) || SUSPENDED_FOR.test(message)) throw new TooManyCalls(saidIn(message))
}

async function pauseOf(response: Response): Promise<number | null> {
  const after = response.headers.get('retry-after')?.trim() ?? ''
  if (RETRY_AFTER.test(after)) return Number(after) * 1000
  return saidIn(await response.clone().text())
}

const TOO_MANY = 429
/** These mean something else too, unless they come with a pause. */
const PERHAPS: readonly number[] = [403, 503]

export async function requireTaken(response: Response): Promise<Response> {
  const { status } = response
  if (status !== TOO_MANY && !PERHAPS.includes(status)) return response
  const pauseMs = await pauseOf(response).catch(() => null)
  if (status === TOO_MANY || pauseMs !== null) throw new TooManyCalls(pauseMs)
  return response
}
