import type { Stage } from './stage.ts'

/** A call of the test's own, past the widget. */
export async function callSandbox<Answer>({ demo }: Stage, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${demo.sandboxUrl}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Application-Id': 'application_sandbox' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { data: Answer }
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer.data
}

export interface Movement {
  readonly payoutId: string
  readonly kind: 'bankIn' | 'bankOut' | 'tokenIn' | 'tokenOut' | 'fee' | 'refund'
  readonly amount: string
  readonly currency: string
}

/** Every movement of money of one transfer. */
export async function movementsOf(stage: Stage, payoutId: string): Promise<Movement[]> {
  const all = await callSandbox<Movement[]>(stage, 'sandbox/ledger')
  return all.filter((movement) => movement.payoutId === payoutId)
}
