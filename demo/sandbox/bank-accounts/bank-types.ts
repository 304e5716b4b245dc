import type { Fiat } from '../quotes/currencies.ts'
import type { Capability } from '../quotes/capabilities.ts'

interface BankTypeRules {
  readonly currency: Fiat
  readonly needs: Capability
  /** The field that identifies an account of this type. */
  readonly number: 'accountNumber' | 'iban' | 'mxnClabeNumber' | 'pixKey'
}

export const bankTypes = {
  us: { currency: 'usd', needs: 'level1', number: 'accountNumber' },
  europe: { currency: 'eur', needs: 'sepaOrLevel2', number: 'iban' },
  mexico: { currency: 'mxn', needs: 'level2', number: 'mxnClabeNumber' },
  brazil: { currency: 'brl', needs: 'level2', number: 'pixKey' },
  philippines: { currency: 'php', needs: 'level2', number: 'accountNumber' },
  india: { currency: 'inr', needs: 'level2', number: 'accountNumber' },
  canada: { currency: 'cad', needs: 'level2', number: 'accountNumber' },
  great_britain: { currency: 'gbp', needs: 'level2', number: 'accountNumber' },
  colombia: { currency: 'cop', needs: 'level2', number: 'accountNumber' },
  singapore: { currency: 'sgd', needs: 'level2', number: 'accountNumber' },
  indonesia: { currency: 'idr', needs: 'level2', number: 'accountNumber' },
  vietnam: { currency: 'vnd', needs: 'level2', number: 'accountNumber' },
  thailand: { currency: 'thb', needs: 'level2', number: 'accountNumber' },
} as const satisfies Record<string, BankTypeRules>

export type BankType = keyof typeof bankTypes

export const isBankType = (text: unknown): text is BankType =>
  typeof text === 'string' && Object.hasOwn(bankTypes, text)
