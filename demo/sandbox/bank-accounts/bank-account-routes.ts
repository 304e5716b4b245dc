import { z } from 'zod'
import { refuse } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { IN_USE_NICKNAME, failOnTriggerNickname } from '../wallets/nickname-triggers.ts'
import { linksOfCustomer } from '../wallets/link-table.ts'
import { isUsedByPending } from '../payouts/payout-table.ts'
import { schedule } from '../work/timers.ts'
import { BankAccountAnswer, bankAccountOnWire } from './bank-account-answer.ts'
import { deleteBankAccount, findBankAccount, listBankAccounts } from './bank-account-table.ts'
import { bankIdsOf } from './bank-ids.ts'
import {
  createBankAccount,
  refuseEarly,
  refuseIneligible,
  refuseWrongDetails,
  staysAsItIs,
} from './create-bank-account.ts'
import { bankAccountRequest } from './request.ts'

const tag = 'Bank accounts'

export const bankAccountRoutes = [
  route({
    method: 'GET',
    path: 'bankAccounts',
    auth: 'user',
    summary: 'List bank accounts, including deleted ones and recipients',
    tag,
    answer: z.strictObject({ bankAccounts: z.array(BankAccountAnswer) }),
    async handle({ db, customer }) {
      const accounts = await listBankAccounts(db, customer.id)
      const links = await linksOfCustomer(db, customer.id)
      return { bankAccounts: accounts.map((account) => bankAccountOnWire(account, links)) }
    },
  }),
  route({
    method: 'POST',
    path: 'bankAccounts',
    auth: 'user',
    summary: 'Add a bank account',
    tag,
    body: bankAccountRequest,
    answer: z.strictObject({ bankAccount: BankAccountAnswer }),
    status: 201,
    refusals: [
      'bank_type_unsupported',
      'third_party_unsupported',
      'holder_required',
      'terms_required',
      'verification_required',
      'capability_missing',
      'bank_account_exists',
    ],
    find: ({ rawBody }) => Promise.resolve(refuseEarly(rawBody)),
    async handle({ services, customer, application, body, now, requestId }) {
      refuseWrongDetails(body, services.settings)
      refuseIneligible({ customer, application }, body)
      failOnTriggerNickname({ nickname: body.nickname, requestId, now })
      const account = await createBankAccount(services, { customerId: customer.id, request: body, now })
      if (!staysAsItIs(account))
        await schedule(services, { kind: 'bankAccount.activate', subject: account.id, steps: 1 })
      return { bankAccount: bankAccountOnWire(account, []) }
    },
  }),
  route({
    method: 'DELETE',
    path: 'bankAccounts/{id}',
    auth: 'user',
    summary: 'Delete a bank account',
    tag,
    answer: z.strictObject({ ok: z.boolean() }),
    refusals: ['bank_account_in_use'],
    async find({ db, customer, params }) {
      const account = await findBankAccount(db, { customerId: customer.id, id: params.id ?? '', lock: 'update' })
      if (!account) throw refuse('not_found', { resource: 'Bank account' })
      return account
    },
    async handle({ db, found, now }) {
      if (found.deletedAt) return { ok: true }
      const isKept = found.details.nickname === IN_USE_NICKNAME || found.accountName === IN_USE_NICKNAME
      if (isKept || (await isUsedByPending(db, found.customerId, found.id))) throw refuse('bank_account_in_use')
      await deleteBankAccount(db, found.id, now)
      return { ok: true }
    },
  }),
  route({
    method: 'GET',
    path: 'bankIds',
    auth: 'user',
    summary: 'List the banks of a country; none where the bank is typed by name',
    tag,
    query: z.object({ countryCode: z.string().default('') }),
    answer: z.strictObject({ bankIds: z.array(z.strictObject({ id: z.string(), name: z.string() })) }),
    handle: ({ query }) => Promise.resolve({ bankIds: bankIdsOf(query.countryCode) }),
  }),
]
