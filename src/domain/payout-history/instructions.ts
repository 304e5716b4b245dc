import { formatPrice } from '../../lib/format/format-amount.ts'
import { hasHiddenCharacters } from '../../lib/format/visible-text.ts'
import { currencyRules, isFiat, type Currency } from '../currency.ts'
import type { OpenEnum } from '../../lib/open-enum.ts'
import { ACCOUNT_TYPES, type AccountType } from '../bank-accounts/bank-account.ts'
import { ACCOUNT_NUMBERS, type AccountNumber, type Payout } from '../payouts/payout.ts'

/** The symbol of what customers pay in; of anything else, which has no deposit instructions, the dollar's. */
const symbolOf = (currency: OpenEnum<Currency>) =>
  isFiat(currency) && currencyRules(currency).onRamp.length > 0 ? currency : 'usd'

/** The currency symbol is used in instructions only; everywhere else an amount has its currency code. */
export const instructionAmount = (amount: string | null, currency: OpenEnum<Currency>, language: string): string =>
  formatPrice(amount, symbolOf(currency), language)

type InstructionLabel = `payouts.instructions.${
  | 'amount'
  | 'memo'
  | AccountNumber
  | 'accountHolder'
  | 'beneficiaryAddress'
  | 'accountType'
  | 'bankName'
  | 'bankAddress'}`

interface InstructionLine {
  readonly label: InstructionLabel
  /** The name of the button that copies it. */
  readonly copyLabel: `${InstructionLabel}.copy`
  readonly value: string
  /** Catalogue text of a known value; `value` is then the API's raw text. */
  readonly word?: `payouts.instructions.type.${AccountType}`
  /** The copied text has no grouping spaces and no currency symbol. */
  readonly copied: string
  /** The customer must copy this value exactly. */
  readonly isExact: boolean
}

const groupsOfFour = (text: string) => text.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')

type Value = string | null | undefined

const lineOf = (label: InstructionLabel, value: Value, isExact = false): InstructionLine[] =>
  value ? [{ label, copyLabel: `${label}.copy`, value, copied: value, isExact }] : []

/** The payee as the customer's own bank checks it; the same text wherever it is named. Null where the server omits it. */
export const payeeOf = ({ fundingBankAccount }: Pick<Payout, 'fundingBankAccount'>): string | null =>
  fundingBankAccount?.accountHolderName || null

function numberLine(name: AccountNumber, number: string | null): InstructionLine[] {
  if (!number || name !== 'iban') return lineOf(`payouts.instructions.${name}`, number)
  const copied = number.replaceAll(/\s/g, '')
  return lineOf('payouts.instructions.iban', groupsOfFour(number)).map((line) => ({ ...line, copied }))
}

function accountTypeLine(type: Value): InstructionLine[] {
  const known = ACCOUNT_TYPES.find((one) => one === type?.toLowerCase())
  const word = known && ({ word: `payouts.instructions.type.${known}` } as const)
  return lineOf('payouts.instructions.accountType', type).map((line) => ({ ...line, ...word }))
}

/** An invisible character would make the customer type another memo or account number, so unsafe instructions are not shown. */
export function areInstructionsUnsafe({ instructions }: Pick<Payout, 'instructions'>): boolean {
  if (!instructions) return false
  const { memo, resource } = instructions
  const numbers = resource.type === 'wallet' ? [resource.address] : ACCOUNT_NUMBERS.map((name) => resource[name])
  return [memo, ...numbers].some((value) => value !== null && hasHiddenCharacters(value))
}

/** The values for the customer's bank, the payee first, because that is what the bank checks; empty unless the payout has a funding bank account. */
export function instructionLines(payout: Payout, language: string): readonly InstructionLine[] {
  const { instructions, fundingBankAccount, amount, source } = payout
  if (instructions?.resource.type !== 'bankAccount') return []
  const { resource, memo } = instructions
  return [
    ...lineOf('payouts.instructions.accountHolder', payeeOf(payout), true),
    ...lineOf('payouts.instructions.amount', instructionAmount(amount, source.currency, language), true).map(
      (line) => ({
        ...line,
        copied: amount,
      }),
    ),
    ...lineOf('payouts.instructions.memo', memo, true),
    ...ACCOUNT_NUMBERS.flatMap((name) => numberLine(name, resource[name])),
    ...accountTypeLine(fundingBankAccount?.accountType),
    ...lineOf('payouts.instructions.beneficiaryAddress', fundingBankAccount?.beneficiaryAddress),
    ...lineOf('payouts.instructions.bankName', resource.bankName),
    ...lineOf('payouts.instructions.bankAddress', fundingBankAccount?.bankAddressString),
  ]
}
