import { STABLECOINS, type Stablecoin } from '../currency.ts'
import { NETWORKS, type Network } from '../networks.ts'
import type { Wallet } from '../wallets/wallet.ts'
import { coinsOn, networkChoices, type NetworkBlock, type RampOptions } from './tokens.ts'

export interface WalletChoice {
  readonly wallet: Wallet
  readonly network: Network | null
  /** The reason why the wallet cannot be chosen; null when it can. */
  readonly blockedBy: NetworkBlock | null
}

const knownNetwork = ({ network }: Wallet): Network | null => NETWORKS.find((known) => known === network) ?? null

function choiceOf(wallet: Wallet, ramp: RampOptions): WalletChoice {
  const network = knownNetwork(wallet)
  const offered = networkChoices(ramp).find((choice) => choice.network === network)
  return { wallet, network, blockedBy: offered ? offered.blockedBy : 'wallets.networkNotSupported' }
}

/** Every wallet of the address book; wallets that this payout cannot use come last. */
export function walletChoices(wallets: readonly Wallet[], ramp: RampOptions): readonly WalletChoice[] {
  const choices = wallets.map((wallet) => choiceOf(wallet, ramp))
  const isOpen = ({ blockedBy }: WalletChoice) => blockedBy === null
  return [...choices.filter(isOpen), ...choices.filter((choice) => !isOpen(choice))]
}

export interface CoinChoice {
  readonly coin: Stablecoin
  readonly blockedBy: NetworkBlock | null
}

/** Both stablecoins; one that the network or the currency does not allow is disabled. */
export const coinChoices = (
  network: Network,
  ramp: Pick<RampOptions, 'rampType' | 'currency'>,
): readonly CoinChoice[] =>
  STABLECOINS.map((coin) => ({
    coin,
    blockedBy: coinsOn(network, ramp).includes(coin) ? null : 'payouts.currencyUnavailable',
  }))
