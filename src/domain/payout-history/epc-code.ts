import { hasHiddenCharacters } from '../../lib/format/visible-text.ts'
import { rawValue } from '../../lib/open-enum.ts'
import type { Payout } from '../payouts/payout.ts'
import { payeeOf } from './instructions.ts'

const NAME_MAX = 70
const MEMO_MAX = 140
const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2}))?$/

/** As `EUR250.00`: at least one cent, at most 999,999,999.99. Null for anything else. */
function amountOf(amount: string): string | null {
  const [, whole, cents = ''] = AMOUNT.exec(amount) ?? []
  if (whole === undefined || !/[1-9]/.test(whole + cents)) return null
  return `EUR${BigInt(whole)}.${cents.padEnd(2, '0')}`
}

const fits = (text: string, max: number) => text !== '' && text.length <= max && !hasHiddenCharacters(text)

/**
 * The text of the code that a banking app scans to fill in a SEPA transfer: EPC069-12 of the European Payments Council, version
 * 002, in UTF-8. Null unless it is a SEPA transfer in euros, or if a field that the code needs is missing or too long: a
 * code that fills in half of it, or no memo, would send the money to no account.
 */
export function epcCode(payout: Payout): string | null {
  const { instructions, amount, source } = payout
  if (instructions?.resource.type !== 'bankAccount' || rawValue(source.currency) !== 'eur') return null
  const { memo, resource } = instructions
  const name = payeeOf(payout) ?? ''
  const iban = resource.iban?.replaceAll(/\s/g, '') ?? ''
  const sum = amountOf(amount)
  if (rawValue(source.network) !== 'sepa' || sum === null || !fits(iban, 34)) return null
  if (!fits(name, NAME_MAX) || !memo || !fits(memo, MEMO_MAX)) return null
  const purposeAndReference = ['', '']
  return ['BCD', '002', '1', 'SCT', resource.bic ?? '', name, iban, sum, ...purposeAndReference, memo].join('\n')
}
