import { expect, test } from 'vitest'
import type { Payout } from '../payouts/payout.ts'
import { areInstructionsUnsafe, instructionAmount, instructionLines } from './instructions.ts'
import { offRamp, onRamp } from './payout.fixture.ts'

const euro: Payout = {
  ...onRamp,
  amount: '250',
  source: { ...onRamp.source, currency: 'eur', network: 'sepa' },
  instructions: {
    memo: 'SPH2M9X41T',
    resource: {
      type: 'bankAccount',
      bankName: 'Sandbox Trust Bank',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
      accountNumber: null,
      routingNumber: null,
    },
  },
}
const linesOf = (payout: Payout) =>
  instructionLines(payout, 'en').map(
    ({ label, value, copied, isExact }) =>
      `${label.replace('payouts.instructions.', '')}: ${value}${copied === value ? '' : ` (${copied})`}${isExact ? '!' : ''}`,
  )

test('dollar instructions have the payee first and to the letter, amount, memo, both numbers, type, bank and address [ONR-05, F32]', () => {
  expect(linesOf(onRamp)).toEqual([
    'accountHolder: Sphere Sandbox Ltd!',
    'amount: $1,000.00 (1000.00)!',
    'memo: SPH7Q4K92M!',
    'accountNumber: 980144201176',
    'routingNumber: 084106769',
    'accountType: checking',
    'bankName: Sandbox Trust Bank',
    'bankAddress: 200 Harbor Avenue, Portland, ME 04101, USA',
  ])
})

test('euro instructions have a grouped IBAN, which is copied without spaces, and a BIC [ONR-05, ONR-08]', () => {
  expect(linesOf(euro).slice(0, 5)).toEqual([
    'accountHolder: Sphere Sandbox Ltd!',
    'amount: €250.00 (250)!',
    'memo: SPH2M9X41T!',
    'iban: DE89 3704 0044 0532 0130 00 (DE89370400440532013000)',
    'bic: COBADEFFXXX',
  ])
})

test('the beneficiary address and the account type are listed where the API gives them, a known type in words [F32]', () => {
  const withAccount = (change: Partial<NonNullable<Payout['fundingBankAccount']>>) =>
    instructionLines({ ...onRamp, fundingBankAccount: { ...onRamp.fundingBankAccount!, ...change } }, 'en')
      .filter(({ label }) => /accountType|beneficiaryAddress/.test(label))
      .map(({ label, value, word }) => [label.replace('payouts.instructions.', ''), word ?? value])
  expect(withAccount({ accountType: 'Savings', beneficiaryAddress: '1 Sandbox Plaza, Wilmington' })).toEqual([
    ['accountType', 'payouts.instructions.type.savings'],
    ['beneficiaryAddress', '1 Sandbox Plaza, Wilmington'],
  ])
  expect(withAccount({ accountType: 'escrow', beneficiaryAddress: null })).toEqual([['accountType', 'escrow']])
  expect(withAccount({ accountType: null, beneficiaryAddress: '' })).toEqual([])
})

test('a missing value has no line [ONR-05]', () => {
  const bare = {
    ...onRamp,
    fundingBankAccount: null,
    instructions: onRamp.instructions && { ...onRamp.instructions, memo: null },
  }
  expect(linesOf(bare)).toEqual([
    'amount: $1,000.00 (1000.00)!',
    'accountNumber: 980144201176',
    'routingNumber: 084106769',
    'bankName: Sandbox Trust Bank',
  ])
})

test('without a funding bank account there are no lines [ONR-05]', () => {
  expect(linesOf({ ...onRamp, instructions: null })).toEqual([])
  expect(linesOf(offRamp)).toEqual([])
})

test.each([
  ['eur', '€'],
  ['usd', '$'],
  ['usdc', '$'],
  ['mxn', '$'],
] as const)('the symbol of %s is %s [ONR-07]', (currency, symbol) => {
  expect(instructionAmount('1', currency, 'en')).toBe(`${symbol}1.00`)
})

test('amounts have two decimals in the format of the language [ONR-08]', () => {
  expect(instructionAmount('1.5', 'eur', 'en')).toBe('€1.50')
  expect(instructionAmount('1234.5', 'usd', 'de').replaceAll(/\s/g, ' ')).toBe('1.234,50 $')
})

const HIDDEN = ['\u202E', '\u2066', '\u200B', '\u200D', '\u0000', '\u00AD', '\uFEFF', '\n']

test('an invisible character in the memo or in a number makes the instructions unsafe [SAFE-E4]', () => {
  const { instructions } = euro
  expect([areInstructionsUnsafe(onRamp), areInstructionsUnsafe(euro), areInstructionsUnsafe(offRamp)]).toEqual([
    false,
    false,
    false,
  ])
  for (const character of HIDDEN) {
    expect(areInstructionsUnsafe({ instructions: { ...instructions!, memo: `SPH${character}7654321` } })).toBe(true)
    for (const field of ['iban', 'bic', 'accountNumber', 'routingNumber']) {
      const resource = { ...instructions!.resource, [field]: `98014${character}4201175` }
      expect(areInstructionsUnsafe({ instructions: { ...instructions!, resource } })).toBe(true)
    }
    const resource = { type: 'wallet', address: `9WzDX${character}bmkg8`, network: 'sol' } as const
    expect(areInstructionsUnsafe({ instructions: { memo: null, resource } })).toBe(true)
  }
  expect(areInstructionsUnsafe({ instructions: null })).toBe(false)
})
