import { z } from 'zod'
import { findBankAccount } from '../bank-accounts/bank-account-table.ts'
import { DeliberateFailure } from '../http/answer.ts'
import { failureAnswer } from '../http/failure-shape.ts'
import { refuse } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { newId } from '../ids.ts'
import { depositAddressFor } from '../payouts/deposits/deposit-address.ts'
import { watchNetworks } from '../payouts/deposits/watch-timer.ts'
import { WalletBankAccount, linkOnWire } from './link-answer.ts'
import { linkRequest, refuseMismatch, refuseIneligibleAccount } from './link-request.ts'
import type { Link } from './link-table.ts'
import { insertLink } from './link-table.ts'

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
      const id = newId('walletBankAccount')
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
