import { z } from 'zod'
import { isThirdParty, takesOffloaders } from '../bank-accounts/bank-account-answer.ts'
import type { BankAccount } from '../bank-accounts/bank-account-table.ts'
import { refuse, refuseFields, type Issue } from '../http/refusal.ts'
import { FIATS, STABLECOINS } from '../quotes/currencies.ts'
import { OFFLOADER_NETWORKS } from '../quotes/rails.ts'

export const linkRequest = z.object({
  bankAccount: z.string().regex(/^bankAccount_[a-z0-9]{3,32}$/),
  source: z.object({ network: z.enum(OFFLOADER_NETWORKS), currency: z.enum(STABLECOINS) }),
  destination: z.object({ currency: z.enum(FIATS), network: z.enum(['sepa', 'ach', 'wire']) }),
})

type LinkRequest = z.output<typeof linkRequest>

export function refuseMismatch({ source, destination }: LinkRequest): void {
  const railCurrency = destination.network === 'sepa' ? 'eur' : 'usd'
  const issues: Issue[] = []
  if (destination.currency !== railCurrency)
    issues.push({ path: ['destination', 'network'], message: 'This method does not carry the currency' })
  if (destination.currency === 'eur' && source.currency === 'usdt')
    issues.push({ path: ['source', 'currency'], message: 'USDT is not available for EUR accounts' })
  if (issues.length > 0) throw refuseFields(issues)
}

export function refuseIneligibleAccount(account: BankAccount, { destination }: LinkRequest): void {
  if (isThirdParty(account) || !takesOffloaders(account)) throw refuse('offloader_not_allowed')
  if (account.currency !== destination.currency)
    throw refuseFields([{ path: ['destination', 'currency'], message: 'Currency does not match the bank account' }])
}
