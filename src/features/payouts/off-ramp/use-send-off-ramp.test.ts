import { expect, test } from 'vitest'
import type { Network } from '../../../domain/networks.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { isFromFormWallet } from './use-send-off-ramp.ts'

const HOT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const DEPOSIT = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const PAYOUT = {
  type: 'offRamp',
  status: 'pending',
  amount: '20.00',
  source: { type: 'wallet', id: 'wallet_1', amount: '20.00', currency: 'usdc', network: 'base' },
  wallets: [{ id: 'wallet_1', address: HOT, nickname: null }],
  instructions: { memo: null, resource: { type: 'wallet', address: DEPOSIT, network: 'base' } },
} as unknown as Payout

const formOf = (network: Network, address: string | null) =>
  ({ form: { network }, chosenWallet: address === null ? null : { wallet: { address } } }) as never

test.each([
  ['its own wallet', 'base', HOT.toLowerCase(), true],
  ['another wallet', 'base', OTHER, false],
  ['no wallet', 'base', null, false],
  ['its own wallet on another network', 'ethereum', HOT, false],
] as const)(
  'a payout found by a form that shows %s is sent from there: %s, %s → %s [E18, SAFE-C9]',
  (_, network, address, isSent) => {
    expect(isFromFormWallet(formOf(network, address), PAYOUT)).toBe(isSent)
  },
)
