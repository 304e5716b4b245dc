import { expect, test } from 'vitest'
import { RAILS, readRail } from './rails.ts'

test('the rails are those of the spec [METH-02]', () => {
  const spec =
    'ACH, ACH_PUSH, ACH_PULL, ACH_SAME_DAY, WIRE, SEPA, SWIFT, PIX, SPEI, NEFT, EFT, FPS, FAST, PSE, INSTAPAY, SWIFTPAY_PESONET, BANK_TRANSFER'.split(
      ', ',
    )
  expect(RAILS.filter((rail) => spec.includes(rail))).toEqual(spec)
})

test.each([
  ['ACH', 'ACH'],
  ['swiftpay_pesonet', 'SWIFTPAY_PESONET'],
  ['Wire', 'WIRE'],
  ['cheque', null],
  ['', null],
])('method %j is read as %s [METH-10]', (text, rail) => {
  expect(readRail(text)).toBe(rail)
})
