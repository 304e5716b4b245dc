import { formatAmount } from '../../lib/format/format-amount.ts'
import { hasHiddenCharacters } from '../../lib/format/visible-text.ts'
import type { Currency } from '../currency.ts'
import type { OpenEnum } from '../../lib/open-enum.ts'
import type { Payout } from '../payouts/payout.ts'

/** The currency symbol is used in instructions only; everywhere else an amount has its currency code. */
export const instructionSymbol = (currency: OpenEnum<Currency>): '€' | '$' => (currency === 'eur' ? '€' : '$')

export const instructionAmount = (amount: string | null, currency: OpenEnum<Currency>, language: string): string =>
  instructionSymbol(currency) + formatAmount(amount, language)

export type InstructionLabel = `payouts.instructions.${
  | 'amount'
  | 'memo'
  | 'iban'
  | 'bic'
  | 'accountNumber'
  | 'routingNumber'
  | 'accountHolder'
  | 'bankName'
  | 'bankAddress'}`

export interface InstructionLine {
  readonly label: InstructionLabel
  readonly value: string
  /** The copied text has no grouping spaces and no currency symbol. */
  readonly copied: string
  /** The customer must copy this value exactly. */
  readonly isExact: boolean
}

const groupsOfFour = (text: string) => text.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')

type Plain = Exclude<InstructionLabel, 'payouts.instructions.amount' | 'payouts.instructions.memo'>

const plainLine = ([label, value]: readonly [Plain, string | null | undefined]): InstructionLine[] =>
  value ? [{ label, value, copied: value, isExact: false }] : []

function ibanLine(iban: string | null): InstructionLine[] {
  if (!iban) return []
  const copied = iban.replaceAll(/\s/g, '')
  return [{ label: 'payouts.instructions.iban', value: groupsOfFour(iban), copied, isExact: false }]
}

/** An invisible character would make the customer type another memo or account number, so unsafe instructions are not shown. */
export function areInstructionsUnsafe({ instructions }: Pick<Payout, 'instructions'>): boolean {
  if (!instructions) return false
  const { memo, resource } = instructions
  const exact =
    resource.type === 'wallet'
      ? [memo, resource.address]
      : [memo, resource.iban, resource.bic, resource.accountNumber, resource.routingNumber]
  return exact.some((value) => value !== null && hasHiddenCharacters(value))
}

/** The values for the customer's bank; empty unless the payout has a funding bank account. */
export function instructionLines(payout: Payout, language: string): readonly InstructionLine[] {
  const { instructions, fundingBankAccount, amount, source } = payout
  if (instructions?.resource.type !== 'bankAccount') return []
  const { resource, memo } = instructions
  const exact = [
    {
      label: 'payouts.instructions.amount',
      value: instructionAmount(amount, source.currency, language),
      copied: amount,
      isExact: true,
    },
    ...(memo ? [{ label: 'payouts.instructions.memo', value: memo, copied: memo, isExact: true } as const] : []),
  ] as const
  const plain: readonly (readonly [Plain, string | null | undefined])[] = [
    ['payouts.instructions.bic', resource.bic],
    ['payouts.instructions.accountNumber', resource.accountNumber],
    ['payouts.instructions.routingNumber', resource.routingNumber],
    ['payouts.instructions.accountHolder', fundingBankAccount?.accountHolderName],
    ['payouts.instructions.bankName', resource.bankName],
    ['payouts.instructions.bankAddress', fundingBankAccount?.bankAddressString],
  ]
  return [...exact, ...ibanLine(resource.iban), ...plain.flatMap(plainLine)]
}
