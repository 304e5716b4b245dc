import type { TestSandbox } from '../../../demo/sandbox/testing.ts'
import type { SendingEnd } from '../../../src/operations/off-ramp/sending.ts'
import type { Transaction } from './chains/chain.ts'
import { SHOWN_IN_WALLET } from './customer.ts'
import type { OffRampResult } from './run-off-ramp.ts'

/** A page asks the network before it asks a wallet, or hands over what is signed. As long may pass until it has. */
const ASKED_WITHIN_MS = 5000

/** Its wallet denies it, or a block held it as failed: no page can know that it moves tokens. */
export const isDenied = ({ isLie, hasFailedOnce }: Transaction): boolean => isLie === true || hasFailedOnce === true

type Believing = Pick<OffRampResult, 'family' | 'believes' | 'cancels'>
type Ended = { readonly id: string; readonly status: string }
type Doubled = Pick<OffRampResult, 'landedAt' | 'signsForPage'>

/** In one browser nothing is sent twice, and no other browser sends what a block has already. */
export function checkDoubled(asked: readonly Transaction[], { landedAt, signsForPage }: Doubled): readonly string[] {
  const moving = asked.filter((each) => SHOWN_IN_WALLET.includes(each.fate) && !isDenied(each))
  const byDevice = Map.groupBy(moving, ({ device }) => device)
  const twice = [...byDevice].filter(([, of]) => of.length > 1)
  const actedAt = ({ promptedAt, handedOverAt }: Transaction) => (signsForPage ? (handedOverAt ?? 0) : promptedAt)
  const isAfterArrival = (each: Transaction) => actedAt(each) > (landedAt.get(each.to) ?? Infinity) + ASKED_WITHIN_MS
  const late = byDevice.size > 1 && twice.length === 0 && moving.some(isAfterArrival)
  return [
    ...twice.map(([device, of]) => `${of.length} transfers of ${device || 'the first device'} for one payout`),
    ...(late ? ['a second device has sent what had landed'] : []),
  ]
}

/**
 * Two devices had their wallets asked before either transfer had landed: the server has kept the transaction that it was named first, and
 * the other one was in the block. Both pages show the transaction IDs to give to support. On no other network does a wallet that submits by
 * itself meet a server that must be told.
 */
export function isContested(
  asked: readonly Transaction[],
  { family, believes }: Pick<OffRampResult, 'family' | 'believes'>,
) {
  const landed = asked.filter(({ fate }) => fate === 'landed')
  const isBeside = ({ fate, device }: Transaction) => fate === 'replaced' && device !== landed[0]!.device
  return believes && family === 'aptos' && landed.length === 1 && asked.some(isBeside)
}

/**
 * The payout was cancelled while the wallet asked, and its customer approved all the same: a page throws away what a wallet signs then, but
 * not what it broadcasts by itself.
 */
const isApprovedAfterCancel = (id: string, landed: readonly Transaction[], { cancels }: Believing): boolean =>
  landed.every(({ approvedAt = 0 }) => approvedAt > (cancels.get(id)?.at ?? Infinity))

/** The end of a page whose customer had cancelled, and approved afterwards. */
export const isTooLate = (
  end: SendingEnd & { status: 'notSent' },
  { approvedAt = 0 }: Transaction,
  at: number,
): boolean => end.error.code === 'wallet/withdrawn' && approvedAt > at

/** The same where the customer changed the amount of one: if that came first, the payout is over, and both go back. */
export function isCrossed({ id, status }: Ended, asked: readonly Transaction[], judged: Believing): boolean {
  if (status === 'pending') return isContested(asked, judged)
  const landed = asked.filter(({ fate }) => fate === 'landed')
  if (!judged.believes || status !== 'refunded' || landed.length !== 1) return false
  const isChanged = ({ fate, device }: Transaction) => fate === 'changed' && device !== landed[0]!.device
  return asked.some(isChanged) || isApprovedAfterCancel(id, landed, judged)
}

/** On these networks nothing goes back that the server was not told of. */
export async function checkPromised({ family, promised }: OffRampResult, box: TestSandbox): Promise<readonly string[]> {
  if (family !== 'sui' && family !== 'aptos') return []
  const sql = 'select redemption_hash as hash from payouts where id = $1'
  const rows = await Promise.all(
    promised.map(async ({ payoutId, hash }) => {
      const [row] = await box.db.query<{ hash: string | null }>(sql, [payoutId])
      return row?.hash === hash
    }),
  )
  return rows.includes(false) ? ['a page promises a return of what the server was not told of'] : []
}
