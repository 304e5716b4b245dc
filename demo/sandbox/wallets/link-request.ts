import { z } from 'zod'
import { isThirdParty, takesOffloaders } from '../bank-accounts/bank-account-answer.ts'
import type { BankAccount } from '../bank-accounts/bank-account-table.ts'
import { refuse, refuseFields, type Issue } from '../http/refusal.ts'
import { areExchanged, FIATS, STABLECOINS } from '../tables/currencies.ts'
import { NETWORK_ROWS } from '../tables/networks.ts'
import { railRow, RAIL_ROWS, RAILS } from '../tables/rails.ts'

const networks = Object.values(NETWORK_ROWS).flatMap(({ transfers }) => (transfers?.takesLinks ? [transfers.name] : []))
const rails = RAILS.filter((rail) => RAIL_ROWS[rail].takesLinks)

export const linkRequest = z.object({
  bankAccount: z.string().regex(/^bankAccount_[a-z0-9]{3,32}$/),
  source: z.object({ network: z.enum(networks), currency: z.enum(STABLECOINS) }),
  destination: z.object({ currency: z.enum(FIATS), network: z.enum(rails) }),
})

type LinkRequest = z.output<typeof linkRequest>

export function refuseMismatch({ source, destination }: LinkRequest): void {
  const issues: Issue[] = []
  if (!railRow(destination.network)?.currencies.includes(destination.currency))
    issues.push({ path: ['destination', 'network'], message: 'This method does not carry the currency' })
  if (!areExchanged(source.currency, destination.currency))
    issues.push({ path: ['source', 'currency'], message: 'USDT is not available for EUR accounts' })
  if (issues.length > 0) throw refuseFields(issues)
}

export function refuseIneligibleAccount(account: BankAccount, { destination }: LinkRequest): void {
  if (isThirdParty(account) || !takesOffloaders(account)) throw refuse('offloader_not_allowed')
  if (account.currency !== destination.currency)
    throw refuseFields([{ path: ['destination', 'currency'], message: 'Currency does not match the bank account' }])
}
