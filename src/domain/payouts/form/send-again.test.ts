import { expect, test } from 'vitest'
import { microdeposit, offloaded, offRamp, onChain, onRamp } from '../../payout-history/payout.fixture.ts'
import type { Payout } from '../payout.ts'
import { sendAgainForm } from './send-again.ts'

const wire: Payout = { ...offRamp, destination: { ...offRamp.destination, network: 'wire' }, wireMessage: 'FFC:1234' }

test.each([
  [
    'an on-ramp',
    onRamp,
    {
      rampType: 'on-ramp',
      currency: 'usd',
      rail: 'ACH',
      coin: 'usdc',
      network: 'solana',
      bankAccountId: 'bankAccount_chase',
    },
    '1000.00',
  ],
  [
    'an on-ramp from any account, to Ethereum',
    {
      ...onRamp,
      source: { ...onRamp.source, id: 'usd', network: 'wire' },
      destination: { ...onRamp.destination, currency: 'usdt', network: 'ethereum' },
    },
    { rampType: 'on-ramp', rail: 'WIRE', coin: 'usdt', network: 'ethereum', bankAccountId: null },
    '1000.00',
  ],
  ['an off-ramp by same-day ACH', offRamp, { rampType: 'off-ramp', rail: 'ACH', walletId: 'wallet_1' }, '2500.00'],
  ['an off-ramp by wire', wire, { rail: 'WIRE', wireMessage: { kind: null, text: '' } }, '2500.00'],
] as const)('%s is asked for again with its ids, its method and its amount [F36]', (_, payout, form, amount) => {
  const again = sendAgainForm({ ...(payout as Payout), sourceBankAccount: null })
  expect(again).toMatchObject({ edited: 'source', amount, madeId: null })
  expect(again!.form).toMatchObject({
    ...form,
    bankAccountId: 'bankAccountId' in form ? form.bankAccountId : payout.destination.id,
  })
})

test.each([
  ['a deposit to a generated address', offloaded],
  ['a deposit from a saved wallet to a generated address', { ...offRamp, usageType: 'offloader' }],
  ['a microdeposit', microdeposit],
  ['a transfer from wallet to wallet', onChain],
  ['an unknown type', { ...onRamp, type: { unlisted: 'swap' } }],
  ['an unknown network', { ...onRamp, destination: { ...onRamp.destination, network: { unlisted: 'near' } } }],
  ['an unknown rail', { ...onRamp, source: { ...onRamp.source, network: { unlisted: 'pigeon' } } }],
] as const)('%s is not offered again [F36]', (_, payout) => {
  expect(sendAgainForm(payout as unknown as Payout)).toBeNull()
})
