import { termsComplete } from '../customers/customer.ts'
import { refuse, refuseFields, type Issue } from '../http/refusal.ts'
import { newId } from '../ids.ts'
import { hasCapability, type Requester } from '../quotes/capabilities.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { lastFour } from './bank-account-answer.ts'
import type { BankAccount, BankAccountStatus } from './bank-account-table.ts'
import { insertBankAccount } from './bank-account-table.ts'
import type { BankField } from '../tables/bank-type-row.ts'
import { BANK_TYPE_ROWS, bankTypeRow, isBankType } from '../tables/bank-types.ts'
import { providerIssues } from './provider-checks.ts'
import type { BankAccountRequest } from './request.ts'

/** Refusals with a code of their own, before the schema is checked. */
export function refuseEarly(body: unknown): void {
  const { accountOwner, accountHolderName, bankType } = (body ?? {}) as Readonly<Record<string, unknown>>
  const isBlank = typeof accountHolderName !== 'string' || accountHolderName.trim() === ''
  if (accountOwner === 'third_party' && isBlank) throw refuse('holder_required')
  if (!isBankType(bankType)) throw refuse('bank_type_unsupported')
}

export function refuseWrongDetails(request: BankAccountRequest, { strictBankDetails }: Settings): void {
  if (request.accountOwner === 'third_party' && !request.businessName) throw refuse('third_party_unsupported')
  const issues = [
    ...thirdPartyIssues(request),
    ...currencyIssues(request),
    ...(strictBankDetails ? providerIssues(request) : []),
  ]
  if (issues.length > 0) throw refuseFields(issues)
}

function thirdPartyIssues(request: BankAccountRequest): Issue[] {
  if (request.accountOwner !== 'third_party') return []
  const needed = ['businessType', 'businessTaxId', 'businessEmail', 'businessPhone'] as const
  return needed.filter((field) => !request[field]).map((field) => ({ path: [field], message: 'validation.required' }))
}

const currencyIssues = ({ bankType, currency }: BankAccountRequest): Issue[] =>
  BANK_TYPE_ROWS[bankType].currency === currency
    ? []
    : [{ path: ['currency'], message: 'Currency does not match the bank type' }]

export function refuseIneligible({ customer, application }: FullRequester, { bankType }: BankAccountRequest): void {
  if (!termsComplete(customer)) throw refuse('terms_required')
  if (customer.kyc.sumsub !== 'complete') throw refuse('verification_required')
  if (!hasCapability({ customer, application }, BANK_TYPE_ROWS[bankType].needs)) throw refuse('capability_missing')
}

type FullRequester = Requester & {
  readonly customer: Parameters<typeof termsComplete>[0] & { kyc: { sumsub: string } }
}

interface NewAccount {
  readonly customerId: string
  readonly request: BankAccountRequest
  readonly now: Date
}

export async function createBankAccount(
  services: Services,
  { customerId, request, now }: NewAccount,
): Promise<BankAccount> {
  const { bankType, currency, ...details } = request
  const account: BankAccount = {
    id: newId(services, 'bankAccount'),
    customerId,
    bankType,
    currency,
    status: firstStatus(details.nickname),
    accountName: details.nickname || `${details.bankName} ${lastFour({ bankType, details }) ?? ''}`.trim(),
    numberKey: numberKeyOf(request),
    owner: customerId,
    details,
    deletedAt: null,
    createdAt: now,
  }
  if (!(await insertBankAccount(services.db, account))) throw refuse('bank_account_exists')
  return account
}

const firstStatus = (nickname = ''): BankAccountStatus => (nickname === 'STATUS invalid' ? 'invalid' : 'pending')

/** The nicknames `STATUS …` set the status of the account. */
export const staysAsItIs = ({ accountName }: BankAccount) => accountName.startsWith('STATUS ')

export function numberKeyOf(request: Readonly<{ bankType: BankAccount['bankType'] }> & BankAccount['details']): string {
  const { identity, compared } = bankTypeRow(request.bankType)
  const comparedOf = (field: BankField) => {
    const text = (request[field] ?? '').trim().toUpperCase()
    return compared?.[field]?.(text) ?? text
  }
  return identity.map(comparedOf).join(' ')
}
