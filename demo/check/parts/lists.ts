import { createBankAccount, listBankAccounts } from '../../../src/api/bank-accounts.ts'
import type { ApiClient } from '../../../src/api/client.ts'
import { unwrap } from '../../../src/api/http/call.ts'
import { getPayout, listPayouts } from '../../../src/api/payouts.ts'
import { getWallet, listWallets } from '../../../src/api/wallets.ts'
import { envelopeContent } from '../../../src/api/wire/envelope.ts'
import type { OnUnreadable } from '../../../src/api/wire/list.ts'
import type { BankAccount } from '../../../src/domain/bank-accounts/bank-account.ts'
import type { Payout } from '../../../src/domain/payouts/payout.ts'
import type { Wallet } from '../../../src/domain/wallets/wallet.ts'
import { parseJson } from '../../../src/lib/json.ts'
import type { CallName } from '../calls.ts'
import { schemaOf } from '../client.ts'
import { LACKS } from '../lacks.ts'
import { accountPayload } from '../payloads.ts'
import { ask, mustRefuse, type Run } from '../run.ts'
import { unreadableAt } from '../unreadable.ts'

/** What the customer has. Undefined: the list cannot be read. */
export interface Holdings {
  readonly accounts: readonly BankAccount[] | undefined
  readonly wallets: readonly Wallet[] | undefined
  readonly payouts: readonly Payout[] | undefined
}

interface List<Row> {
  readonly name: CallName
  readonly key: string
  list(api: ApiClient, signal: undefined, onUnreadable: OnUnreadable): Promise<readonly Row[]>
  /** A call that answers one row. */
  one(api: ApiClient): Promise<Row>
}

const ACCOUNTS: List<BankAccount> = {
  name: 'GET /v1/ramp/bankAccounts',
  key: 'bankAccounts',
  list: listBankAccounts,
  one: (api) => createBankAccount(api, accountPayload('check'), { key: 'check' }),
}
const WALLETS: List<Wallet> = {
  name: 'GET /v1/ramp/wallets',
  key: 'wallets',
  list: listWallets,
  one: (api) => getWallet(api, 'wallet_check'),
}
const PAYOUTS: List<Payout> = {
  name: 'GET /v1/ramp/payouts',
  key: 'payouts',
  list: listPayouts,
  one: (api) => getPayout(api, 'payout_check'),
}

export async function checkLists(run: Run): Promise<Holdings> {
  const accounts = await checkList(run, ACCOUNTS)
  const wallets = await checkList(run, WALLETS)
  const payouts = await checkList(run, PAYOUTS)
  await checkDetails(run, { list: wallets, name: 'GET /v1/ramp/wallets/{id}', prefix: 'wallet', get: getWallet })
  await checkDetails(run, { list: payouts, name: 'GET /v1/ramp/payouts/{id}', prefix: 'payout', get: getPayout })
  return { accounts, wallets, payouts }
}

async function checkList<Row>(run: Run, { name, key, list, one }: List<Row>): Promise<readonly Row[] | undefined> {
  let unreadable = 0
  const rows = await ask(run, name, (api) => list(api, undefined, (count) => (unreadable = count)))
  // A list of which no row can be read is refused as a whole.
  if (rows === undefined || unreadable > 0) judgeRows(run, { name, key, one })
  for (const word of new Set(rows?.flatMap((row) => unlistedIn(row))))
    run.findings.deviates(name, 'unlisted', `${word}, which the widget does not know.`)
  return rows
}

/** Names what cannot be read, row by row. */
function judgeRows<Row>(run: Run, { name, key, one }: Pick<List<Row>, 'name' | 'key' | 'one'>): void {
  const answer = run.api.last()?.answer
  const body = typeof answer === 'object' ? envelopeContent(unwrap(parseJson(answer.text)), key) : undefined
  if (!Array.isArray(body)) return
  const schema = schemaOf(one)
  const faults = body.flatMap((row: unknown) => unreadableAt(schema, row) ?? [])
  for (const fault of new Set(faults)) run.findings.deviates(name, 'rows', `A row cannot be read: ${fault}.`)
}

/** `status is "completed"`, for each word that the client does not know and keeps as it came. */
function unlistedIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  if ('unlisted' in value) return [`${path} is ${JSON.stringify(value.unlisted)}`]
  return Object.entries(value).flatMap(([name, member]) =>
    unlistedIn(member, Array.isArray(value) ? path : [path, name].filter(Boolean).join('.')),
  )
}

interface Details<Row> {
  readonly list: readonly Row[] | undefined
  readonly name: CallName
  readonly prefix: string
  get(api: ApiClient, id: string): Promise<Row>
}

/** The first row of the list and its own address must agree. */
async function checkDetails<Row extends { readonly id: string }>(
  run: Run,
  { list, name, prefix, get }: Details<Row>,
): Promise<void> {
  const [row] = list ?? []
  if (row) {
    const alone = await ask(run, name, (api) => get(api, row.id))
    const fields = alone ? differing(row, alone) : []
    if (fields.length > 0) run.findings.deviates(name, 'sameTwice', `It differs from the list in ${fields.join(', ')}.`)
  } else if (list) run.findings.limited(name, LACKS.rows)
  await mustRefuse(run, {
    name,
    call: (api) => get(api, `${prefix}_unknown0`),
    why: 'With an id that nothing has',
    status: [404],
    otherwise: 'open',
  })
}

/** What a transfer may change between two looks. */
const MOVING = ['status', 'updated', 'finalAmount', 'refund', 'transactionHash']

function differing(one: object, other: object): readonly string[] {
  const fields = Object.keys(one).filter(
    (name) => !MOVING.includes(name) && JSON.stringify(one[name as never]) !== JSON.stringify(other[name as never]),
  )
  // Of another row nothing else needs to be said.
  return fields.includes('id') ? ['id'] : fields
}
