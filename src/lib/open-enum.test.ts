import { expect, test } from 'vitest'
import { readOpenEnum, rawValue } from './open-enum.ts'

const KNOWN = ['pending', 'succeeded'] as const

test('a known value is returned as it is, an unknown one is kept as the server sent it [SAFE-E8]', () => {
  expect(readOpenEnum(KNOWN, 'pending')).toBe('pending')
  expect(readOpenEnum(KNOWN, 'Pending')).toEqual({ unlisted: 'Pending' })
  expect(readOpenEnum(KNOWN, 'constructor')).toEqual({ unlisted: 'constructor' })
})

test('the raw value is the text that the server sent [SAFE-E8]', () => {
  expect(rawValue('pending')).toBe('pending')
  expect(rawValue({ unlisted: 'onHold' })).toBe('onHold')
})
