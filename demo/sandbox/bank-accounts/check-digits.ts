// Written again on purpose: the sandbox judges the numbers that the product accepts.

/** The check digits that a payment provider verifies. Input has passed the request schema. */

const digitsOf = (text: string) => [...text].map(Number)
const weighted = (values: readonly number[], weights: readonly number[]) =>
  values.reduce((sum, value, index) => sum + value * weights[index % weights.length]!, 0)

/** All zeros would pass the checksum and is never issued. */
export const isRoutingNumber = (text: string) => /[1-9]/.test(text) && weighted(digitsOf(text), [3, 7, 1]) % 10 === 0

export function isClabe(text: string): boolean {
  const digits = digitsOf(text)
  const sum = digits.slice(0, 17).reduce((sum, digit, index) => sum + ((digit * [3, 7, 1][index % 3]!) % 10), 0)
  return digits[17] === (10 - (sum % 10)) % 10
}

export function isBrazilianTaxId(text: string): boolean {
  // Repeated digits pass the checksum and are never issued.
  if (/^(.)\1*$/.test(text)) return false
  return text.length === 11
    ? hasCheckDigits(text, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    : hasCheckDigits(text, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])
}

/** Two modulo-11 digits; the letters of newer CNPJs count as their ASCII code less 48. */
function hasCheckDigits(text: string, weights: readonly number[]): boolean {
  const values = [...text].map((character) => character.charCodeAt(0) - 48)
  return [2, 1].every((fromEnd) => {
    const at = values.length - fromEnd
    const rest = weighted(values.slice(0, at), weights.slice(fromEnd - 1)) % 11
    return values[at] === (rest < 2 ? 0 : 11 - rest)
  })
}

const IBAN_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24
   FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32
   LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24
   RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** In upper case, without dashes. */
export function isIban(text: string): boolean {
  if (IBAN_LENGTHS[text.slice(0, 2)] !== text.length) return false
  const rearranged = text.slice(4) + text.slice(0, 4)
  const number = rearranged.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return /^\d+$/.test(number) && BigInt(number) % 97n === 1n
}
