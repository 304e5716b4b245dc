import { base64 } from '@scure/base'
import { TOKEN_PROGRAM, tokenAccountData } from '../../../../chains/solana/token-account.ts'
import type { Db } from '../../../db/db.ts'
import { simulatedBalance } from '../../../ledger/simulated-transfers.ts'
import { isTestAddress } from '../../../wallets/test-keys.ts'
import { mintAccount } from '../../deposits/mint-address.ts'
import { MINTS } from './signed-transaction.ts'
import { TOKEN_ACCOUNT_RENT, testTokenAccount, tokenAccount, type Holding } from './token-accounts.ts'

export const LAMPORTS_OF_TEST_KEYS = 10_000_000_000

const SYSTEM_PROGRAM = '1'.repeat(32)

async function dataOf(db: Db, { owner, coin }: Holding): Promise<Uint8Array> {
  const amount = await simulatedBalance(db, { network: 'sol', currency: coin, address: owner })
  return tokenAccountData({ mint: MINTS[coin], owner, amount })
}

const inBytes = (owner: string, lamports: number, data: Uint8Array) => ({
  executable: false,
  lamports,
  owner,
  rentEpoch: 0,
  space: data.length,
  data: [base64.encode(data), 'base64'],
})

/** The account at an address: those of the test keys are there, those that burned tokens are minted to, and no other. */
export async function accountAt(db: Db, address: string, encoding: string | undefined) {
  const holding = (await testTokenAccount(address)) ?? (await mintAccount(db, address))
  if (holding && encoding === 'base64') return inBytes(TOKEN_PROGRAM, TOKEN_ACCOUNT_RENT, await dataOf(db, holding))
  if (holding) return tokenAccount(db, holding)
  if (!isTestAddress(address)) return null
  return inBytes(SYSTEM_PROGRAM, LAMPORTS_OF_TEST_KEYS, new Uint8Array())
}
