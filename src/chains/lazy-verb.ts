import { ChainError } from './chain-error.ts'

/** Waits for the chunk of a verb. One that does not load is a network that does not answer, and no wallet was asked. */
export async function loaded<Verbs>(loading: Promise<Verbs>): Promise<Verbs> {
  try {
    return await loading
  } catch (cause) {
    throw new ChainError('network/unreachable', { cause })
  }
}
