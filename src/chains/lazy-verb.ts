import type { TransactionWatch } from './adapter.ts'
import { ChainError } from './chain-error.ts'

/** Loads a chunk, and throws `network/unreachable` where that fails. No wallet has been asked yet. */
export async function loaded<Verbs>(loading: Promise<Verbs>): Promise<Verbs> {
  try {
    return await loading
  } catch (cause) {
    throw new ChainError('network/unreachable', { cause })
  }
}

/** Shares one watch between all looks, because it remembers what they find. */
export function lazyWatch(hash: string, load: () => Promise<TransactionWatch>): TransactionWatch {
  let watch: TransactionWatch | null = null
  return {
    get hash() {
      return watch?.hash ?? hash
    },
    get landing() {
      return watch?.landing
    },
    async look() {
      const made = await load()
      watch ??= made
      return watch.look()
    },
  }
}
