import type { Db } from '../db/db.ts'

/** Applications are the seeds of the schema itself; customers come back at their next login. */
export const seeded = ['applications', 'migrations']

/** By name: a server's database may hold tables of others, which are not the sandbox's to empty. */
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
]

/** In a transaction, which a server's database repeats when it ran against a call. */
export const reset = (db: Db): Promise<unknown> =>
  db.transaction((tx) => tx.query(`truncate ${emptied.map((name) => `"${name}"`).join(', ')}`))
