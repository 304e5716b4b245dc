import { expect, test } from 'vitest'
import { readOpen, wordOf } from './open.ts'

const KNOWN = ['pending', 'succeeded'] as const

test('a listed word is itself, any other is kept as the server wrote it [E8]', () => {
  expect(readOpen(KNOWN, 'pending')).toBe('pending')
  expect(readOpen(KNOWN, 'Pending')).toEqual({ unlisted: 'Pending' })
  expect(readOpen(KNOWN, 'constructor')).toEqual({ unlisted: 'constructor' })
})

test('either kind gives back its word [E8]', () => {
  expect(wordOf('pending')).toBe('pending')
  expect(wordOf({ unlisted: 'onHold' })).toBe('onHold')
})
