import type { PayoutPayload } from '../../domain/payouts/payout.ts'
import { resourceOf, walletOn } from './off-ramp-payload.fixture.ts'
import { errorResponse, listed } from './payout-requests.fixture.ts'

const payoutOf = (payload: PayoutPayload, count: number, at: string): Record<string, unknown> => ({
  id: `payout_${String(count).padStart(3, '0')}`,
  type: payload.source.type === 'bankAccount' ? 'onRamp' : 'offRamp',
  status: 'pending',
  amount: payload.source.amount,
  finalAmount: null,
  created: at,
  updated: at,
  source: payload.source,
  destination: payload.destination,
  wireMessage: payload.wireMessage ?? null,
  sourceBankAccount: null,
  destinationBankAccount: null,
  fundingBankAccount: null,
  funding: null,
  instructions: { memo: 'SPH1234567', resource: resourceOf(payload, count) },
  usageType: null,
  fundingVirtualAccount: null,
  wallets: [walletOn(payload.source.network)],
})

interface Kept {
  readonly body: string
  readonly status: number
  readonly answer: string
}

interface StoreRules {
  readonly refusesKnownKeys: boolean
  readonly refusal: readonly [number, string]
  readonly keepsKeysMs: number
  readonly namesKeys: boolean
  serverTime(): number
}

/** The payouts of a server, each made once by its key. */
export function createPayoutStore({ refusesKnownKeys, refusal, keepsKeysMs, namesKeys, serverTime }: StoreRules) {
  const payouts: Record<string, unknown>[] = []
  const keys = new Map<string, Kept & { readonly at: number }>()

  const made = (payload: PayoutPayload, key: string | null) => {
    const at = new Date(serverTime()).toISOString()
    const payout = { ...payoutOf(payload, payouts.length + 1, at), ...(namesKeys && { idempotencyKey: key }) }
    payouts.push(payout)
    return payout
  }

  function create(key: string | null, body: string, override: Partial<Record<string, unknown>> = {}): Response {
    const known = key === null ? undefined : keys.get(key)
    if (known && serverTime() - known.at < keepsKeysMs) {
      if (refusesKnownKeys || known.body !== body) return errorResponse(...refusal)
      return new Response(known.answer, { status: known.status })
    }
    const answer = JSON.stringify({ data: { payout: { ...made(JSON.parse(body), key), ...override } } })
    if (key !== null) keys.set(key, { body, status: 201, answer, at: serverTime() })
    return new Response(answer, { status: 201 })
  }

  function read(id: string | null, request: Request): Response {
    if (id === null) return listed(payouts, request)
    const payout = payouts.find((candidate) => candidate['id'] === id)
    return payout ? Response.json({ data: { payout } }) : errorResponse(404, 'not_found')
  }

  return { payouts, create, read }
}
