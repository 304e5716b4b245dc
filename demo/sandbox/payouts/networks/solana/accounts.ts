import { base64 } from '@scure/base'
import { PublicKey, SystemProgram } from '@solana/web3.js'
import type { Db } from '../../../db/db.ts'
import { simulatedBalance } from '../../../ledger/simulated-transfers.ts'
import { isTestAddress } from '../../../wallets/test-keys.ts'
import { MINTS, TOKEN_PROGRAM } from './signed-transaction.ts'
import { SPACE, TOKEN_ACCOUNT_RENT, testTokenAccount, tokenAccount, type Holding } from './token-accounts.ts'

export const LAMPORTS_OF_TEST_KEYS = 10_000_000_000

/** Where the token program keeps the amount of an account, and whether it is in use. */
const AMOUNT_AT = 64
const STATE_AT = 108
const IN_USE = 1

/** The bytes of a token account, as the token program lays them out. */
async function tokenAccountData(db: Db, { owner, coin }: Holding): Promise<Uint8Array> {
  const data = new Uint8Array(SPACE)
  data.set(MINTS[coin].toBytes())
  data.set(new PublicKey(owner).toBytes(), 32)
  const units = await simulatedBalance(db, { network: 'sol', currency: coin, address: owner })
  new DataView(data.buffer).setBigUint64(AMOUNT_AT, units, true)
  data[STATE_AT] = IN_USE
  return data
}

const inBytes = (program: PublicKey, lamports: number, data: Uint8Array) => ({
  executable: false,
  lamports,
  owner: program.toBase58(),
  rentEpoch: 0,
  space: data.length,
  data: [base64.encode(data), 'base64'],
})

/** The account at an address: those of the test keys are there, and no other. */
export async function accountAt(db: Db, address: string, encoding: string | undefined) {
  const holding = testTokenAccount(address)
  if (holding && encoding === 'base64')
    return inBytes(TOKEN_PROGRAM, TOKEN_ACCOUNT_RENT, await tokenAccountData(db, holding))
  if (holding) return tokenAccount(db, holding)
  if (!isTestAddress(address)) return null
  return inBytes(SystemProgram.programId, LAMPORTS_OF_TEST_KEYS, new Uint8Array())
}
