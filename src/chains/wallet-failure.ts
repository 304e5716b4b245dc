import { ChainError, type ChainErrorCode } from './chain-error.ts'
import { readFailure, wordsOf } from './wallet-answers/read-failure.ts'
import { isRefusal } from './wallet-answers/refusals.ts'

/** JSON-RPC of wallets: a request is already open. */
const BUSY = -32_002

const failureBy =
  (refused: ChainErrorCode) =>
  (error: unknown): ChainError => {
    if (error instanceof ChainError) return error
    if (readFailure(error).codes.includes(BUSY)) return new ChainError('wallet/busy', { cause: error })
    if (isRefusal(error)) return new ChainError(refused, { cause: error })
    return new ChainError('wallet/failed', { values: { words: wordsOf(error) }, cause: error })
  }

/** Translates the failure of a wallet's call that cannot have broadcast anything. What is not known is an error of the wallet, in its words. */
export const walletFailure = failureBy('wallet/rejected')

/** The same for a wallet that only signs a transfer: it has broadcast nothing even when it fails. */
export const signingFailure = failureBy('wallet/send-declined')

/** Some wallets resolve with what others reject with, such as `{ code: 4001 }` or `{ error: 'Cancelled' }`. Returns any other answer. */
export function unlessRefused<Answer>(answer: Answer): Answer {
  if (isRefusal(answer)) throw signingFailure(answer)
  return answer
}
