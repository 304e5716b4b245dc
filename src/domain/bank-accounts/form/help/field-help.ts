import type { BankAccountForm } from '../bank-account-form.ts'
import type { TextField } from '../bank-types.ts'
import type { FieldFormat, FieldOffer, FormatDoubt } from '../field-format.ts'
import { isRefused } from '../refused-text.ts'
import { writeBankField } from '../validation.ts'

/** Names the recognized value, in place of the field's hint. */
type KnownMessage =
  | 'bankAccounts.help.iban'
  | 'bankAccounts.help.bic'
  | 'bankAccounts.help.ifsc'
  | `bankAccounts.help.pix.${'email' | 'phone' | 'cpf' | 'cnpj' | 'random'}`

/** Names a possible mistake. The server decides: it is shown as a warning, and the form can be sent anyway. */
type DoubtMessage =
  | FormatDoubt
  | 'bankAccounts.doubt.routingNumber'
  | 'bankAccounts.doubt.iban'
  | 'bankAccounts.doubt.ibanCountry'
  | 'bankAccounts.doubt.ibanLength'
  | 'bankAccounts.doubt.bicCountry'
  | 'bankAccounts.doubt.bicElsewhere'
  | 'bankAccounts.doubt.clabe'
  | 'bankAccounts.doubt.cpf'
  | 'bankAccounts.doubt.cnpj'
  | 'bankAccounts.doubt.pixKey'
  | 'bankAccounts.doubt.pixDigits'
  | 'bankAccounts.doubt.ifscElsewhere'

export interface Help {
  readonly kind: 'known' | 'doubt'
  readonly message: KnownMessage | DoubtMessage
  readonly values: Readonly<Record<string, string | number>>
  /** Alpha-2 codes, whose names are values of the message too. */
  readonly countries: Readonly<Record<string, string>>
}

type Details = Partial<Pick<Help, 'values' | 'countries'>>

export const known = (message: KnownMessage, details: Details = {}): Help => ({
  kind: 'known',
  message,
  values: {},
  countries: {},
  ...details,
})

export const doubt = (message: DoubtMessage, details: Details = {}): Help => ({
  kind: 'doubt',
  message,
  values: {},
  countries: {},
  ...details,
})

/** Looks at a text in the usual form of its field. Other fields of the form may contradict it. */
export type Helper = (text: string, form: BankAccountForm) => Help | null

/** Nothing is said of a text that the format refuses, because the error says it. `helper` is null for a field without help, or until it is loaded. */
export function helpFor(
  helper: Helper | null,
  [field, format]: readonly [TextField, FieldFormat],
  form: BankAccountForm,
): Help | null {
  const text = writeBankField(field, format, form[field])
  if (text === '' || isRefused(format, text)) return null
  if (format.doubt !== null && !format.pattern.test(text)) return doubt(format.doubt)
  return helper && helper(text, form)
}

/** What a refused text may have been meant as. */
export function offerFor([field, format]: readonly [TextField, FieldFormat], form: BankAccountForm): FieldOffer | null {
  const text = writeBankField(field, format, form[field])
  return text !== '' && isRefused(format, text) ? (format.offer?.(text) ?? null) : null
}
