import { expect, test } from 'vitest'
import { readOpenEnum, rawValue } from './open-enum.ts'

const KNOWN = ['pending', 'succeeded'] as const

test('a listed word is itself, any other is kept as the server wrote it [SAFE-E8]', () => {
  expect(readOpenEnum(KNOWN, 'pending')).toBe('pending')
  expect(readOpenEnum(KNOWN, 'Pending')).toEqual({ unlisted: 'Pending' })
  expect(readOpenEnum(KNOWN, 'constructor')).toEqual({ unlisted: 'constructor' })
})

test('either kind gives back its word [SAFE-E8]', () => {
  expect(rawValue('pending')).toBe('pending')
  expect(rawValue({ unlisted: 'onHold' })).toBe('onHold')
})
