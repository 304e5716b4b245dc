import { retryDownload } from '../lib/timing/retry-download.ts'
import type { TransactionWatch } from './adapter.ts'
import { ChainError } from './chain-error.ts'

/** A part of the code could not be downloaded, so it has found nothing out. No payout is cancelled for it (decisions.md C19). */
export class UnloadedError extends ChainError {
  constructor(cause: unknown) {
    super('network/unreachable', { cause })
  }
}

/** Loads a chunk, with retries. Rejects with `UnloadedError`. */
export async function loaded<Verbs>(load: () => Promise<Verbs>): Promise<Verbs> {
  try {
    return await retryDownload(load)
  } catch (cause) {
    throw new UnloadedError(cause)
  }
}

/** Shares one watch between all looks, because it remembers what they find. */
export function lazyWatch(hash: string, load: () => Promise<TransactionWatch>): TransactionWatch {
  let watch: TransactionWatch | null = null
  return {
    get hash() {
      return watch?.hash ?? hash
    },
    get bound() {
      return watch?.bound
    },
    async look() {
      const made = await load()
      watch ??= made
      return watch.look()
    },
  }
}
