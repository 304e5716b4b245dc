import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FORM_ENDS, LIST_ENDS, shortAddress } from './short-address.ts'

const EVM = '0xEc4F1234567890abcdef1234567890abcdef9876'

test('forms show six characters at each end [WAL-18]', () => {
  expect(shortAddress(EVM, FORM_ENDS)).toBe('0xEc4F…ef9876')
})

test('lists show the first four and the last four [WAL-19]', () => {
  expect(shortAddress(EVM, LIST_ENDS)).toBe('0xEc…9876')
})

test('an address no longer than both ends is shown in full [WAL-18, WAL-19]', () => {
  expect(shortAddress('123456789012', FORM_ENDS)).toBe('123456789012')
  expect(shortAddress('1234567890123', FORM_ENDS)).toBe('123456…890123')
  expect(shortAddress('12345678', LIST_ENDS)).toBe('12345678')
})

test('both parts are taken from the address unchanged [SAFE-W4]', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 13, maxLength: 80 }), fc.constantFrom(FORM_ENDS, LIST_ENDS), (address, ends) => {
      const shown = shortAddress(address, ends)
      expect(shown).toHaveLength(2 * ends + 1)
      expect(address.startsWith(shown.slice(0, ends))).toBe(true)
      expect(address.endsWith(shown.slice(-ends))).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('an invisible character is shown by its number, and does not move the parts [SAFE-W4, SAFE-E4]', () => {
  expect(shortAddress(`0x\u202E4F${EVM.slice(4)}`, LIST_ENDS)).toBe('0x⟨U+202E⟩4…9876')
})
