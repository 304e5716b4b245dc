import type { TestSandbox } from '../../demo/sandbox/testing.ts'
import { toUnits } from '../../src/lib/money.ts'
import { lintHeaders } from '../contract/header-lint.ts'
import type { Life } from './life.ts'
import type { Creation } from './network.ts'
import type { Intent, Submit } from './scene.ts'

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

/** What was wrong with a life, by the server's books; empty when nothing was. */
export async function judge(life: Life, box: TestSandbox): Promise<readonly string[]> {
  const rows = (await box.request('GET', `/sandbox/payouts?customerId=${life.customerId}`)).data as readonly Row[]
  const ledger = (await box.request('GET', `/sandbox/ledger?customerId=${life.customerId}`)).data as readonly Movement[]
  const past = new Set(await pastOf(life, box))
  const made = rows.filter(({ id }) => !past.has(id))
  const madeFor = (intent: Intent) => made.filter(({ id }) => life.network.made.get(id) === intent.id)
  return [
    ...life.crashes.map((error) => `a page threw ${String(error)}`),
    ...made.filter(({ id }) => (life.network.made.get(id) ?? null) === null).map(({ id }) => `${id} is nobody's`),
    ...life.intents.flatMap((intent) => judgeIntent(life, { intent, made: madeFor(intent) })),
    ...life.submits.flatMap((submit) => judgeSubmit(life, { submit, made: madeFor(submit.intent), all: made })),
    ...judgeTold(life),
    ...judgeCancels(life, made),
    ...made.flatMap((row) => judgeMoney(row, ledger)),
    ...judgeKeys(life),
    ...judgeClicks(life),
    ...judgeHeaders(life),
    ...judgeWarning(life),
  ]
}

/** The persona's seeded history: what no call of this life made. */
async function pastOf({ customerId, bornAt }: Life, { db }: TestSandbox) {
  const rows = await db.query<{ id: string }>('select id from payouts where customer_id = $1 and created_at < $2', [
    customerId,
    new Date(bornAt),
  ])
  return rows.map(({ id }) => id)
}

function judgeIntent({ listed, network }: Life, { intent, made }: { intent: Intent; made: readonly Row[] }) {
  const findings: string[] = []
  if (made.length > 1) findings.push(`intent ${intent.id} made ${made.length} payouts`)
  const lost = made.filter(({ id }) => !listed.some((payout) => payout.id === id))
  if (lost.length > 0) findings.push(`intent ${intent.id} made a payout that the customer cannot find`)
  const sent = network.creations.some((creation) => creation.intent === intent.id)
  if (made.length > 0 && !sent) findings.push(`intent ${intent.id} made a payout and was never sent`)
  return findings
}

interface Said {
  readonly submit: Submit
  readonly made: readonly Row[]
  readonly all: readonly Row[]
}

function judgeSubmit({ submits }: Life, { submit, made, all }: Said): string[] {
  const { intent, told, payout } = submit
  if (told === 'made') {
    const row = all.find(({ id }) => id === payout?.id)
    if (!row) return [`intent ${intent.id} was told of a payout that does not exist`]
    const { source, destination } = intent.form
    const isIt =
      toUnits(row.source.amount) === toUnits(source.amount) &&
      toUnits(row.destination.amount) === toUnits(destination.amount) &&
      row.source.id === source.id &&
      row.destination.id === destination.id &&
      row.destination.network === destination.network
    return isIt ? [] : [`intent ${intent.id} was told of a payout with another amount, wallet or network`]
  }
  const isToldElsewhere = submits.some((other) => other.intent === intent && other.told === 'made')
  if (told === 'refused' && made.length > 0 && !isToldElsewhere)
    return [`intent ${intent.id} was told refused, and was made`]
  return []
}

/**
 * Two forms are never told that they made the same payout. Where nothing is kept, and the customer was told so, a page knows nothing of
 * what the one before it made, and takes it for its own when the same form is filled in again within the minutes that clocks may differ.
 */
function judgeTold({ submits, keeping, wasWarned }: Life): string[] {
  const owners = new Map<string, Submit>()
  return submits.flatMap((submit) => {
    const { payout, intent, page } = submit
    if (!payout) return []
    const owner = owners.get(payout.id) ?? submit
    owners.set(payout.id, owner)
    const isForgotten = keeping !== 'kept' && wasWarned && owner.page !== page
    if (owner.intent === intent || isForgotten) return []
    return [`intents ${owner.intent.id} and ${intent.id} were told of one payout`]
  })
}

function judgeCancels({ cancels }: Life, made: readonly Row[]): string[] {
  return cancels.flatMap(({ payoutId, told }) => {
    const status = made.find(({ id }) => id === payoutId)?.status ?? 'unknown'
    const isCancelled = ['cancelled', 'refunded'].includes(status)
    return told === 'cancelled' && !isCancelled ? [`a cancel was told cancelled and the payout is ${status}`] : []
  })
}

const ENDS = ['pending', 'cancelled', 'refunded', 'succeeded']

/** For what has ended: everything that came in went out, was a fee, or went back; and it was paid out once at most. */
function judgeMoney(row: Row, ledger: readonly Movement[]): string[] {
  const movements = ledger.filter(({ payoutId }) => payoutId === row.id)
  const sum = (kind: string) =>
    movements.reduce((total, move) => (move.kind === kind ? total + (toUnits(move.amount, 6) ?? 0n) : total), 0n)
  const [paid, kept] = [movements.filter(({ kind }) => kind === 'tokenOut'), sum('bankIn') - sum('refund') - sum('fee')]
  const findings: string[] = []
  if (!ENDS.includes(row.status)) findings.push(`a payout never ended: ${row.status}`)
  if (paid.length !== (row.status === 'succeeded' ? 1 : 0))
    findings.push(`a ${row.status} payout was paid out ${paid.length} times`)
  if (kept !== sum('tokenOut'))
    findings.push(`a ${row.status} payout kept ${kept} and delivered ${sum('tokenOut')} millionths`)
  if (row.status === 'succeeded' && toUnits(row.finalAmount ?? '', 6) !== toUnits(row.destination.amount, 6))
    findings.push(`a payout promised ${row.destination.amount} and delivered ${row.finalAmount}`)
  return findings
}

/** One key for one form, for as long as the server knows it. */
function judgeKeys({ network: { creations }, keeping }: Life): string[] {
  const findings: string[] = []
  const firstOf = new Map<string, { intent: number | null; at: number }>()
  for (const { key, intent, at } of creations) {
    if (key === null) findings.push('a payout was asked for without a key')
    if (intent === null) findings.push('a payout was asked for by nobody')
    const first = firstOf.get(key ?? '')
    // After a wipe the customer counts a form as new; a page that kept it in memory may still know it as the old one.
    if (first && first.intent !== intent && keeping !== 'wiped')
      findings.push(`intents ${first.intent} and ${intent} share a key`)
    const young = [...firstOf].filter(([, other]) => other.intent === intent && at - other.at < KEY_IS_OLD_MS)
    if (!first && young.length > 0) findings.push(`intent ${intent} has a second key`)
    if (!first) firstOf.set(key ?? '', { intent, at })
    if (first && at - first.at > KEY_IS_OLD_MS)
      findings.push(`intent ${intent} repeats a key that the server may have forgotten`)
  }
  return [...new Set(findings)]
}

/** A page has one call for a form at a time: clicks share it, and a repeat waits for the end of the try before it. */
function judgeClicks({ network: { creations } }: Life): string[] {
  const isBeside = (later: Creation, earlier: Creation) =>
    earlier.page === later.page && earlier.intent === later.intent && (earlier.endedAt ?? Infinity) > later.at
  const doubled = creations.filter((later, place) => creations.slice(0, place).some((each) => isBeside(later, each)))
  return [...new Set(doubled.map(({ intent }) => `intent ${intent} was asked for twice at once in one page`))]
}

function judgeHeaders({ network: { traffic } }: Life): string[] {
  try {
    lintHeaders(traffic)
    return []
  } catch (error) {
    return [`headers: ${String(error)}`]
  }
}

const judgeWarning = ({ keeping, wasWarned, submits }: Life) =>
  (keeping === 'refused' || keeping === 'full') && submits.some(({ told }) => told !== 'nothing') && !wasWarned
    ? ['nobody said that a reload forgets']
    : []
