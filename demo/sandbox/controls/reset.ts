import type { Db } from '../db/db.ts'

/** A migration inserts the applications; customers are created again at their next login. */
export const seeded = ['applications', 'migrations']

/** By name, because a server's database may hold tables of other programs. */
export const emptied = [
  'bank_accounts',
  'chain_cursors',
  'chain_sends',
  'codes',
  'customers',
  'deposits',
  'failures',
  'idempotency_keys',
  'ledger',
  'mails',
  'payouts',
  'relayed_transactions',
  'requests',
  'simulated_transfers',
  'timers',
  'tokens',
  'wallet_bank_accounts',
  'wallet_challenges',
  'wallets',
  'wrong_codes',
]

/** In a transaction, which is repeated when it conflicts with a call. */
export const reset = (db: Db): Promise<unknown> =>
  db.transaction((tx) => tx.query(`truncate ${emptied.map((name) => `"${name}"`).join(', ')}`))
