import type { TransactionWatch } from './adapter.ts'
import { ChainError } from './chain-error.ts'

/** Waits for the chunk of a verb. One that does not load is a network that does not answer, and no wallet was asked. */
export async function loaded<Verbs>(loading: Promise<Verbs>): Promise<Verbs> {
  try {
    return await loading
  } catch (cause) {
    throw new ChainError('network/unreachable', { cause })
  }
}

/** One watch for every look, made by the first whose chunk loads, because it keeps what its looks find out. */
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
