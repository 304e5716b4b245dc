import { typedCode } from '../../../../lib/typed-code.ts'
import type { BankField, TextField } from '../bank-types.ts'
import { OPENERS, untilSettled, withoutSurroundings } from './surroundings.ts'

const NUMBER = '(?:number|num|no|nr|nummer|n[º°])'
/** In the languages of the countries that we pay to, and of the interface. */
const ACCOUNT = [
  `(?:bank )?(?:account|acct|acc|a/c)(?:[ -]?${NUMBER})?`,
  `(?:konto|kto)(?:[ .-]{0,2}${NUMBER})?`,
  '(?:n[úu]mero de |n[º°] (?:de )?)?(?:cuenta|cta)(?: bancaria)?',
  '(?:n[úu]mero da |n[º°] da )?conta(?: corrente)?',
  '(?:num[ée]ro de |n[º°] (?:de )?)?compte',
  '(?:numero (?:di )?)?conto(?: corrente)?',
  '(?:nomor |no\\.? ?)?rek(?:ening)?',
  'số tài khoản|stk|เลข(?:ที่)?บัญชี|खाता (?:संख्या|नंबर)|رقم الحساب|[账帐][号户]',
].join('|')

/** "Routing no.", "CPF nº": a label may say that a number follows. */
const OF_NUMBER = `(?:[ .-]{0,2}${NUMBER})?`

/** Labels that a mail or a banking app writes before a number. */
const LABELS: Readonly<Record<TextField, string>> = {
  routingNumber: `(?:routing|aba|rtn)(?: ?/ ?(?:routing|aba|rtn))?${OF_NUMBER}`,
  accountNumber: ACCOUNT,
  bic: 'bic(?: ?/ ?swift)?(?: code)?|swift(?: ?/ ?bic)?(?: code)?',
  iban: 'iban',
  mxnClabeNumber: `clabe(?: interbancaria)?${OF_NUMBER}`,
  pixKey:
    '(?:chave )?pix(?: key)?|cpf|cnpj|e-?mail|mailto|tel|telefone|celular|cel|fone|whatsapp|telemóvel|phone|mobile',
  taxId: `(?:cpf(?: ?/ ?cnpj)?|cnpj)${OF_NUMBER}`,
  inrIfsc: 'ifsc(?: code)?',
  bankDocumentNumber: `pan(?: card)?${OF_NUMBER}`,
  sortCode: `(?:sort ?code|s/c)${OF_NUMBER}`,
  branchCode: `(?:branch|transit)(?: code)?${OF_NUMBER}`,
}

/** A label ends in a colon, a hash or a space: "PIXEL@example.com" and "BICXDEFF" begin with no label. */
const SEPARATED = new Map(
  Object.entries(LABELS).map(([field, words]) => [
    field,
    new RegExp(`^(${OPENERS})(?:(?:${words})(?:\\.? ?[:#]+ ?|\\.? ))+(?=[^ ])`, 'i'),
  ]),
)
/** An IBAN and a CLABE cannot begin like their labels, so that these need no space: spaces go while a number is typed. */
const JOINED = new Map<string, RegExp>([
  ['iban', new RegExp(`^(${OPENERS})(?:iban\\.? ?:? ?)+(?=[a-z]{2} ?-?\\d)`, 'i')],
  ['mxnClabeNumber', new RegExp(`^(${OPENERS})(?:clabe(?: ?interbancaria)?${OF_NUMBER}\\.? ?:? ?)+(?=\\d)`, 'i')],
])

/** A number or a code as it is shown while it is typed, without its label: what is around it may still become a part of it. */
export const typedField = (field: BankField, text: string): string =>
  typedCode(text, JOINED.get(field) ?? SEPARATED.get(field))

/** A number or a code as it is judged and sent. */
export const writtenField = (field: BankField, text: string): string =>
  untilSettled(text, (rest) => withoutSurroundings(typedField(field, rest)))
