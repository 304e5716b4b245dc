/** The check digits of texts in the right form. */

function weighted(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * weights[index % weights.length]!, 0)
}

/** A routing number and a CLABE end in the digit that makes this sum a multiple of 10. All zeros make it too, and belong to no bank. */
const sumsToTens = (text: string) => /[1-9]/.test(text) && weighted([...text].map(Number), [3, 7, 1]) % 10 === 0

export const isRoutingNumber = sumsToTens
export const isClabe = sumsToTens

/** ISO 7064 MOD 97-10, in which A counts as 10 and Z as 35. */
export function hasIbanDigits(text: string): boolean {
  const moved = text.slice(4) + text.slice(0, 4)
  const number = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return /^\d+$/.test(number) && BigInt(number) % 97n === 1n
}

function modulo11(values: readonly number[], weights: readonly number[]): number {
  const rest = weighted(values, weights) % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Two digits, of which the second counts the first. A letter of a newer CNPJ counts as its ASCII code less 48. */
function hasTaxDigits(text: string, weights: readonly number[]): boolean {
  const values = [...text].map((character) => character.charCodeAt(0) - 48)
  // One repeated digit passes the checksum, but is never issued.
  if (values.length !== weights.length + 1 || new Set(values).size === 1) return false
  const first = modulo11(values.slice(0, -2), weights.slice(1))
  const second = modulo11(values.slice(0, -1), weights)
  return values.at(-2) === first && values.at(-1) === second
}

export const isCpf = (text: string): boolean => hasTaxDigits(text, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
export const isCnpj = (text: string): boolean => hasTaxDigits(text, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])
