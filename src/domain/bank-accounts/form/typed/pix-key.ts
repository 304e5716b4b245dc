import { isCnpj } from '../help/check-digits.ts'
import { writePhone } from './phone.ts'

type PixKeyKind = 'random' | 'email' | 'phone' | 'cpf' | 'cnpj'

interface PixKey {
  /** Null for a key of no kind that the central bank's directory knows. */
  readonly kind: PixKeyKind | null
  /** The key as the directory holds it. */
  readonly key: string
}

const RANDOM = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const CPF = /^\d{3}[.-]?\d{3}[.-]?\d{3}[-./]?\d{2}$/
const CNPJ = /^[\da-z]{2}[.-]?[\da-z]{3}[.-]?[\da-z]{3}[/.-]?[\da-z]{4}[-./]?\d{2}$/i
const PHONE = /^\+[1-9]\d{6,14}$/
/** A Brazilian number: its area without the zero of a call within the country, and its own eight or nine digits. */
const LOCAL =
  /^(?:(?<country>(?:\+|00)55)|0?55)?[-.]?\(?(?:\(0\)|0)?(?<area>[1-9]\d)\)?[-.]?(?<number>9?\d{4}[-.]?\d{4})$/
/** No tax id has an area in brackets, or a mark before its last four digits, nor 12 or 13 digits. */
const IS_WRITTEN_AS_PHONE = /[()]|[-.]\d{4}$|^\d{12,13}$/

function localPhone(text: string): string | null {
  const { country, area, number } = LOCAL.exec(text)?.groups ?? {}
  if (area === undefined || number === undefined) return null
  return country || IS_WRITTEN_AS_PHONE.test(text) ? `+55${area}${number.replaceAll(/\D/g, '')}` : null
}

function phoneKey(text: string): string | null {
  const local = localPhone(text)
  if (local !== null) return local
  const number = writePhone(text)
  return PHONE.test(number) ? number : null
}

/** The punctuation of a number decides its kind. Eleven bare digits are taken for a CPF, with any check digits. */
export function readPixKey(text: string): PixKey {
  if (RANDOM.test(text)) return { kind: 'random', key: text }
  if (EMAIL.test(text)) return { kind: 'email', key: text.toLowerCase() }
  const phone = phoneKey(text)
  if (phone !== null) return { kind: 'phone', key: phone }
  const number = text.replaceAll(/[.\-/]/g, '').toUpperCase()
  if (CPF.test(text)) return { kind: 'cpf', key: number }
  if (CNPJ.test(text) && (/^\d+$/.test(number) || isCnpj(number))) return { kind: 'cnpj', key: number }
  return { kind: null, key: text }
}

export const writePixKey = (text: string): string => readPixKey(text).key
