import { z } from 'zod'
import { isThirdParty, takesOffloaders } from '../bank-accounts/bank-account-answer.ts'
import { findBankAccount, type BankAccount } from '../bank-accounts/bank-account-table.ts'
import { DeliberateFailure } from '../http/answer.ts'
import { failureAnswer } from '../http/failure-shape.ts'
import { refuse, refuseFields, type Issue } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { newId } from '../ids.ts'
import { depositAddressFor } from '../payouts/deposits/deposit-address.ts'
import { watchNetworks } from '../payouts/deposits/watch-timer.ts'
import { areExchanged, FIATS, STABLECOINS } from '../tables/currencies.ts'
import { NETWORK_ROWS } from '../tables/networks.ts'
import { railRow, RAIL_ROWS, RAILS } from '../tables/rails.ts'
import { WalletBankAccount, linkOnWire } from './link-answer.ts'
import { insertLink, type Link } from './link-table.ts'

const networks = Object.values(NETWORK_ROWS).flatMap(({ transfers }) => (transfers?.takesLinks ? [transfers.name] : []))
const rails = RAILS.filter((rail) => RAIL_ROWS[rail].takesLinks)

const linkRequest = z.object({
  bankAccount: z.string().regex(/^bankAccount_[a-z0-9]{3,32}$/),
  source: z.object({ network: z.enum(networks), currency: z.enum(STABLECOINS) }),
  destination: z.object({ currency: z.enum(FIATS), network: z.enum(rails) }),
})

type LinkRequest = z.output<typeof linkRequest>

const notExchanged = (coin: string, fiat: string) =>
  `${coin.toUpperCase()} is not available for ${fiat.toUpperCase()} accounts`

function refuseMismatch({ source, destination }: LinkRequest): void {
  const issues: Issue[] = []
  if (!railRow(destination.network)?.currencies.includes(destination.currency))
    issues.push({ path: ['destination', 'network'], message: 'This method does not carry the currency' })
  if (!areExchanged('link', source.currency, destination.currency))
    issues.push({ path: ['source', 'currency'], message: notExchanged(source.currency, destination.currency) })
  if (issues.length > 0) throw refuseFields(issues)
}

function refuseIneligibleAccount(account: BankAccount, { destination }: LinkRequest): void {
  if (isThirdParty(account) || !takesOffloaders(account)) throw refuse('offloader_not_allowed')
  if (account.currency !== destination.currency)
    throw refuseFields([{ path: ['destination', 'currency'], message: 'Currency does not match the bank account' }])
}

export const linkRoutes = [
  route({
    method: 'POST',
    path: 'walletBankAccounts',
    auth: 'user',
    summary: 'Create an address whose deposits are paid out to a bank account',
    tag: 'Wallet bank account links',
    body: linkRequest,
    answer: z.strictObject({ walletBankAccount: WalletBankAccount }),
    status: 201,
    refusals: ['not_found', 'offloader_not_allowed'],
    async handle({ db, services, customer, body, now, requestId }) {
      refuseMismatch(body)
      const account = await findBankAccount(db, { customerId: customer.id, id: body.bankAccount, lock: 'share' })
      if (!account || account.deletedAt) throw refuse('not_found', { resource: 'Bank account' })
      if (account.accountName === 'FAIL LINK')
        throw new DeliberateFailure(
          failureAnswer({ shape: 'error', status: 500, code: 'internal' }, { requestId, now: now.getTime() }),
        )
      refuseIneligibleAccount(account, body)
      const id = newId(services, 'walletBankAccount')
      const { network, currency } = body.source
      const link: Link = {
        id,
        customerId: customer.id,
        bankAccountId: account.id,
        network,
        sourceCurrency: currency,
        destinationNetwork: body.destination.network,
        address: await depositAddressFor(services, network, id),
        createdAt: now,
      }
      await insertLink(db, link)
      await watchNetworks(services)
      return { walletBankAccount: linkOnWire(link) }
    },
  }),
]
