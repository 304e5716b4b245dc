import { expect, test } from 'vitest'
import { applyInput, applyPaste, lastSlot, selectionOf, slotAfterKey, targetAtFocus } from './slots.ts'
import type { Target } from './slots.ts'

const going = (code: string, target: Target) => ({ code, target, isComplete: false })
const complete = (code: string) => ({ code, target: 'all', isComplete: true })
const typed = (text: string, caret = text.length) => applyInput({ text, caret, deletedBackward: false })
const deleted = (text: string, caret: number) => applyInput({ text, caret, deletedBackward: true })

test.each([
  ['123 456', '123456'],
  ['12-34-56', '123456'],
  ['Your code is 123456.', '123456'],
  ['Code 1 of 2: 123456', '123456'],
  ['Your code: 691 416', '691416'],
  ['Code 1 of 2: 691-416', '691416'],
  ['Your code: 123456 (valid for 10 minutes, until 12:30)', '123456'],
  ['code: 1 2 3 4 5 6', '123456'],
  ['Your code is 6-9-1-4-1-6, for ten minutes', '691416'],
  ['١٢٣٤٥٦', '123456'],
  ['１２３', '123'],
  ['𝟙𝟚𝟛', '123'],
])('the digits that are pasted from %j are %s [STATE-OTP-01, B25]', (text, code) => {
  expect(applyPaste('', 0, text)?.code).toBe(code)
})

test.each([
  'Code 1 of 2',
  'Your codes: 123456 and 654321',
  'Order 12345678',
  'Call 123 456 7890',
  '1234567',
  'code 1 2 3 4 5 6 7',
  'on 12-34-56',
  'abc',
])('nothing is pasted from %j, because a code would be guessed [STATE-OTP-01, B25]', (text) => {
  expect(applyPaste('40', 2, text)).toBeNull()
})

test('typing moves from slot to slot, and the sixth digit completes the code [STATE-OTP-01]', () => {
  expect(typed('4')).toEqual(going('4', 1))
  expect(typed('40719')).toEqual(going('40719', 5))
  expect(typed('407192')).toEqual(complete('407192'))
  expect(typed('40a')).toEqual(going('40', 2))
  expect(typed('4071925')).toEqual(complete('407192'))
  expect(typed('Code 1 of 2: 123456')).toEqual(complete('123456'))
})

test('typing replaces a digit in the middle, activates the next slot and completes nothing [STATE-OTP-07]', () => {
  expect(selectionOf('407192', 1)).toEqual([1, 2])
  expect(typed('487192', 2)).toEqual(going('487192', 2))
  expect(typed('407182', 5)).toEqual(going('407182', 5))
  expect(selectionOf('407', 3)).toEqual([3, 3])
})

test('a full code is selected as a whole, so that typing replaces it from the first slot [STATE-OTP-07]', () => {
  expect(targetAtFocus('407192')).toBe('all')
  expect(targetAtFocus('407')).toBe(3)
  expect(selectionOf('407192', 'all')).toEqual([0, 6])
  expect(typed('6', 1)).toEqual(going('6', 1))
})

test('repeated deleting moves backwards from any slot', () => {
  expect(deleted('40719', 5)).toEqual(going('40719', 5))
  expect(deleted('47192', 1)).toEqual(going('47192', 0))
  expect(deleted('7192', 0)).toEqual(going('7192', 0))
  expect(deleted('', 0)).toEqual(going('', 0))
})

test('a complete pasted code replaces all digits from any slot, and fewer digits those from the active slot on', () => {
  expect(applyPaste('99', 1, '123 456')).toEqual(complete('123456'))
  expect(applyPaste('407192', 0, 'no digits')).toBeNull()
  expect(applyPaste('407192', 2, '88')).toEqual(going('408892', 4))
  expect(applyPaste('40', 2, '719')).toEqual(going('40719', 5))
  expect(applyPaste('4071', 4, '92')).toEqual(complete('407192'))
  expect(applyPaste('407192', 'all', '88')).toEqual(going('88', 2))
})

test('arrow keys move only among the digits and the first empty slot, and leave a selected code at its ends', () => {
  expect(slotAfterKey('ArrowLeft', '407', 3)).toBe(2)
  expect(slotAfterKey('ArrowLeft', '407', 0)).toBe(0)
  expect(slotAfterKey('ArrowRight', '407', 3)).toBe(3)
  expect(slotAfterKey('Home', '407', 3)).toBe(0)
  expect(slotAfterKey('End', '407192', 0)).toBe(5)
  expect(slotAfterKey('ArrowLeft', '407192', 'all')).toBe(0)
  expect(slotAfterKey('ArrowRight', '407192', 'all')).toBe(5)
  expect(slotAfterKey('a', '407', 3)).toBeNull()
  expect(lastSlot('')).toBe(0)
})
