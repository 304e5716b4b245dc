import * as z from 'zod'
import { base58 } from '@scure/base'
import { JsonRpcError } from '../../json-rpc.ts'
import type { LedgerAccount, SolanaLedger } from '../ledger.ts'
import { address, ignored, method } from '../method.ts'
import { accountValue, decimalsOf, tokenAmount, withContext } from '../rpc-values.ts'
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM, readMint, readTokenAccount } from '../token-account.ts'

const dataConfig = z.object({
  encoding: z.enum(['base58', 'base64', 'jsonParsed']).default('base64'),
  dataSlice: z.object({ offset: z.int(), length: z.int() }).optional(),
})
const shownAs = dataConfig
  .nullable()
  .transform((config) => ({ encoding: config?.encoding ?? 'base64', slice: config?.dataSlice }))

const oneAddress = z.tuple([address, ignored, ignored])
const tokenFilter = z.union([z.object({ mint: address }), z.object({ programId: address })])
const filters = z.array(
  z.union([
    z.object({ dataSize: z.int() }),
    z.object({ memcmp: z.object({ offset: z.int(), bytes: z.string(), encoding: z.string().optional() }) }),
  ]),
)
const programConfig = dataConfig.extend({ filters: filters.default([]), withContext: z.boolean().default(false) })

export const accountMethods = {
  getBalance: method(oneAddress, ({ ledger }, [account]) =>
    withContext(ledger, Number(ledger.account(account)?.lamports ?? 0n)),
  ),
  getAccountInfo: method(z.tuple([address, shownAs, ignored]), ({ ledger }, [account, config]) =>
    withContext(ledger, accountValue(ledger, ledger.account(account), config)),
  ),
  getMultipleAccounts: method(z.tuple([z.array(address).max(100), shownAs, ignored]), ({ ledger }, [all, config]) =>
    withContext(
      ledger,
      all.map((account) => accountValue(ledger, ledger.account(account), config)),
    ),
  ),
  getMinimumBalanceForRentExemption: method(z.tuple([z.int().nonnegative(), ignored, ignored]), ({ ledger }, [bytes]) =>
    Number(ledger.rentExemption(bytes)),
  ),
  getProgramAccounts: method(z.tuple([address, programConfig.nullable(), ignored]), ({ ledger }, [program, asked]) => {
    const config = asked ?? programConfig.parse({})
    const accounts = ledger.programAccounts(program).filter((account) => fits(account, config.filters))
    const found = keyed(ledger, accounts, { encoding: config.encoding, slice: config.dataSlice })
    return config.withContext ? withContext(ledger, found) : found
  }),
  getTokenAccountsByOwner: method(z.tuple([address, tokenFilter, shownAs]), ({ ledger }, [owner, filter, config]) => {
    const programs = 'programId' in filter ? [filter.programId] : [TOKEN_PROGRAM, TOKEN_2022_PROGRAM]
    const owned = programs
      .flatMap((program) => ledger.programAccounts(program))
      .filter((account) => {
        const token = readTokenAccount(account)
        return token?.owner === owner && (!('mint' in filter) || token.mint === filter.mint)
      })
    return withContext(ledger, keyed(ledger, owned, config))
  }),
  getTokenAccountBalance: method(oneAddress, ({ ledger }, [account]) => {
    const token = readTokenAccount(ledger.account(account)) ?? notFound()
    return withContext(ledger, tokenAmount(token.amount, decimalsOf(ledger, token.mint)))
  }),
  getTokenSupply: method(oneAddress, ({ ledger }, [account]) => {
    const mint = readMint(ledger.account(account)) ?? notFound()
    return withContext(ledger, tokenAmount(mint.supply, mint.decimals))
  }),
}

const keyed = (ledger: SolanaLedger, accounts: readonly LedgerAccount[], config: z.output<typeof shownAs>) =>
  accounts.map((account) => ({ pubkey: account.address, account: accountValue(ledger, account, config) }))

const fits = ({ data }: LedgerAccount, all: z.output<typeof filters>) =>
  all.every((filter) => {
    if ('dataSize' in filter) return data.length === filter.dataSize
    const { bytes, offset, encoding } = filter.memcmp
    const wanted = encoding === 'base64' ? Buffer.from(bytes, 'base64') : base58.decode(bytes)
    return Buffer.from(data.subarray(offset, offset + wanted.length)).equals(wanted)
  })

function notFound(): never {
  throw new JsonRpcError(-32602, 'Invalid param: could not find account')
}
