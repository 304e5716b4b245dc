import { expect, test } from 'vitest'
import { messages } from '../../../../../locales/en/sending.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { longTextOf } from './long-texts.ts'

const address = (digit: string, length: number) => `0x${digit.repeat(length)}`
const payoutOn = (network: string, length: number) =>
  ({
    type: 'offRamp',
    amount: '120.00',
    source: { type: 'wallet', id: 'wallet_1', amount: '120.00', currency: 'usdc', network },
    wallets: [{ id: 'wallet_1', address: address('1', length), nickname: null }],
    instructions: { memo: null, resource: { type: 'wallet', address: address('2', length), network } },
  }) as unknown as Payout

test('a transfer that takes long says so, and on Sui that it may take two days [C13]', () => {
  const [base, sui] = [payoutOn('base', 40), payoutOn('sui', 64)]
  expect([longTextOf(base, 'confirming', true), longTextOf(sui, 'confirming', true)]).toEqual([
    'sending.confirming.long',
    'sending.confirming.longForHours',
  ])
  for (const payout of [base, sui]) {
    expect(longTextOf(payout, 'approving', false)).toBe('sending.approving.long')
    expect(longTextOf(payout, 'checking', false)).toBeUndefined()
  }
})

test('the note of a transaction that no network has seen, or that may yet fail, does not say to go on [C20]', () => {
  const [base, sui] = [payoutOn('base', 40), payoutOn('sui', 64)]
  const texts = [longTextOf(base, 'confirming', false), longTextOf(sui, 'confirming', false)]
  expect(texts).toEqual(['sending.confirming.longUnseen', 'sending.confirming.longForHours'])
  const ids = ['sending.confirming.long', 'sending.confirming.longUnseen', 'sending.confirming.longForHours'] as const
  for (const id of ids) {
    expect(JSON.stringify(messages[id])).toContain('Don’t send it again')
    expect(JSON.stringify(messages[id])).not.toContain('continues')
  }
})
