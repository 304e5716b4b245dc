import { Deliberate } from '../../http/answer.ts'
import { failureAnswer, type Failure } from '../../http/failure-shape.ts'
import { refuseUntil } from '../../http/refusal.ts'
import { creationTrickOf } from '../life/magic-amounts.ts'

const message = 'The sandbox was asked to fail by the amount'

const failures = {
  error: { shape: 'error', status: 422, code: 'sandbox_failure', message },
  message: { shape: 'message', status: 422, message },
  string: { shape: 'string', status: 422, message },
  issues: { shape: 'issues', status: 422, field: 'source', message },
  empty: { shape: 'empty', status: 500 },
  drop: { shape: 'drop', status: 500 },
} satisfies Record<string, Failure>

/** Magic amounts that never become a payout. */
export function failAsPriced(amount: string, { requestId, now }: { requestId: string; now: Date }): void {
  const trick = creationTrickOf(amount)
  if (trick === null || trick === 'noInstructions') return
  if (trick === 'tooMany') throw refuseUntil('too_many_requests', 1)
  if (trick === 'source') throw new Deliberate(twoFields(requestId))
  throw new Deliberate(failureAnswer(failures[trick], { requestId, now: now.getTime() }))
}

const twoFields = (requestId: string) =>
  Response.json(
    { error: { source: { amount: message, currency: 'A second field, which is not shown' } }, request: requestId },
    { status: 422 },
  )
