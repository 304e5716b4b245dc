import type { PayoutPayload } from '../../domain/payouts/payout.ts'
import type { RegisteredNetwork } from '../../domain/networks.ts'

export const offRamp: PayoutPayload = {
  source: { type: 'wallet', id: 'wallet_1', amount: '100.00', currency: 'usdc', network: 'base' },
  destination: { type: 'bankAccount', id: 'bankAccount_1', amount: '98.90', currency: 'usd', network: 'achSameDay' },
  wireMessage: 'FFC:rent',
}

export const offRampOn = (network: 'base' | RegisteredNetwork): PayoutPayload => ({
  ...offRamp,
  source: { ...offRamp.source, network },
})

/** Where the tokens of an off-ramp go: each payout has an address of its own. */
export const depositAddress = (count: number, network = 'base') =>
  `0x${count.toString(16).padStart(addressLengthOf(network), 'd')}`
const addressLengthOf = (network: string) => (['sui', 'aptos'].includes(network) ? 64 : 40)
export const walletOn = (network: string) => ({
  id: 'wallet_1',
  address: `0x${'a'.repeat(addressLengthOf(network))}`,
  nickname: null,
})
/** Where the tokens go: to an address on the network of the wallet. */
export const resourceOf = ({ source }: PayoutPayload, count: number) => {
  const network = ['sui', 'aptos'].find((each) => each === source.network) ?? 'base'
  return { type: 'wallet', address: depositAddress(count, network), network }
}
