import { isCnpj } from './help/check-digits.ts'

type PixKeyKind = 'random' | 'email' | 'phone' | 'cpf' | 'cnpj'

interface PixKey {
  /** Null for a key of no kind that the central bank's directory knows. */
  readonly kind: PixKeyKind | null
  /** The key as the directory holds it. */
  readonly key: string
}

const RANDOM = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^\+[1-9]\d{6,14}$/
const PUNCTUATION = /[().\-/]/g

/** Numbers are often copied with their punctuation. Eleven digits are taken for a CPF, with any check digits. */
export function readPixKey(text: string): PixKey {
  if (RANDOM.test(text)) return { kind: 'random', key: text }
  if (EMAIL.test(text)) return { kind: 'email', key: text.toLowerCase() }
  const number = text.replaceAll(PUNCTUATION, '')
  if (PHONE.test(number)) return { kind: 'phone', key: number }
  if (/^\d{11}$/.test(number)) return { kind: 'cpf', key: number }
  if (/^\d{14}$/.test(number) || isCnpj(number.toUpperCase())) return { kind: 'cnpj', key: number.toUpperCase() }
  return { kind: null, key: text }
}

export const writePixKey = (text: string): string => readPixKey(text).key
