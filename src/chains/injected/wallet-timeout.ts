import { withTimeout } from '../../lib/timing/with-timeout.ts'
import { ChainError, type ChainErrorCode } from '../chain-error.ts'

/** Waits two minutes for an answer that moves nothing; a later one is dropped. A request to send may be answered at any time. */
export const withWalletTimeout = <Answer>(answer: Promise<Answer>, code: ChainErrorCode): Promise<Answer> =>
  withTimeout(120_000, answer, () => {
    throw new ChainError(code)
  })
