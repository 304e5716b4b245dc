import type { TestSandbox } from '../../../demo/sandbox/testing.ts'
import { toUnits } from '../../../src/lib/money.ts'
import { checkDoubled, checkPromised, isContested, isCrossed, isTooLate } from './believing-invariants.ts'
import type { Fate, Transaction } from './chains/chain.ts'
import { SHOWN_IN_WALLET } from './customer.ts'
import type { OffRampResult } from './run-off-ramp.ts'

interface Row {
  readonly id: string
  readonly type: string
  readonly status: string
  readonly amount: string
  readonly instructions: { readonly resource: { readonly address?: string } } | null
}

interface Movement {
  readonly payoutId: string
  readonly kind: string
}

/** The violated invariants of a customer's off-ramps, by the server's data and the chain's. Empty when there are none. */
export async function checkOffRamps(result: OffRampResult, box: TestSandbox): Promise<readonly string[]> {
  const { customerId, transactions, crashes } = result
  const rows = (await box.request('GET', `/sandbox/payouts?customerId=${customerId}`)).data as readonly Row[]
  const ledger = (await box.request('GET', `/sandbox/ledger?customerId=${customerId}`)).data as readonly Movement[]
  const offRamps = rows.filter(({ type, instructions }) => type === 'offRamp' && instructions?.resource.address)
  const askedFor = ({ instructions }: Row) =>
    transactions.filter(({ to }) => to.toLowerCase() === instructions!.resource.address!.toLowerCase())
  const stray = transactions.filter((each) => !offRamps.some((row) => askedFor(row).includes(each)))
  return [
    ...crashes.map((error) => `a page threw ${String(error)}`),
    ...stray.map(({ to }) => `the wallet was asked to send to ${to}, which no payout names`),
    ...offRamps.flatMap((row) =>
      checkPayout(row, { ...result, asked: askedFor(row), ledger, keeps: result.storageMode === 'kept' }),
    ),
    ...checkWishes(result, rows),
    ...offRamps.flatMap((row) => checkHosts(row, result, askedFor(row))),
    ...checkEnds(result, offRamps),
    ...checkReports(result, offRamps, askedFor),
    ...checkOpen(result, offRamps.map(askedFor)),
    ...checkDecided(result),
    ...result.faults,
    ...(await checkPromised(result, box)),
  ]
}

interface Judged extends Pick<
  OffRampResult,
  'believes' | 'family' | 'movedTo' | 'cancels' | 'landedAt' | 'reports' | 'signsForPage'
> {
  readonly asked: readonly Transaction[]
  readonly ledger: readonly Movement[]
  /** The payouts whose customers have read that their tokens come back. */
  readonly returnsSaid: ReadonlySet<string>
  /** A page knows what an earlier one has sent. */
  readonly keeps: boolean
}

/**
 * What no other device can know: its wallet has said no, or a block holds it as failed, and it sends all the same. The customer who then
 * sends from another device, or cancels there, cannot know it either.
 */
const isUnknownTo = (other: string, { device, isLie, hasFailedOnce }: Transaction): boolean =>
  device !== other && (isLie === true || hasFailedOnce === true)

const isUnknownAmong = (asked: readonly Transaction[], each: Transaction): boolean =>
  asked.some(({ device }) => isUnknownTo(device, each))

/** What came besides the tokens that the pages knew of goes back, and is judged no further. */
function withoutSurplus(all: readonly Transaction[]): readonly Transaction[] {
  const known = all.filter((each) => each.fate !== 'landed' || !isUnknownAmong(all, each))
  return known.some(({ fate }) => fate === 'landed') ? known : all
}

function checkAsked({ id }: Row, asked: readonly Transaction[], movedTo: Judged['movedTo']): readonly string[] {
  // Another device asks again at the customer's request, once nothing can come of what the first has asked.
  const counted = movedTo.has(id) ? asked.filter(({ fate }) => SHOWN_IN_WALLET.includes(fate)) : asked
  const landed = asked.filter(({ fate }) => fate === 'landed')
  return [
    ...(counted.length > 1 ? [`the wallet was asked ${asked.length} times for one payout`] : []),
    ...(landed.length > 1 ? [`${landed.length} transfers for one payout`] : []),
  ]
}

/** In whatever amount. */
const CAME: readonly Fate[] = ['landed', 'changed']

function checkPayout(row: Row, judged: Judged): string[] {
  const { believes, ledger, movedTo } = judged
  const asked = withoutSurplus(judged.asked)
  const landed = asked.filter(({ fate }) => fate === 'landed')
  // Of two devices whose wallets were asked before either transfer had landed, which `checkDoubled` asks, the later one’s goes back.
  const crossed = believes ? Math.max(0, asked.filter(({ fate }) => CAME.includes(fate)).length - 1) : 0
  const surplus = judged.asked.length - asked.length + crossed
  const refunds = ledger.filter(({ payoutId, kind }) => payoutId === row.id && kind === 'refund')
  const violations = [...(believes ? checkDoubled(asked, judged) : checkAsked(row, asked, movedTo))]
  if (landed.length === 0 && asked.some(({ fate }) => fate === 'changed'))
    return [...violations, ...checkChanged(row, refunds)]
  if (landed.some(({ units }) => units !== toUnits(row.amount, 6))) violations.push('another amount was sent')
  // A wallet that says no and sends cannot be stopped. What came is shown, and goes back.
  const isLie = landed.some((each) => each.isLie === true || isUnknownAmong(asked, each))
  const isUnknown = isLie || isCancelledBesidePrompt(row, landed, judged) || isCancelledUnseen(row, landed, judged)
  if (isUnknown && row.status === 'refunded')
    return isReturnSaid(row, landed, judged) ? violations : [...violations, 'tokens go back untold']
  if (isLie && isForgotten(row, judged)) return violations
  if (isCrossed(row, asked, judged)) return violations
  if (landed.length > 0 && refunds.length > surplus) violations.push('tokens came to a payout that was cancelled')
  if (landed.length > 0 && row.status !== 'succeeded') violations.push(`tokens came, and the payout is ${row.status}`)
  return violations
}

/**
 * The payout's own status says later that tokens were returned: where a page has seen them arrive and the server was silent, and where
 * the customer has read that the wallet did not say whether it sent them.
 */
const isReturnSaid = ({ id }: Row, landed: readonly Transaction[], { returnsSaid, reports, keeps }: Judged): boolean =>
  returnsSaid.has(id) ||
  (!keeps && landed.some(({ isLie }) => isLie)) ||
  reports.some(({ payoutId, end }) => payoutId === id && (end.status === 'sent' || end.status === 'unknown'))

/**
 * A wallet that said no may send days later. A page that is opened then looks for it, but not in a browser that keeps nothing, and these
 * servers find a deposit only by the transaction that a page names.
 */
const isForgotten = ({ status }: Row, { family, keeps }: Judged): boolean =>
  status === 'cancelled' && !keeps && ['sui', 'aptos'].includes(family)

/** A page asks the server before it asks a wallet or hands over what is signed, and the network before it cancels. As long may pass until it has acted. */
const ACTED_WITHIN_MS = 5000

/**
 * The customer cancelled on another device when this page had asked whether the payout waits, and approved at the same time. No page can
 * take back what a wallet asks that sends by itself, and nothing that it has handed over; nor does another device see it by then. The
 * cancel may reach the server later.
 */
const isCancelledBesidePrompt = (
  { id }: Row,
  landed: readonly Transaction[],
  { movedTo, cancels, signsForPage }: Judged,
): boolean => {
  const cancel = cancels.get(id)
  const isBeside = ({ promptedAt, approvedAt = 0, handedOverAt = 0 }: Transaction) => {
    if (!cancel) return false
    const from = signsForPage ? handedOverAt : promptedAt
    return from - ACTED_WITHIN_MS < cancel.at && cancel.askedAt < approvedAt + ACTED_WITHIN_MS
  }
  return movedTo.has(id) && landed.length === 1 && landed.every(isBeside)
}

/** What another device has handed over, and no block had when the network was looked at before the cancel, cannot be known there. */
function isCancelledUnseen({ id }: Row, landed: readonly Transaction[], { movedTo, cancels, landedAt }: Judged) {
  const cancel = cancels.get(id)
  const isUnseen = ({ device, to }: Transaction) =>
    cancel !== undefined && device !== cancel.device && (landedAt.get(to) ?? 0) > cancel.askedAt - ACTED_WITHIN_MS
  return movedTo.has(id) && landed.length === 1 && landed.every(isUnseen)
}

const BACK: readonly string[] = ['failedPrecondition', 'refunded']
const isCancelledLate = ({ status }: Row, refunds: readonly Movement[]) => status === 'cancelled' && refunds.length > 0

const checkChanged = (row: Row, refunds: readonly Movement[]): readonly string[] =>
  BACK.includes(row.status) || isCancelledLate(row, refunds)
    ? []
    : [`another amount came, and the payout is ${row.status}`]

/** A host hears of a transaction that has brought tokens, and once. */
function checkHosts(
  { id, status }: Row,
  { heard, storageMode, family }: OffRampResult,
  asked: readonly Transaction[],
): string[] {
  const ofPayout = heard.filter((each) => each.id === id)
  const devices = new Set(ofPayout.map(({ device }) => device))
  const came = asked.filter(({ fate, wasTakenBack }) => fate === 'landed' || wasTakenBack)
  const wrong = ofPayout.filter(({ transactionHash }) => !came.some(({ hash }) => hash === transactionHash))
  // Some nodes of Solana forget what no page has followed.
  const isDue =
    family !== 'solana' &&
    status === 'succeeded' &&
    storageMode === 'kept' &&
    asked.some(({ fate }) => fate === 'landed')
  return [
    ...wrong.map(({ transactionHash }) => `a host was told of ${transactionHash.slice(-6)}, which brought nothing`),
    // A browser that keeps nothing does not know what its other pages have told.
    ...(ofPayout.length > devices.size && storageMode === 'kept'
      ? [`a host was told ${ofPayout.length} times of one payout`]
      : []),
    ...(isDue && ofPayout.length === 0 ? ['no host was told of tokens that came'] : []),
  ]
}

/** No payout waits for ever while its device has nothing more to say of it. */
const checkEnds = ({ closed }: OffRampResult, rows: readonly Row[]): string[] =>
  rows.flatMap(({ id, status }) =>
    status === 'pending' && closed.has(id) ? ['a payout waits, and no screen speaks of it'] : [],
  )

const ENDED_UNPAID: readonly string[] = ['cancelled', 'refunded']

/** However often Send was pressed for a form, at most one payout of it is left. What a browser without storage forgets it cannot know. */
function checkWishes({ made, storageMode }: OffRampResult, rows: readonly Row[]): string[] {
  if (storageMode !== 'kept') return []
  const open = rows.filter(({ status }) => !ENDED_UNPAID.includes(status))
  const counts = Map.groupBy(open, ({ id }) => made.get(id) ?? null)
  return [...counts].flatMap(([wish, of]) =>
    wish !== null && of.length > 1 ? [`${of.length} payouts for one form`] : [],
  )
}

function checkReports(
  { reports, movedTo, landedAt }: OffRampResult,
  rows: readonly Row[],
  askedFor: (row: Row) => readonly Transaction[],
) {
  return reports.flatMap(({ payoutId, device, end, at }) => {
    const row = rows.find(({ id }) => id === payoutId)
    if (!row) return [`a page reported a payout that does not exist`]
    const isHidden = (each: Transaction) =>
      end.status === 'notSent' && (each.isLie === true || isUnknownTo(device, each) || isTooLate(end, each, at))
    const arrived = askedFor(row).filter((each) => each.fate === 'landed' && !isHidden(each))
    const landed = arrived.length > 0
    const wasTakenBack = askedFor(row).some((each) => each.wasTakenBack)
    if (end.status === 'sent' && !landed && !wasTakenBack) return ['a page reported tokens as sent that were not']
    // What a page has neither sent nor cancelled may be sent later from the same device, in the same millisecond by a tab that waited for
    // its lock, and at any time from another. Two devices may have signed the same transaction of Sui: which handed it over is not known.
    const isSentLater = movedTo.has(payoutId) || arrived.every(({ promptedAt }) => promptedAt >= at)
    const isLeft = end.status === 'notSent' && !end.isCancelled && isSentLater
    // No device knows what another one has sent until a block has it.
    const isUnseen = arrived.every((each) => each.device !== device && (landedAt.get(each.to) ?? 0) > at)
    if (end.status === 'notSent' && landed && !isLeft && !isUnseen)
      return ['a page reported tokens as not sent that were']
    if (end.status === 'notSent' && end.isCancelled && !['cancelled', 'refunded'].includes(row.status))
      return [`a page reported a cancelled payout, which is ${row.status}`]
    return []
  })
}

/** In the end nothing is open: the customer has come back, and has said what the wallet shows. */
function checkOpen(result: OffRampResult, asked: readonly (readonly Transaction[])[]): string[] {
  const contested = new Set(asked.filter((of) => isContested(of, result)).flatMap((of) => of.map(({ hash }) => hash)))
  return result.open
    .filter(({ hash }) => hash === undefined || !contested.has(hash))
    .map(({ phase }) => `the journal still holds a payout as ${phase}`)
}

/** What is judged must have ended: the wallet has its answer, and the network has decided. */
const checkDecided = ({ transactions }: OffRampResult): string[] =>
  transactions.flatMap(({ fate }) =>
    fate === 'prompted' || fate === 'waiting' ? [`a transaction is ${fate} still`] : [],
  )
