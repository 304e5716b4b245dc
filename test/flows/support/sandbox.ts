import type { Stage } from './stage.ts'

type Headers = Readonly<Record<string, string>>

/** Calls the sandbox directly, without the widget. */
export async function callSandbox<Answer>(
  { demo }: Stage,
  path: string,
  { body, headers }: { readonly body?: object; readonly headers?: Headers } = {},
): Promise<Answer> {
  const response = await fetch(`${demo.sandboxUrl}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', 'X-Application-Id': 'application_sandbox', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { data?: Answer }
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer.data ?? (answer as Answer)
}

export interface Movement {
  readonly payoutId: string
  readonly kind: 'bankIn' | 'bankOut' | 'tokenIn' | 'tokenOut' | 'fee' | 'refund'
  readonly amount: string
  readonly currency: string
}

/** Every ledger movement of one payout. */
export async function movementsOf(stage: Stage, payoutId: string): Promise<Movement[]> {
  const all = await callSandbox<Movement[]>(stage, 'sandbox/ledger')
  return all.filter((movement) => movement.payoutId === payoutId)
}
