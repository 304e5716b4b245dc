import type { TestSandbox } from '../../demo/sandbox/testing.ts'
import { toUnits } from '../../src/lib/money.ts'
import { lintHeaders } from '../contract/header-lint.ts'
import type { ScenarioResult } from './run-scenario.ts'
import type { Creation } from './network/network.ts'
import type { Intent, Submit } from './scenario.ts'

interface Row {
  readonly id: string
  readonly status: string
  readonly amount: string
  readonly finalAmount: string | null
  readonly source: { readonly amount: string; readonly network: string; readonly id: string }
  readonly destination: { readonly amount: string; readonly network: string; readonly id: string }
}

interface Movement {
  readonly payoutId: string
  readonly kind: string
  readonly amount: string
}

const KEY_IS_OLD_MS = 23 * 3_600_000
/** With its repeats, and the wait for another tab. */
const LONGEST_CALL_MS = 120_000

/** The violated invariants of a scenario, by the server's data. Empty when there are none. */
export async function checkInvariants(result: ScenarioResult, box: TestSandbox): Promise<readonly string[]> {
  const rows = (await box.request('GET', `/sandbox/payouts?customerId=${result.customerId}`)).data as readonly Row[]
  const ledger = (await box.request('GET', `/sandbox/ledger?customerId=${result.customerId}`))
    .data as readonly Movement[]
  const seeded = new Set(await seededPayouts(result, box))
  const made = rows.filter(({ id }) => !seeded.has(id))
  const madeFor = (intent: Intent) => made.filter(({ id }) => result.network.made.get(id) === intent.id)
  return [
    ...result.crashes.map((error) => `a page threw ${String(error)}`),
    ...made
      .filter(({ id }) => (result.network.made.get(id) ?? null) === null)
      .map(({ id }) => `${id} belongs to no intent`),
    ...result.intents.flatMap((intent) => checkIntent(result, { intent, made: madeFor(intent) })),
    ...result.submits.flatMap((submit) => checkSubmit(result, { submit, made: madeFor(submit.intent), all: made })),
    ...checkReportedPayouts(result),
    ...checkDifferences(result),
    ...checkFound(result),
    ...checkCancels(result, made),
    ...made.flatMap((row) => checkMoney(row, ledger)),
    ...checkKeys(result),
    ...checkClicks(result),
    ...checkHeaders(result),
    ...checkWarning(result),
  ]
}

/** The seeded payouts of the persona, which no call of this scenario created. */
async function seededPayouts({ customerId, startedAt }: ScenarioResult, { db }: TestSandbox) {
  const rows = await db.query<{ id: string }>('select id from payouts where customer_id = $1 and created_at < $2', [
    customerId,
    new Date(startedAt),
  ])
  return rows.map(({ id }) => id)
}

interface MadeFor {
  readonly intent: Intent
  readonly made: readonly Row[]
}

function checkIntent({ listed, network, settings }: ScenarioResult, { intent, made }: MadeFor) {
  const violations: string[] = []
  // A payout that differs from the form and does not name its key cannot be recognised as that of the form.
  const isKnowable = ({ id }: Row) => settings.payoutKeys || ['delivered', undefined].includes(network.changes.get(id))
  if (made.filter(isKnowable).length > 1) violations.push(`intent ${intent.id} made ${made.length} payouts`)
  const lost = made.filter(({ id }) => !listed.some((payout) => payout.id === id))
  if (lost.length > 0) violations.push(`intent ${intent.id} made a payout that the customer cannot find`)
  const sent = network.creations.some((creation) => creation.intent === intent.id)
  if (made.length > 0 && !sent) violations.push(`intent ${intent.id} made a payout and was never sent`)
  return violations
}

interface Submitted {
  readonly submit: Submit
  readonly made: readonly Row[]
  readonly all: readonly Row[]
}

function checkSubmit({ network }: ScenarioResult, { submit, made, all }: Submitted): string[] {
  const { intent, reported, payout } = submit
  if (reported === 'made') {
    const row = all.find(({ id }) => id === payout?.id)
    if (!row) return [`intent ${intent.id} was reported with a payout that does not exist`]
    const { source, destination } = intent.form
    const isIt =
      toUnits(row.source.amount) === toUnits(source.amount) &&
      toUnits(row.destination.amount) === toUnits(destination.amount) &&
      row.source.id === source.id &&
      row.destination.id === destination.id &&
      row.destination.network === destination.network
    return isIt ? [] : [`intent ${intent.id} was reported with a payout of another amount, wallet or network`]
  }
  // Another tab may have gone on with a key of its own after the refusal.
  const isSentBefore = ({ id }: Row) =>
    network.creations.some(({ key, at }) => key === network.keys.get(id) && at < (submit.reportedAt ?? 0))
  if (reported === 'refused' && made.some(isSentBefore))
    return [`intent ${intent.id} was reported as refused, and was made`]
  return []
}

/** A page never takes the payout of another intent, or of another device, for that of this one. */
function checkReportedPayouts({ submits, found, network }: ScenarioResult): string[] {
  const reported = submits.flatMap(({ intent, payout }) => (payout ? [{ intent: intent.id, payoutId: payout.id }] : []))
  return [...reported, ...found].flatMap(({ intent, payoutId }) => {
    const owner = network.made.get(payoutId)
    return owner === intent ? [] : [`intent ${intent} was reported with the payout of intent ${owner}`]
  })
}

/** The screen stops where the payout is not what was asked for, and only there. */
function checkDifferences({ submits, network }: ScenarioResult): string[] {
  return submits.flatMap(({ intent, payout, differences, isResumed }) => {
    const change = payout && network.changes.get(payout.id)
    // What is delivered may follow the rate when an earlier call has made it.
    if (!payout || (change === 'delivered' && isResumed)) return []
    if (change && differences.length === 0)
      return [`intent ${intent.id} got another ${change}, and the page did not stop`]
    return !change && differences.length > 0 ? [`intent ${intent.id} was stopped for ${differences.join(', ')}`] : []
  })
}

/** So do the instructions of a payout that was found later, for what the journal keeps of the form. */
function checkFound({ found, network }: ScenarioResult): string[] {
  return found.flatMap(({ intent, payoutId, isAsRequested }) => {
    const change = network.changes.get(payoutId)
    const isOther = change !== undefined && change !== 'delivered'
    if (isOther === !isAsRequested) return []
    const end = isOther ? `of another ${change}, and the page went on` : 'as requested, and the page stopped'
    return [`intent ${intent} found a payout ${end}`]
  })
}

function checkCancels({ cancels }: ScenarioResult, made: readonly Row[]): string[] {
  return cancels.flatMap(({ payoutId, reported }) => {
    const status = made.find(({ id }) => id === payoutId)?.status ?? 'unknown'
    const isCancelled = ['cancelled', 'refunded'].includes(status)
    return reported === 'cancelled' && !isCancelled ? [`a cancellation was reported and the payout is ${status}`] : []
  })
}

const FINAL_STATUSES = ['pending', 'cancelled', 'refunded', 'succeeded']

/** The money that came in equals what was delivered, refunded and charged, and a payout is paid out at most once. */
function checkMoney(row: Row, ledger: readonly Movement[]): string[] {
  const movements = ledger.filter(({ payoutId }) => payoutId === row.id)
  const sum = (kind: string) =>
    movements.reduce((total, move) => (move.kind === kind ? total + (toUnits(move.amount, 6) ?? 0n) : total), 0n)
  const [paid, kept] = [movements.filter(({ kind }) => kind === 'tokenOut'), sum('bankIn') - sum('refund') - sum('fee')]
  const violations: string[] = []
  if (!FINAL_STATUSES.includes(row.status)) violations.push(`a payout never ended: ${row.status}`)
  if (paid.length !== (row.status === 'succeeded' ? 1 : 0))
    violations.push(`a ${row.status} payout was paid out ${paid.length} times`)
  if (kept !== sum('tokenOut'))
    violations.push(`a ${row.status} payout kept ${kept} and delivered ${sum('tokenOut')} millionths`)
  if (row.status === 'succeeded' && toUnits(row.finalAmount ?? '', 6) !== toUnits(row.destination.amount, 6))
    violations.push(`a payout promised ${row.destination.amount} and delivered ${row.finalAmount}`)
  return violations
}

/** One key for each intent, for as long as the server knows the key. */
function checkKeys({ network: { creations }, storageMode, submits }: ScenarioResult): string[] {
  const violations: string[] = []
  const firstOf = new Map<string, { intent: number | null; at: number }>()
  for (const { key, intent, at } of creations) {
    if (key === null) violations.push('a payout was requested without a key')
    if (intent === null) violations.push('a payout was requested outside of an intent')
    const first = firstOf.get(key ?? '')
    // After the storage was cleared the form counts as new, while a page may still have the old key in memory.
    if (first && first.intent !== intent && storageMode !== 'cleared')
      violations.push(`intents ${first.intent} and ${intent} share a key`)
    const isEnded = (since: number) =>
      submits.some(
        ({ intent: { id }, reported, reportedAt }) =>
          id === intent && reported === 'refused' && since <= (reportedAt ?? 0) && (reportedAt ?? 0) <= at,
      )
    const valid = [...firstOf].filter(
      ([, other]) => other.intent === intent && at - other.at < KEY_IS_OLD_MS && !isEnded(other.at),
    )
    if (!first && valid.length > 0) violations.push(`intent ${intent} has a second key`)
    if (!first) firstOf.set(key ?? '', { intent, at })
    if (first && at - first.at > KEY_IS_OLD_MS + LONGEST_CALL_MS)
      violations.push(`intent ${intent} repeats a key that the server may have forgotten`)
  }
  return [...new Set(violations)]
}

/** A page has one call for an intent at a time: clicks share it, and a repeat waits for the attempt before it. */
function checkClicks({ network: { creations }, submits }: ScenarioResult): string[] {
  const overlaps = (later: Creation, earlier: Creation) =>
    earlier.page === later.page && earlier.intent === later.intent && (earlier.endedAt ?? Infinity) > later.at
  const doubled = creations.filter((later, index) => creations.slice(0, index).some((each) => overlaps(later, each)))
  const isShared = (one: Submit, other: Submit) =>
    one.page !== other.page ||
    one.intent !== other.intent ||
    other.at >= (one.reportedAt ?? Infinity) ||
    other.reportedAt === one.reportedAt
  const apart = submits.filter((one, index) => submits.slice(index + 1).some((other) => !isShared(one, other)))
  return [
    ...new Set(doubled.map(({ intent }) => `intent ${intent} had two calls at once in one page`)),
    ...new Set(apart.map(({ intent: { id } }) => `clicks of intent ${id} in one page did not share their work`)),
  ]
}

function checkHeaders({ network: { requests } }: ScenarioResult): string[] {
  try {
    lintHeaders(requests)
    return []
  } catch (error) {
    return [`headers: ${String(error)}`]
  }
}

const checkWarning = ({ storageMode, wasWarned, submits }: ScenarioResult) =>
  (storageMode === 'refused' || storageMode === 'full') &&
  submits.some(({ intent, reported }) => intent.device === '' && reported !== 'nothing') &&
  !wasWarned
    ? ['no page warned that a reload loses the form']
    : []
