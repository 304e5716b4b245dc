import { STABLECOINS, type Stablecoin } from '../currency.ts'
import { familyOf, NETWORKS, sharesAddress, type Network } from '../networks.ts'
import { isSameAddress } from '../wallets/addresses/address.ts'
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

/** A connected wallet that cannot be chosen until it is saved. */
export interface UnsavedChoice extends Omit<WalletChoice, 'wallet'> {
  readonly network: Network
  readonly address: string
}

/** The connected wallet, for a payout that needs it saved; null where it is a choice already, on any network of its family. */
export function unsavedChoice(
  { network, address }: Pick<UnsavedChoice, 'network' | 'address'>,
  choices: readonly WalletChoice[],
  ramp: RampOptions,
): UnsavedChoice | null {
  const isSaved = choices.some(
    ({ wallet, network: ownNetwork }) =>
      ownNetwork !== null &&
      familyOf(ownNetwork) === familyOf(network) &&
      isSameAddress(network, wallet.address, address),
  )
  const offered = networkChoices(ramp).find((choice) => choice.network === network)
  return isSaved ? null : { network, address, blockedBy: offered ? offered.blockedBy : 'wallets.networkNotSupported' }
}

export interface TokenChoice {
  readonly coin: Stablecoin
  readonly network: Network
  /** The reason why the token is disabled; null when it is enabled. */
  readonly blockedBy: NetworkBlock | null
}

/**
 * The tokens of a wallet. On its own network both stablecoins are listed, also one that the network or the currency does not
 * allow. An EVM wallet has the same address on every EVM network, so those follow (decisions.md F34).
 */
export function tokenChoices(ownNetwork: Network, ramp: RampOptions): readonly TokenChoice[] {
  const allowed = coinsOn(ownNetwork, ramp)
  const ownTokens = STABLECOINS.map((coin): TokenChoice => ({
    coin,
    network: ownNetwork,
    blockedBy: allowed.includes(coin) ? null : 'payouts.currencyUnavailable',
  }))
  const others = networkChoices(ramp).filter(
    ({ network }) => network !== ownNetwork && sharesAddress(network, ownNetwork),
  )
  return [
    ...ownTokens,
    ...others.flatMap(({ network, blockedBy }) => coinsOn(network, ramp).map((coin) => ({ coin, network, blockedBy }))),
  ]
}
