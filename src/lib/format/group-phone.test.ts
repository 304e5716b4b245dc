import { expect, test } from 'vitest'
import { groupPhone } from './group-phone.ts'

test.each([
  ['+15105550188', '+1 510 555 0188'],
  ['+4915112345678', '+49 151 123 456 78'],
  ['+442071838750', '+44 207 183 8750'],
  ['+79161234567', '+7 916 123 4567'],
  ['+525512345678', '+52 551 234 5678'],
  ['+3531234567', '+353 123 4567'],
  ['+35312345678', '+353 123 456 78'],
])('%s is shown as %s', (phone, shown) => {
  expect(groupPhone(phone)).toBe(shown)
  expect(groupPhone(phone).replaceAll(' ', '')).toBe(phone)
})

test.each(['', '555 0188', '+1 510', 'none', '+1510555018812345678'])('"%s" stays as it is', (text) => {
  expect(groupPhone(text)).toBe(text)
})
