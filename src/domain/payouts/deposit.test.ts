import { expect, test } from 'vitest'
import { depositOf, isUnpayable, waitsForBurn } from './deposit.ts'
import type { Payout } from './payout.ts'

const FROM = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const payout = {
  type: 'offRamp',
  amount: '120.00',
  source: { type: 'wallet', id: 'wallet_1', amount: '120.00', currency: 'usdc', network: 'base' },
  wallets: [{ id: 'wallet_1', address: FROM, nickname: null }],
  instructions: { memo: 'SPH1', resource: { type: 'wallet', address: TO, network: 'base' } },
} as unknown as Payout

const withResource = (resource: object, memo: string | null = null): Payout =>
  ({ ...payout, instructions: { memo, resource } }) as unknown as Payout

test('the deposit is what the payout asks for, from the wallet that it names [C20]', () => {
  expect(depositOf(payout)).toEqual({
    network: 'base',
    coin: 'usdc',
    amount: '120.00',
    from: FROM,
    to: TO,
    memo: 'SPH1',
  })
})

const MOVE = { from: `0x${'a'.repeat(64)}`, to: `0x${'b'.repeat(64)}` }
const onSui = (network: string, address: string, currency = 'usdc'): Payout =>
  ({
    ...withResource({ type: 'wallet', address, network }),
    source: { ...payout.source, currency, network: 'sui' },
    wallets: [{ id: 'wallet_1', address: MOVE.from, nickname: null }],
  }) as unknown as Payout

test('tokens that have to be burned have the network that they are minted on [C3]', () => {
  expect(depositOf(onSui('ethereum', TO))).toMatchObject({ network: 'sui', redemption: 'ethereum', to: TO })
  expect(depositOf(onSui('sui', MOVE.to))).toEqual({
    network: 'sui',
    coin: 'usdc',
    amount: '120.00',
    from: MOVE.from,
    to: MOVE.to,
    memo: null,
  })
})

test('a burn is to an address of its own network, and of USDC alone [C3]', () => {
  expect(depositOf(onSui('ethereum', MOVE.to))).toBeNull()
  expect(depositOf(onSui('ethereum', TO, 'usdt'))).toBeNull()
  expect(depositOf(onSui('moon', TO))).toBeNull()
})

test('an off-ramp that waits for a burn says well where its tokens go [C3]', () => {
  const burn = { ...onSui('ethereum', TO), status: 'pending' } as Payout
  expect([waitsForBurn(burn), isUnpayable(burn)]).toEqual([true, false])
  const plain = { ...onSui('sui', MOVE.to), status: 'pending' } as Payout
  expect([waitsForBurn(plain), isUnpayable(plain)]).toEqual([false, false])
  expect(waitsForBurn({ ...burn, status: 'funded' })).toBe(false)
})

test.each([
  ['no instructions', { ...payout, instructions: null }],
  ['instructions for a bank', withResource({ type: 'bankAccount', bankName: 'Chase' })],
  ['an address of another network', withResource({ type: 'wallet', address: TO, network: 'polygon' })],
  ['an address that is none', withResource({ type: 'wallet', address: `${TO.slice(0, -1)}`, network: 'base' })],
  ['the address of the wallet itself', withResource({ type: 'wallet', address: FROM.toLowerCase(), network: 'base' })],
  ['an address with a hidden character', withResource({ type: 'wallet', address: `${TO}\u200B`, network: 'base' })],
  ['a memo with a hidden character', withResource({ type: 'wallet', address: TO, network: 'base' }, 'SPH\u202E1')],
  ['a wallet that the payout does not name', { ...payout, wallets: [] }],
  ['a source that is no stablecoin', { ...payout, source: { ...payout.source, currency: 'usd' } }],
  ['a network that is not known', { ...payout, source: { ...payout.source, network: { unlisted: 'moon' } } }],
] as readonly (readonly [string, Payout])[])('with %s nothing is sent [E18, C20]', (_, wrong) => {
  expect(depositOf(wrong)).toBeNull()
})
