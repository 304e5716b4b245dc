import type { Db } from '../../../db/db.ts'
import { simulatedBalance } from '../../../ledger/simulated-transfers.ts'
import type { Stablecoin } from '../../../tables/currencies.ts'
import { formatMoney } from '../../../quotes/money.ts'
import { TEST_KEYS_PER_FAMILY, testKey } from '../../../wallets/test-keys.ts'
import { MINTS, TOKEN_PROGRAM, tokenAccountOf } from './signed-transaction.ts'

export const TOKEN_ACCOUNT_RENT = 2_039_280
export const SPACE = 165

export interface Holding {
  readonly owner: string
  readonly coin: Stablecoin
}

const coins = Object.keys(MINTS) as Stablecoin[]

export const coinOf = (mint: string) => coins.find((coin) => MINTS[coin].toBase58() === mint)

export async function tokenAmount(db: Db, { owner, coin }: Holding) {
  return writeAmount(await simulatedBalance(db, { network: 'sol', currency: coin, address: owner }))
}

export function writeAmount(units: bigint) {
  const uiAmountString = formatMoney(units)
  return { amount: String(units), decimals: 6, uiAmount: Number(uiAmountString), uiAmountString }
}

/** As `jsonParsed` shows it. */
export const tokenAccount = async (db: Db, holding: Holding) => ({
  executable: false,
  lamports: TOKEN_ACCOUNT_RENT,
  owner: TOKEN_PROGRAM.toBase58(),
  rentEpoch: 0,
  space: SPACE,
  data: {
    program: 'spl-token',
    space: SPACE,
    parsed: {
      type: 'account',
      info: {
        isNative: false,
        mint: MINTS[holding.coin].toBase58(),
        owner: holding.owner,
        state: 'initialized',
        tokenAmount: await tokenAmount(db, holding),
      },
    },
  },
})

let testTokenAccounts: ReadonlyMap<string, Holding> | null = null

/** The owner cannot be read from a token account; those of the test keys are known. */
export function testTokenAccount(address: string): Holding | null {
  testTokenAccounts ??= new Map(
    Array.from({ length: TEST_KEYS_PER_FAMILY }, (_, index) => testKey('solana', index).address).flatMap((owner) =>
      coins.map((coin) => [tokenAccountOf(owner, coin), { owner, coin }] as const),
    ),
  )
  return testTokenAccounts.get(address) ?? null
}
