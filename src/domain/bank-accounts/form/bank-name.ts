import type { BankId } from '../bank-account.ts'
import type { Fiat } from '../../currency.ts'
import { BANK_TYPES, rulesOf } from './bank-types.ts'

const SHOWN_LENGTH = 18

/** Payments in these currencies need the bank's id, so the bank must be picked from the list. */
export const mustPickBank = (currency: Fiat): boolean =>
  BANK_TYPES.some((type) => rulesOf(type).currency === currency && rulesOf(type).needsBankId)

interface BankNameInput {
  readonly mode: 'text' | 'list'
  readonly allowsTyping: boolean
}

export function bankNameInput(currency: Fiat, banks: readonly BankId[]): BankNameInput {
  if (banks.length === 0) return { mode: 'text', allowsTyping: true }
  return { mode: 'list', allowsTyping: !mustPickBank(currency) }
}

const fold = (text: string) => text.trim().toLowerCase()

export const findBank = (text: string, banks: readonly BankId[]): BankId | null =>
  banks.find(({ name }) => fold(name) === fold(text)) ?? null

export function shortBankName(name: string): string {
  const characters = Array.from(name)
  return characters.length <= SHOWN_LENGTH ? name : `${characters.slice(0, SHOWN_LENGTH).join('')}…`
}
