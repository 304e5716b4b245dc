import type { Issue } from '../http/refusal.ts'
import type { BankField } from '../tables/bank-type-row.ts'
import { BANK_TYPES, bankTypeRow } from '../tables/bank-types.ts'
import type { BankAccountRequest } from './request.ts'

const fields = BANK_TYPES.flatMap((type) => Object.keys(bankTypeRow(type).fields) as BankField[])
const BLANK = Object.fromEntries(fields.map((field) => [field, ''])) as Record<BankField, string>

/** Errors that only the payment provider detects: numbers in the right form with wrong check digits. */
export const providerIssues = (request: BankAccountRequest): Issue[] =>
  bankTypeRow(request.bankType)
    .checks.filter(({ holds }) => !holds({ ...BLANK, ...request }))
    .map(({ field, message }) => ({ path: [field], message }))
