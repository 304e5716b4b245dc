import { json, one, type Db } from '../../../db/db.ts'
import { refuse } from '../../../http/refusal.ts'
import { recordTransfer, simulatedBalance } from '../../../ledger/simulated-transfers.ts'
import { formatMoney } from '../../../quotes/money.ts'
import { addressKey } from '../../../wallets/address.ts'
import { findLinkByAddress } from '../../../wallets/link-table.ts'
import type { Services } from '../../../services.ts'
import { receiveOffloaded } from '../../deposits/offloader.ts'
import { receiveMoney } from '../../deposits/receive.ts'
import type { Deposit } from '../../deposits/deposit-table.ts'
import { lockPayoutByAddress } from '../../payout-table.ts'
import { readTransaction, tokenAccountOf, type SignedTransaction, type TokenTransfer } from './signed-transaction.ts'
import { testTokenAccount } from './token-accounts.ts'

const NETWORK = 'sol'
const OVERDRAWN = { InstructionError: [0, { Custom: 1 }] }

/** Handles a transaction as a node does: the same bytes again return the same signature and move nothing. */
export async function takeTransaction(services: Services, encoded: string, skipPreflight: boolean): Promise<string> {
  const transaction = readTransaction(encoded)
  if (!transaction) throw refuse('preflight_failed', { reason: 'failed to deserialize transaction' })
  const { signature } = transaction
  if (signature === null) throw refuse('preflight_failed', { reason: 'Transaction signature verification failure' })
  return services.db.transaction(async (db) => {
    const error = (await isOverdrawn(db, transaction.transfers)) ? OVERDRAWN : null
    const known = await one(db.query('select signature from relayed_transactions where signature = $1', [signature]))
    if (error && !known && !skipPreflight)
      throw refuse('preflight_failed', {
        reason: 'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
      })
    const at = new Date(services.clock.now())
    if (await isNew(db, { signature, error, at, accounts: transaction.accounts }))
      if (!error) await execute({ ...services, db }, { ...transaction, signature })
    return signature
  })
}

interface Relayed {
  readonly signature: string
  readonly error: unknown
  readonly at: Date
  readonly accounts: readonly string[]
}

async function isNew(db: Db, { signature, error, at, accounts }: Relayed): Promise<boolean> {
  const rows = await db.query(
    `insert into relayed_transactions (signature, error, at, accounts) values ($1, $2, $3, $4)
     on conflict (signature) do nothing returning signature`,
    [signature, error === null ? null : json(error), at, accounts],
  )
  return rows.length === 1
}

async function isOverdrawn(db: Db, transfers: readonly TokenTransfer[]): Promise<boolean> {
  for (const { coin, from, amount } of transfers)
    if ((await simulatedBalance(db, { network: NETWORK, currency: coin, address: from })) < amount) return true
  return false
}

async function execute(services: Services, { transfers, signature }: SignedTransaction): Promise<void> {
  for (const [at, transfer] of transfers.entries()) {
    if (transfer.amount === 0n) continue
    const receiver = await ownerOf(services.db, transfer)
    const moved = {
      network: NETWORK,
      currency: transfer.coin,
      amount: formatMoney(transfer.amount),
      sender: transfer.from,
      at: new Date(services.clock.now()),
    }
    await recordTransfer(services.db, { ...moved, receiver, hash: `${signature}:${at}` })
    if (receiver !== null)
      await creditOwner(services, {
        ...moved,
        id: `${NETWORK}:${signature}:${at}`,
        payoutId: null,
        receiverKey: receiver,
        hash: signature,
        isReal: false,
        state: 'credited',
      })
  }
}

/** The error with which the transaction would fail now, or null. */
export async function simulate(db: Db, encoded: string): Promise<unknown> {
  const transaction = readTransaction(encoded)
  if (!transaction) throw refuse('preflight_failed', { reason: 'failed to deserialize transaction' })
  return (await isOverdrawn(db, transaction.transfers)) ? OVERDRAWN : null
}

/** The owner of a token account cannot be read from its address, so the sandbox's own addresses are compared. */
async function ownerOf(db: Db, { coin, toAccount }: TokenTransfer): Promise<string | null> {
  const known = await testTokenAccount(toAccount)
  if (known) return known.owner
  const rows = await db.query<{ address: string }>(
    `select address from (
       select deposit_address_key as address, created_at from payouts
       where deposit_network = $1 and source ->> 'currency' = $2
       union all
       select address, created_at from wallet_bank_accounts where network = $1 and source_currency = $2
     ) as awaited order by created_at desc limit 1000`,
    [NETWORK, coin],
  )
  for (const { address } of rows) if ((await tokenAccountOf(address, coin)) === toAccount) return address
  return null
}

async function creditOwner(services: Services, deposit: Deposit & { receiverKey: string }): Promise<void> {
  const payout = await lockPayoutByAddress(services.db, NETWORK, addressKey(deposit.receiverKey))
  if (payout) await receiveMoney(services, payout, deposit)
  const link = await findLinkByAddress(services.db, NETWORK, deposit.receiverKey)
  if (link) await receiveOffloaded(services, link, deposit)
}
