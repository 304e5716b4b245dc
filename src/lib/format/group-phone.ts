// The country codes of two digits. Of the others, +1 and +7 have one and the rest three.
const TWO_DIGITS = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

const codeOf = (digits: string) => digits.slice(0, /^[17]/.test(digits) ? 1 : TWO_DIGITS.test(digits) ? 2 : 3)

/** "+49 151 123 456 78": the country code, then groups of three, of which the last may have two or four. Other texts stay as they are. */
export function groupPhone(phone: string): string {
  const digits = /^\+(\d{8,15})$/.exec(phone)?.[1]
  if (digits === undefined) return phone
  const code = codeOf(digits)
  const groups = digits.slice(code.length).match(/\d{3}(?=\d{2})|\d+/g)!
  return [`+${code}`, ...groups].join(' ')
}
