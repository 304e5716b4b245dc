import { cancelPayout, createPayout, getPayout, listPayouts } from '../../../../src/api/payouts.ts'
import { getPayoutFees } from '../../../../src/api/quotes.ts'
import { type DifferingValue, differencesOf } from '../../../../src/domain/payouts/differences.ts'
import type { Payout, PayoutPayload } from '../../../../src/domain/payouts/payout.ts'
import { rawValue } from '../../../../src/lib/open-enum.ts'
import { LACKS } from '../../lacks.ts'
import { buyingPayload, type Direction, type Ends, sellingPayload } from '../../payloads.ts'
import { ANYTHING, ask, mustRefuse, type Run } from '../../run.ts'
import { keepId, makeOnce, mustRefuseUnknown, unlessRefused } from './make-once.ts'
import { OWN_PAYOUTS } from './own.ts'
import { checkPrices } from './prices.ts'
import type { Marks } from './marks.ts'

const MAKE = 'POST /v1/ramp/payouts'
const CANCEL = 'DELETE /v1/ramp/payouts/{id}'
const FEES = 'POST /v1/ramp/payouts/amountAdjustments/{payoutId}'

interface Preparation {
  readonly customerId: string
  readonly walletId: string
  /** An active account of the customer; null without one. */
  readonly account: string | null
  readonly marks: Marks
}

/** Makes a transfer in each direction and cancels it: nothing is sent, signed or paid. */
export async function checkTransfers(run: Run, preparation: Preparation): Promise<void> {
  const canBuyWithout = run.application?.access.allowSourcelessOnRamp ?? false
  const source = preparation.account ?? (canBuyWithout ? 'usd' : null)
  const bought = source === null ? undefined : await checkDirection(run, 'buying', { ...preparation, account: source })
  const sold = preparation.account === null ? undefined : await checkDirection(run, 'selling', preparation)
  if (!bought && !sold) run.findings.limited(MAKE, LACKS.account)
  if (sold) await checkOwnAddress(run, preparation, sold)
  for (const payout of [bought, sold]) if (payout) await checkCancelled(run, payout)
  await mustRefuseUnknown(run, CANCEL, (api) => api.request('DELETE', 'payouts/payout_unknown0', { schema: ANYTHING }))
}

interface Made {
  readonly payout: Payout
  readonly payload: PayoutPayload
}

async function checkDirection(run: Run, direction: Direction, preparation: Preparation): Promise<Made | undefined> {
  const { customerId, walletId: wallet, account, marks } = preparation
  const quote = await checkPrices(run, customerId, direction)
  if (!quote || account === null) return undefined
  const payloadOf = (ends: Ends) =>
    (direction === 'buying' ? buyingPayload : sellingPayload)(ends, quote.receive.amount)
  const payload = payloadOf({ wallet, account })
  const other =
    direction === 'selling'
      ? { ...payload, wireMessage: 'Another' }
      : { ...payload, source: { ...payload.source, amount: '101.00' } }
  const payout = await makeOnce(run, {
    name: MAKE,
    make: (api, key) => createPayout(api, payload, { key }),
    makeOther: (api, key) => createPayout(api, other, { key }),
    own: OWN_PAYOUTS,
    ids: marks.payoutIds,
    marks,
  })
  if (!payout) return undefined
  judgeMade(run, { payout, payload }, marks.address)
  await ask(run, FEES, (api) => getPayoutFees(api, payout.id))
  const key = { key: crypto.randomUUID() }
  const elsewhere = payloadOf({ wallet: 'wallet_unknown0', account })
  await mustRefuse(run, {
    name: MAKE,
    call: (api) => keepId(createPayout(api, elsewhere, key), { ids: marks.payoutIds, marks }),
    why: 'With a wallet that the customer does not have',
    status: [404, 422],
    otherwise: 'open',
  })
  return { payout, payload }
}

const MINUTE_MS = 60_000

function judgeMade(run: Run, { payout, payload }: Made, walletAddress: string): void {
  const { findings } = run
  for (const { field, requested, returned } of differencesOf({ payload, walletAddress, isResumed: false }, payout)) {
    const name = field.replace(/^.*\./, '')
    findings.deviates(MAKE, 'differs', `${name} is ${written(returned)}, and ${written(requested)} was asked for.`)
  }
  if (rawValue(payout.status) !== 'pending')
    findings.deviates(MAKE, 'differs', `The new transfer is ${rawValue(payout.status)}, and not pending.`)
  const wanted = payload.source.type === 'wallet' ? 'wallet' : 'bankAccount'
  const { resource } = payout.instructions ?? {}
  if (resource?.type !== wanted)
    findings.deviates(
      MAKE,
      'instructions',
      `The instructions name no ${wanted === 'wallet' ? 'address' : 'account'} to pay to.`,
    )
  const date = Date.parse(dateOf(run) ?? '')
  if (Math.abs(payout.created.getTime() - date) > MINUTE_MS)
    findings.deviates(
      MAKE,
      'clock',
      `created is ${payout.created.toISOString()}, and the Date of the answer is another time.`,
    )
}

function dateOf({ api }: Run): string | null {
  const answer = api.last()?.answer
  return typeof answer === 'object' ? answer.headers.get('Date') : null
}

const written = (value: DifferingValue) =>
  typeof value === 'string' ? value : `${value.amount ?? 'nothing'} ${value.currency}`

/** Only the address that the tokens go to, or its memo, tells two transfers from one wallet apart. */
async function checkOwnAddress(run: Run, { marks }: Preparation, { payout, payload }: Made): Promise<void> {
  const second = await keepId(createPayout(run.api, payload, { key: crypto.randomUUID() }), {
    ids: marks.payoutIds,
    marks,
  }).catch(unlessRefused)
  if (!second) return
  const placeOf = ({ instructions }: Payout) =>
    instructions?.resource.type === 'wallet' ? `${instructions.resource.address} ${instructions.memo ?? ''}` : ''
  if (placeOf(second) === placeOf(payout))
    run.findings.deviates(MAKE, 'deposit', 'Two transfers from a wallet have the same address to pay to.')
}

async function checkCancelled(run: Run, { payout: { id } }: Made): Promise<void> {
  const cancelled = await ask(run, CANCEL, (api) => cancelPayout(api, id, { repeats: 0 }))
  if (!cancelled) return
  const rows = await ask(run, OWN_PAYOUTS.name, (api) => listPayouts(api))
  const listed = rows?.find((payout) => payout.id === id)
  if (rows && !listed) run.findings.deviates(OWN_PAYOUTS.name, 'absent', 'The list lacks the cancelled transfer.')
  const alone = await ask(run, 'GET /v1/ramp/payouts/{id}', (api) => getPayout(api, id))
  for (const [place, found] of [
    ['The list', listed],
    ['Its own address', alone],
  ] as const)
    if (found && rawValue(found.status) !== 'cancelled')
      run.findings.deviates(CANCEL, 'undone', `${place} says that the cancelled transfer is ${rawValue(found.status)}.`)
  await mustRefuse(run, {
    name: CANCEL,
    call: (api) => api.request('DELETE', `payouts/${id}`, { schema: ANYTHING }),
    why: 'When the transfer is cancelled',
    status: [409],
    otherwise: 'status',
  })
}
