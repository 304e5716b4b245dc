import type { Ledger, Row } from './scripted.fixture.ts'

export type Answer = { readonly status: number; readonly body: unknown }

export const ok = (body: unknown): Answer => ({ status: 200, body })

export const failure = (status: number, error_code: string, vm_error_code: number | null = null) => ({
  status,
  body: { message: error_code, error_code, vm_error_code },
})

export function transactionsFrom({ landed, pruned, leavesOutPruned }: Ledger, start: number, limit: number): Answer {
  if (limit > 100) return failure(400, 'invalid_input')
  if (BigInt(start) < pruned && !leavesOutPruned) return failure(410, 'version_pruned')
  const isKept = ({ sequence_number: at }: Row) => Number(at) >= start && BigInt(at) >= pruned
  return ok(landed.filter(isKept).slice(0, limit))
}

/** Of those with an order too, oldest first. */
export function summariesOf({ landed, orderless, summarizes }: Ledger, limit: number): Answer {
  if (!summarizes) return failure(404, 'web_framework_error')
  const rows = [...landed, ...orderless].map((row) => ({
    sender: row.sender,
    version: '1',
    transaction_hash: row.hash,
    replay_protector: orderless.includes(row)
      ? { type: 'nonce', nonce: '7' }
      : { type: 'sequence_number', sequence_number: row.sequence_number },
  }))
  return ok(rows.slice(-limit))
}
