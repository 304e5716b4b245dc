import type { BankAccount, LinkDestination, WalletLinkPayload } from './bank-account.ts'
import type { Fiat, Stablecoin } from '../currency.ts'
import type { LinkNetwork } from '../networks.ts'

type Linkable = Pick<BankAccount, 'id' | 'currency' | 'isThirdParty' | 'walletBankAccountsAllowed'>

export const canGenerateWallet = (account: Linkable, offloaderWallets: boolean): boolean =>
  offloaderWallets && !account.isThirdParty && account.walletBankAccountsAllowed

export const linkDestinations = (currency: BankAccount['currency']): readonly [LinkDestination, ...LinkDestination[]] =>
  currency === 'eur' ? ['sepa'] : ['ach', 'wire']

export interface LinkCoin {
  readonly coin: Stablecoin
  readonly isDisabled: boolean
}

export const linkCoins = (currency: BankAccount['currency']): readonly LinkCoin[] => [
  { coin: 'usdc', isDisabled: false },
  { coin: 'usdt', isDisabled: currency === 'eur' },
]

export interface LinkForm {
  readonly network: LinkNetwork
  readonly coin: Stablecoin
  readonly destination: LinkDestination
}

export const startLink = (account: Linkable): LinkForm => ({
  network: 'sol',
  coin: 'usdc',
  destination: linkDestinations(account.currency)[0],
})

export const isLinkComplete = ({ currency }: Linkable, { coin, destination }: LinkForm): boolean =>
  linkDestinations(currency).includes(destination) &&
  linkCoins(currency).some((choice) => choice.coin === coin && !choice.isDisabled)

export function walletLinkPayload(account: Linkable, form: LinkForm, offloaderWallets: boolean): WalletLinkPayload {
  if (!canGenerateWallet(account, offloaderWallets)) {
    throw new Error('Offloader wallets are not supported for ramp-widget')
  }
  // Accounts in other currencies cannot have links.
  const currency: Fiat = account.currency === 'eur' ? 'eur' : 'usd'
  return {
    bankAccount: account.id,
    source: { network: form.network, currency: form.coin },
    destination: { currency, network: form.destination },
  }
}
