import { expect, test } from 'vitest'
import { lengthen } from './lengthen.mjs'

test('each word of the pseudo-locale is 40 % longer, and short words stay [FIT-03]', () => {
  expect(lengthen('Choose a currency')).toBe('Chooseose a currencyency')
  expect(lengthen('to an IBAN')).toBe('to an IBANAN')
})

test('elements, variables and the forms of a plural stay what they are [FIT-03]', () => {
  expect(lengthen(['Transfer to <0>bank</0> on ', ['day', 'date', 'short']])).toEqual([
    'Transfersfer to <0>banknk</0> on ',
    ['day', 'date', 'short'],
  ])
  const plural = [['count', 'plural', { offset: 0, one: ['#', ' match'], other: ['#', ' matches'] }]]
  expect(lengthen(plural)).toEqual([
    ['count', 'plural', { offset: 0, one: ['#', ' matchch'], other: ['#', ' matcheshes'] }],
  ])
})
