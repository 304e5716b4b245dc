import type { TestSandbox } from '../../../demo/sandbox/testing.ts'
import { addressKey } from '../../../demo/sandbox/wallets/address.ts'
import type { Time } from '../time.ts'
import { wait, type Chain, type Transaction } from './chains/chain.ts'

interface Funding {
  readonly box: TestSandbox
  readonly time: Time
}

interface Named extends Funding {
  /** As payouts name it. */
  readonly network: string
}

/** The networks on which the server finds a deposit only by a registered transaction. */
const MUST_BE_NAMED: readonly Chain['payoutName'][] = ['sui', 'aptos']

/** What comes to deposit addresses, and when the server notices it. */
export function createNotices(funding: Funding, noticedAfter: () => number, networkName: () => Chain['payoutName']) {
  const landedAt = new Map<string, number>()
  const notices: Promise<void>[] = []
  async function notice(transaction: Transaction): Promise<void> {
    await wait(noticedAfter())
    const network = networkName()
    await (MUST_BE_NAMED.includes(network) ? deposit : fund)({ ...funding, network }, transaction)
  }
  function onLanded(transaction: Transaction): Promise<void> {
    landedAt.set(transaction.to, funding.time.elapsed())
    const noticed = notice(transaction)
    notices.push(noticed)
    return noticed
  }
  return { landedAt, notices, onLanded }
}

/**
 * The same where the customer has to name the transaction: the deposit waits until then, in either order. A payout whose
 * transaction was named before takes it at once.
 */
async function deposit({ box, time, network }: Named, transaction: Transaction): Promise<void> {
  const { to, units, hash } = transaction
  const id = `${network}:${hash}`
  const wait = `insert into deposits (id, payout_id, network, currency, amount, sender, receiver_key, hash, is_real, state, at)
    values ($1, null, $6, 'usdc', $2, null, $3, $4, false, 'waiting', $5)`
  const amount = `${units / 1_000_000n}.${String((units % 1_000_000n) / 10_000n).padStart(2, '0')}`
  const named = `delete from deposits using payouts
    where deposits.id = $1 and deposits.state = 'waiting' and payouts.deposit_address_key = $2 and payouts.redemption_hash = $3
    returning deposits.id`
  const found = await time.holding(async () => {
    await box.db.query(wait, [id, amount, addressKey(to), hash, new Date(time.now()), network])
    return box.db.query(named, [id, addressKey(to), hash])
  })
  if (found.length > 0) await fund({ box, time }, transaction)
}

/** What the sandbox's watch of a network does: the payout with this deposit address has its tokens. */
async function fund({ box, time }: Funding, { to, units }: Transaction): Promise<void> {
  const sql = 'select id from payouts where deposit_address_key = $1'
  const [row] = await time.holding(() => box.db.query<{ id: string }>(sql, [addressKey(to)]))
  const cents = units / 10_000n
  const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
  if (row) await box.request('POST', `/sandbox/payouts/${row.id}/fund`, { body: { amount } })
}
