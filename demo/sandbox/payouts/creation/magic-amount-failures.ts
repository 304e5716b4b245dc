import { DeliberateFailure } from '../../http/answer.ts'
import { failureAnswer, type Failure } from '../../http/failure-shape.ts'
import { refuseUntil } from '../../http/refusal.ts'
import { creationFailureOf } from '../lifecycle/magic-amounts.ts'

const message = 'This is a magic amount: the sandbox fails on purpose'

const failures = {
  error: { shape: 'error', status: 422, code: 'sandbox_failure', message },
  message: { shape: 'message', status: 422, message },
  string: { shape: 'string', status: 422, message },
  issues: { shape: 'issues', status: 422, field: 'source', message },
  empty: { shape: 'empty', status: 500 },
  drop: { shape: 'drop', status: 500 },
} satisfies Record<string, Failure>

/** Fails the call when the amount is a magic amount that must not create a payout. */
export function failOnMagicAmount(amount: string, { requestId, now }: { requestId: string; now: Date }): void {
  const failure = creationFailureOf(amount)
  if (failure === null || failure === 'noInstructions') return
  if (failure === 'tooMany') throw refuseUntil('too_many_requests', 1)
  if (failure === 'source') throw new DeliberateFailure(twoFields(requestId))
  throw new DeliberateFailure(failureAnswer(failures[failure], { requestId, now: now.getTime() }))
}

const twoFields = (requestId: string) =>
  Response.json(
    { error: { source: { amount: message, currency: 'The second field of the error' } }, request: requestId },
    { status: 422 },
  )
