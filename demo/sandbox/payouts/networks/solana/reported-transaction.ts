import { TOKEN_PROGRAM } from '../../../../chains/solana/token-account.ts'
import type { Db } from '../../../db/db.ts'
import { simulatedBalance } from '../../../ledger/simulated-transfers.ts'
import type { Services } from '../../../services.ts'
import type { Stablecoin } from '../../../tables/currencies.ts'
import { parseMoney } from '../../../quotes/money.ts'
import { seenTransaction, slotOf } from './seen-transactions.ts'
import { writeAmount, type Holding } from './token-accounts.ts'
import { MINTS } from './signed-transaction.ts'

interface Row {
  readonly currency: Stablecoin
  readonly sender_key: string | null
  readonly receiver_key: string | null
  readonly amount: string
}

interface Change extends Holding {
  readonly units: bigint
}

const FEE = 5000

/** The tokens that a transaction has moved, by holder. */
async function changesOf(db: Db, signature: string): Promise<readonly Change[]> {
  const rows = await db.query<Row>(
    `select currency, sender_key, receiver_key, amount::numeric(38, 6) as amount from simulated_transfers
     where network = 'sol' and hash like $1 || ':%' order by hash`,
    [signature],
  )
  const changes = new Map<string, Change>()
  for (const { currency: coin, sender_key, receiver_key, amount } of rows) {
    for (const [owner, sign] of [
      [sender_key, -1n],
      [receiver_key, 1n],
    ] as const) {
      if (owner === null) continue
      const key = `${owner} ${coin}`
      changes.set(key, { owner, coin, units: (changes.get(key)?.units ?? 0n) + sign * parseMoney(amount) })
    }
  }
  return [...changes.values()]
}

/** The simulation keeps no history of balances: what a transaction has changed is exact, and the rest is as it is now. */
async function balancesOf(db: Db, changes: readonly Change[]) {
  const balances = changes.map(async ({ owner, coin, units }, accountIndex) => {
    const now = await simulatedBalance(db, { network: 'sol', currency: coin, address: owner })
    const before = now > units ? now - units : 0n
    const write = (amount: bigint) => ({
      accountIndex,
      mint: MINTS[coin],
      owner,
      programId: TOKEN_PROGRAM,
      uiTokenAmount: writeAmount(amount),
    })
    return { before: write(before), after: write(before + units) }
  })
  return Promise.all(balances)
}

/** A confirmed transaction with what it changed; null for any other. */
export async function reportedTransaction({ db, clock }: Services, signature: string) {
  const seen = await seenTransaction({ db, clock }, signature)
  if (!seen?.isConfirmed) return null
  const balances = await balancesOf(db, await changesOf(db, signature))
  return {
    slot: slotOf(seen.at.getTime()),
    blockTime: Math.floor(seen.at.getTime() / 1000),
    version: 'legacy',
    transaction: { signatures: [signature], message: { accountKeys: [], instructions: [] } },
    meta: {
      err: seen.error,
      fee: FEE,
      preTokenBalances: balances.map(({ before }) => before),
      postTokenBalances: balances.map(({ after }) => after),
    },
  }
}
