import type { ApplicationAccess } from '../application.ts'
import { STABLECOINS, type Fiat, type Stablecoin } from '../currency.ts'
import { NETWORKS, type Network } from '../network.ts'
import type { RampType } from './ramp-type.ts'

// Optimism is there for links alone.
const NETWORKS_OF: Readonly<Record<Stablecoin, readonly Network[]>> = {
  usdc: ['solana', 'ethereum', 'base', 'polygon', 'arbitrum', 'avalanche', 'sui', 'aptos', 'sei'],
  usdt: ['solana', 'ethereum', 'polygon', 'arbitrum', 'avalanche', 'tron'],
}

const SOURCELESS_NETWORKS: readonly Network[] = [
  'solana',
  'ethereum',
  'base',
  'polygon',
  'arbitrum',
  'avalanche',
  'tron',
]

export const isTokenOn = (coin: Stablecoin, network: Network): boolean => NETWORKS_OF[coin].includes(network)

export interface RampOptions {
  readonly rampType: RampType
  readonly currency: Fiat
  readonly access: Pick<ApplicationAccess, 'allowSuiPayouts'>
}

/** Euros are not exchanged for USDT. */
const isCoinAllowed = (coin: Stablecoin, { rampType, currency }: Pick<RampOptions, 'rampType' | 'currency'>): boolean =>
  !(rampType === 'on-ramp' && currency === 'eur' && coin === 'usdt')

export const coinsOn = (network: Network, ramp: Pick<RampOptions, 'rampType' | 'currency'>): readonly Stablecoin[] =>
  STABLECOINS.filter((coin) => isTokenOn(coin, network) && isCoinAllowed(coin, ramp))

export type NetworkBlock = 'payouts.currencyUnavailable' | 'wallets.networkNotSupported'

export interface NetworkChoice {
  readonly network: Network
  /** Why it is disabled; null when it is not. */
  readonly blockedBy: NetworkBlock | null
}

function blockOf(network: Network, ramp: RampOptions): NetworkBlock | null {
  if (network === 'sei' && ramp.rampType === 'off-ramp') return 'wallets.networkNotSupported'
  return coinsOn(network, ramp).length > 0 ? null : 'payouts.currencyUnavailable'
}

/** The networks that a payout may use; Sui is there only where the application allows it. */
export function networkChoices(ramp: RampOptions): readonly NetworkChoice[] {
  const carries = (network: Network) => STABLECOINS.some((coin) => isTokenOn(coin, network))
  const isListed = (network: Network) => carries(network) && (network !== 'sui' || ramp.access.allowSuiPayouts)
  return NETWORKS.filter(isListed).map((network) => ({ network, blockedBy: blockOf(network, ramp) }))
}

/** Whether the money may come from any bank account, without one on file. */
export const allowsSourceless = (
  { allowSourcelessOnRamp }: Pick<ApplicationAccess, 'allowSourcelessOnRamp'>,
  network: Network,
): boolean => allowSourcelessOnRamp && SOURCELESS_NETWORKS.includes(network)
