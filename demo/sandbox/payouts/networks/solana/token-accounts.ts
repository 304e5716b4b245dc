import { rentExemption } from '../../../../chains/solana/facts.ts'
import { TOKEN_PROGRAM } from '../../../../chains/solana/token-account.ts'
import type { Db } from '../../../db/db.ts'
import { simulatedBalance } from '../../../ledger/simulated-transfers.ts'
import type { Stablecoin } from '../../../tables/currencies.ts'
import { formatMoney } from '../../../quotes/money.ts'
import { TEST_KEYS_PER_FAMILY, testKey } from '../../../wallets/test-keys.ts'
import { MINTS, tokenAccountOf } from './signed-transaction.ts'

const SPACE = 165
export const TOKEN_ACCOUNT_RENT = rentExemption(SPACE)

export interface Holding {
  readonly owner: string
  readonly coin: Stablecoin
}

const coins = Object.keys(MINTS) as Stablecoin[]

export const coinOf = (mint: string) => coins.find((coin) => MINTS[coin] === mint)

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
  owner: TOKEN_PROGRAM,
  rentEpoch: 0,
  space: SPACE,
  data: {
    program: 'spl-token',
    space: SPACE,
    parsed: {
      type: 'account',
      info: {
        isNative: false,
        mint: MINTS[holding.coin],
        owner: holding.owner,
        state: 'initialized',
        tokenAmount: await tokenAmount(db, holding),
      },
    },
  },
})

async function readTestAccounts(): Promise<ReadonlyMap<string, Holding>> {
  const owners = Array.from({ length: TEST_KEYS_PER_FAMILY }, (_, index) => testKey('solana', index).address)
  const holdings = owners.flatMap((owner) => coins.map((coin) => ({ owner, coin })))
  const rows = holdings.map(async (each) => [await tokenAccountOf(each.owner, each.coin), each] as const)
  return new Map(await Promise.all(rows))
}

let testAccounts: Promise<ReadonlyMap<string, Holding>> | null = null

/** The owner cannot be read from a token account; those of the test keys are known. */
export async function testTokenAccount(address: string): Promise<Holding | null> {
  testAccounts ??= readTestAccounts()
  return (await testAccounts).get(address) ?? null
}
