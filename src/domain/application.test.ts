import { expect, test } from 'vitest'
import { merchantName } from './application.ts'

test('the merchant’s name defaults to the brand nickname [RES-12]', () => {
  expect(merchantName({ nickname: 'Acme Pay' }, 'Sphere')).toBe('Acme Pay')
  expect(merchantName({ nickname: null }, 'Sphere')).toBe('Sphere')
})
