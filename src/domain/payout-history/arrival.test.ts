import { expect, test } from 'vitest'
import { NETWORKS } from '../networks.ts'
import { PAYOUT_STATUSES } from '../payouts/payout.ts'
import { arrivalOf, hasReceipt } from './arrival.ts'
import { explorerLink } from './references/explorers.ts'
import { microdeposit, offRamp, onChain, onRamp } from './payout.fixture.ts'

const HASH = `0x${'8f'.repeat(32)}`
const succeeded = { status: 'succeeded', finalAmount: '998.40', transactionHash: HASH } as const

test.each(PAYOUT_STATUSES)('a transfer has an end when it succeeded: %s [H21]', (status) => {
  expect(arrivalOf({ ...onRamp, status }) !== null).toBe(status === 'succeeded')
  expect(arrivalOf({ ...microdeposit, status })).toBeNull()
})

test.each([
  ['that has arrived', { status: 'succeeded' }, true],
  ['of which a part came back later', { status: 'succeeded', refund: { amount: '1.00', at: new Date(0) } }, true],
  ['that was delivered and came back', { status: 'returned' }, true],
  ['that was delivered, and refunded then', { status: 'refunded', finalAmount: '998.40' }, true],
  ['that was never delivered, and refunded', { status: 'refunded' }, false],
  ['on its way', { status: 'processing' }, false],
  ['that waits', { status: 'pending' }, false],
  ['that failed', { status: 'failed' }, false],
] as const)('a transfer %s has a receipt, or none [DET-14]', (_, fields, isThere) => {
  expect(hasReceipt({ ...onRamp, ...fields })).toBe(isThere)
  expect(hasReceipt({ ...microdeposit, ...fields })).toBe(false)
})

test('the end of a transfer names what arrived, where it is, and its transaction [H21]', () => {
  expect(arrivalOf({ ...onRamp, ...succeeded })).toEqual({
    money: { amount: '998.40', currency: 'usdc' },
    to: {
      kind: 'wallet',
      nickname: 'Main wallet',
      address: '7xKqT4abcdefghijklmnopqrstuvwxyz9fPdWm',
      network: 'sol',
    },
    network: 'Solana',
    explorer: { name: 'Solscan', href: `https://solscan.io/tx/${HASH}`, network: 'solana' },
  })
  expect(arrivalOf({ ...offRamp, ...succeeded })).toMatchObject({
    to: { kind: 'bank', lastFour: '4821' },
    network: null,
    explorer: { name: 'Solscan' },
  })
  // The transaction that delivered the tokens is on the network of the destination.
  expect(arrivalOf({ ...onChain, ...succeeded })?.explorer?.name).toBe('Solscan')
})

test('there is an explorer link only where there is a hash [H21]', () => {
  for (const transactionHash of [null, '', 'abc', `${HASH}/../evil`, `${HASH}?a=b`, 'javascript:alert(1)'])
    expect(arrivalOf({ ...onRamp, ...succeeded, transactionHash })?.explorer, String(transactionHash)).toBeNull()
  const unknown = { ...onRamp.destination, network: { unlisted: 'starknet' } }
  expect(arrivalOf({ ...onRamp, ...succeeded, destination: unknown })?.explorer).toBeNull()
})

test('every network has an explorer of its own, reached over https [H21]', () => {
  const links = NETWORKS.map((network) => explorerLink(network, HASH)!)
  expect(new Set(links.map(({ href }) => new URL(href).host)).size).toBe(NETWORKS.length)
  for (const { href } of links) expect(href).toMatch(new RegExp(`^https://.*${HASH}`))
})
