import { typedCode } from '../../../lib/typed-code.ts'
import type { BankField } from './bank-types.ts'

/** Labels that a mail or a banking app writes before a number. */
const LABELS: Readonly<Partial<Record<BankField, string>>> = {
  routingNumber: 'routing(?: number)?|aba|rtn',
  accountNumber: 'account(?: number| no)?|a/c(?: no)?',
  bic: 'bic(?: ?/ ?swift)?(?: code)?|swift(?: ?/ ?bic)?(?: code)?',
  iban: 'iban',
  mxnClabeNumber: 'clabe(?: interbancaria)?',
  pixKey: '(?:chave )?pix(?: key)?|cpf|cnpj|e-?mail|telefone|celular',
  taxId: 'cpf(?: ?/ ?cnpj)?|cnpj',
  inrIfsc: 'ifsc(?: code)?',
  bankDocumentNumber: 'pan',
  sortCode: 'sort ?code',
  branchCode: '(?:branch|transit)(?: code| number)?',
}

/** A label ends in a colon or a space: "PIXEL@example.com" and "BICXDEFF" begin with no label. */
const SEPARATED = new Map(
  Object.entries(LABELS).map(([field, words]) => [
    field,
    new RegExp(`^(?:(?:${words})(?:\\.? ?: ?|\\.? ))+(?=[^ ])`, 'i'),
  ]),
)
/** An IBAN and a CLABE cannot begin like their labels, so that these need no space: spaces go while a number is typed. */
const JOINED = new Map<string, RegExp>([
  ['iban', /^(?:iban\.? ?:? ?)+(?=[a-z]{2} ?-?\d)/i],
  ['mxnClabeNumber', /^(?:clabe(?: ?interbancaria)?\.? ?:? ?)+(?=\d)/i],
])

/** A number or a code of the form, without its label. */
export const typedField = (field: BankField, text: string): string =>
  typedCode(text, JOINED.get(field) ?? SEPARATED.get(field))
