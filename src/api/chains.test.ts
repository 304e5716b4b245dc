import { expect, test } from 'vitest'
import { readRelayFailure } from './chains.ts'
import { ApiError } from './error.ts'

const failure = (changes: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({
    kind: 'message',
    code: 'preflight_failed',
    status: 422,
    message: 'Transaction simulation failed: Error processing Instruction 1',
    reference: 'request_a',
    outcome: 'definite',
    ...changes,
  })

test.each([
  ['a preflight that failed', failure({}), 'refused'],
  ['a failed call', new TypeError('fetch failed'), 'unknown'],
  ['a refusal of the customer', failure({ code: 'unauthorized', status: 401 }), 'unknown'],
  ['a preflight that failed with another status', failure({ status: 500 }), 'unknown'],
  ['a refusal of a call that was lost before', failure({ outcome: 'unknown' }), 'unknown'],
  ['a node that is behind', failure({ message: 'Blockhash not found' }), 'unknown'],
  ['a node that has it', failure({ message: 'This transaction has already been processed' }), 'unknown'],
  ['nothing', undefined, 'unknown'],
] as const)('what a relayed transaction’s failure says, by %s [CHAIN-15, API-37, C5, C19]', (_, error, answer) => {
  expect(readRelayFailure(error)).toBe(answer)
})
