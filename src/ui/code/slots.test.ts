import { expect, test } from 'vitest'
import { digitsOf, lastSlot, applyPaste, applyInput, selectionAt, slotAfterKey } from './slots.ts'

const typed = (text: string, caret = text.length) => applyInput({ text, caret, deletedBackward: false })
const deleted = (text: string, caret: number) => applyInput({ text, caret, deletedBackward: true })

test.each([
  ['123 456', '123456'],
  ['12-34-56', '123456'],
  ['Your code is 123456.', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['１２３', '123'],
  ['abc', ''],
])('the digits of %j are %s', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})

test('typing moves from slot to slot and stays at the last one', () => {
  expect(typed('4')).toEqual({ code: '4', slot: 1 })
  expect(typed('407192')).toEqual({ code: '407192', slot: 5 })
  expect(typed('40a')).toEqual({ code: '40', slot: 2 })
  expect(typed('4071925')).toEqual({ code: '407192', slot: 5 })
})

test('typing replaces a digit in the middle and activates the next slot [STATE-OTP-07]', () => {
  expect(selectionAt('407192', 1)).toEqual([1, 2])
  expect(typed('487192', 2)).toEqual({ code: '487192', slot: 2 })
  expect(selectionAt('407', 3)).toEqual([3, 3])
})

test('repeated deleting moves backwards from any slot', () => {
  expect(deleted('40719', 5)).toEqual({ code: '40719', slot: 5 })
  expect(deleted('47192', 1)).toEqual({ code: '47192', slot: 0 })
  expect(deleted('7192', 0)).toEqual({ code: '7192', slot: 0 })
  expect(deleted('', 0)).toEqual({ code: '', slot: 0 })
})

test('a pasted code replaces all digits from any slot', () => {
  expect(applyPaste('99', 1, '123 456')).toEqual({ code: '123456', slot: 5 })
  expect(applyPaste('407192', 0, 'no digits')).toBeNull()
  expect(applyPaste('407192', 2, '88')).toEqual({ code: '408892', slot: 4 })
  expect(applyPaste('40', 2, '719')).toEqual({ code: '40719', slot: 5 })
})

test('arrow keys move only among the digits and the first empty slot', () => {
  expect(slotAfterKey('ArrowLeft', '407', 3)).toBe(2)
  expect(slotAfterKey('ArrowLeft', '407', 0)).toBe(0)
  expect(slotAfterKey('ArrowRight', '407', 3)).toBe(3)
  expect(slotAfterKey('Home', '407', 3)).toBe(0)
  expect(slotAfterKey('End', '407192', 0)).toBe(5)
  expect(slotAfterKey('a', '407', 3)).toBeNull()
  expect(lastSlot('')).toBe(0)
})
