import { expect, test } from 'vitest'
import { addressGroups } from './address-groups.ts'

test('an address is shown whole, in groups of four', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  const groups = addressGroups(address)
  expect(groups.slice(0, 2)).toEqual(['0x52', '9084'])
  expect(groups.every(({ length }) => length <= 4)).toBe(true)
  expect(groups.join('')).toBe(address)
})

test('an invisible character is written out, and a line break ends nothing', () => {
  expect(addressGroups('ab\u202Ec\nde')).toEqual(['ab⟨U+202E⟩c', '⟨U+000A⟩de'])
  expect(addressGroups('')).toEqual([])
})
