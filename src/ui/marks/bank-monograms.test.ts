import { expect, test } from 'vitest'
import { monogramOf } from './bank-monograms.ts'

test.each([
  ['Chase', 'C'],
  ['JPMorgan Chase Bank, N.A.', 'C'],
  ['Bank of America', 'BA'],
  ['WELLS FARGO BANK', 'W'],
  ['Citibank', 'Ci'],
  ['U.S. Bank', 'US'],
  ['US Bank', 'US'],
  ['PNC Bank', 'P'],
  ['Capital One', 'C1'],
  ['Truist', 'T'],
  ['TD Bank', 'TD'],
  ['Ally Bank', 'A'],
])('%s has the monogram %s [ACC-14, A7]', (name, letters) => {
  expect(monogramOf(name)?.letters).toBe(letters)
})

test.each(['N26', 'Harborline Bank', 'Banco Realty', 'Purchase Union', 'STD Bank', ''])(
  'the bank %j has no monogram [ACC-14, A7]',
  (name) => {
    expect(monogramOf(name)).toBeNull()
  },
)

const channel = (hex: string) => {
  const value = parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

test('white letters have a contrast of 4.5:1 on every background', () => {
  const grounds = ['Chase', 'BofA', 'Wells Fargo', 'Citi', 'US Bank', 'PNC', 'Capital One', 'Truist', 'TD', 'Ally']
  for (const name of grounds) {
    const [, r, g, b] = monogramOf(name)!.ground.match(/^#(..)(..)(..)$/)!
    const luminance = 0.2126 * channel(r!) + 0.7152 * channel(g!) + 0.0722 * channel(b!)
    expect(1.05 / (luminance + 0.05)).toBeGreaterThan(4.5)
  }
})
