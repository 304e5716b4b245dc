import { one, type Db } from '../db/db.ts'
import { parseMoney } from '../quotes/money.ts'
import { addressKey } from '../wallets/address.ts'
import { isTestAddress } from '../wallets/test-keys.ts'

interface SimulatedTransfer {
  readonly hash: string
  readonly network: string
  readonly currency: string
  /** Null: the sandbox's own treasury. */
  readonly sender: string | null
  readonly receiver: string | null
  readonly amount: string
  readonly at: Date
}

/** Recording the same hash again changes nothing. */
export const recordTransfer = (db: Db, transfer: SimulatedTransfer) =>
  db.query(
    `insert into simulated_transfers (hash, network, currency, sender_key, receiver_key, amount, at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (hash) do nothing`,
    [
      transfer.hash,
      transfer.network,
      transfer.currency,
      transfer.sender && addressKey(transfer.sender),
      transfer.receiver && addressKey(transfer.receiver),
      transfer.amount,
      transfer.at,
    ],
  )

const ENDOWMENT = parseMoney('5000')

interface Holder {
  readonly network: string
  readonly currency: string
  readonly address: string
}

/** In millionths. Zero when a control call has sent more than the balance. */
export async function simulatedBalance(db: Db, { network, currency, address }: Holder): Promise<bigint> {
  const key = addressKey(address)
  const sums = await one(
    db.query<{ received: string; sent: string }>(
      `select coalesce(sum(amount) filter (where receiver_key = $3), 0)::numeric(38, 6) as received,
         coalesce(sum(amount) filter (where sender_key = $3), 0)::numeric(38, 6) as sent
       from simulated_transfers where network = $1 and currency = $2 and (receiver_key = $3 or sender_key = $3)`,
      [network, currency, key],
    ),
  )
  const endowment = isTestAddress(address) ? ENDOWMENT : 0n
  const balance = endowment + parseMoney(sums?.received ?? '0') - parseMoney(sums?.sent ?? '0')
  return balance > 0n ? balance : 0n
}
