import type { ApplicationAccess } from '../application.ts'
import { currencyRules, STABLECOINS, type Fiat, type Stablecoin } from '../currency.ts'
import { isPermitted, NETWORKS, networkRules, type Network } from '../networks.ts'
import type { RampType } from './ramp-type.ts'

const isTokenOn = (coin: Stablecoin, network: Network): boolean => networkRules(network).coins.includes(coin)

export interface RampOptions {
  readonly rampType: RampType
  readonly currency: Fiat
  readonly access: Pick<ApplicationAccess, 'allowSuiPayouts'>
}

const isCoinAllowed = (coin: Stablecoin, { rampType, currency }: Pick<RampOptions, 'rampType' | 'currency'>): boolean =>
  coin !== 'usdt' || !currencyRules(currency).withoutUsdt.includes(rampType === 'on-ramp' ? 'onRamp' : 'offRamp')

export const coinsOn = (network: Network, ramp: Pick<RampOptions, 'rampType' | 'currency'>): readonly Stablecoin[] =>
  STABLECOINS.filter((coin) => isTokenOn(coin, network) && isCoinAllowed(coin, ramp))

export type NetworkBlock = 'payouts.currencyUnavailable' | 'wallets.networkNotSupported' | 'connection.notSupported'

interface NetworkChoice {
  readonly network: Network
  /** The reason why the token is disabled; null when it is enabled. */
  readonly blockedBy: NetworkBlock | null
}

function blockOf(network: Network, ramp: RampOptions): NetworkBlock | null {
  if (ramp.rampType === 'off-ramp' && !networkRules(network).offRamp) return 'connection.notSupported'
  return coinsOn(network, ramp).length > 0 ? null : 'payouts.currencyUnavailable'
}

/** The networks that a payout may use. */
export function networkChoices(ramp: RampOptions): readonly NetworkChoice[] {
  const isListed = (network: Network) => networkRules(network).coins.length > 0 && isPermitted(network, ramp.access)
  return NETWORKS.filter(isListed).map((network) => ({ network, blockedBy: blockOf(network, ramp) }))
}

/** Whether an on-ramp may be funded from any bank account, without one on file. */
export const allowsSourceless = (
  { allowSourcelessOnRamp }: Pick<ApplicationAccess, 'allowSourcelessOnRamp'>,
  network: Network,
): boolean => allowSourcelessOnRamp && networkRules(network).sourceless
