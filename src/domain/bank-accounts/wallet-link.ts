import type { BankAccount, LinkDestination, WalletBankAccount, WalletLinkPayload } from './bank-account.ts'
import { currencyRules, isFiat, type Fiat, type Stablecoin } from '../currency.ts'
import type { LinkNetwork } from '../networks.ts'
import { RAIL_RULES, railOf, type Rail } from '../rails.ts'

type Linkable = Pick<BankAccount, 'id' | 'currency' | 'isThirdParty' | 'walletBankAccountsAllowed'>

/** Arriving tokens are paid out in the account's own currency by its own rail, so an account without such a rail has no address. */
export const canGenerateWallet = (account: Linkable, offloaderWallets: boolean): boolean =>
  offloaderWallets &&
  !account.isThirdParty &&
  account.walletBankAccountsAllowed &&
  linkCurrency(account) === account.currency

export const linkDestinations = (currency: BankAccount['currency']): readonly [LinkDestination, ...LinkDestination[]] =>
  currencyRules(linkCurrency({ currency })).links

interface LinkCoin {
  readonly coin: Stablecoin
  readonly isDisabled: boolean
}

export const linkCoins = (currency: BankAccount['currency']): readonly LinkCoin[] => [
  { coin: 'usdc', isDisabled: false },
  { coin: 'usdt', isDisabled: currencyRules(linkCurrency({ currency })).withoutUsdt.includes('link') },
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

/** The rail that prices a deposit: ACH is paid out, and priced, as same-day ACH. */
export const linkRail = (destination: LinkDestination): Rail | null =>
  railOf(destination === 'ach' ? RAIL_RULES.ACH.sentAs.destination : destination)

export const isLinkComplete = ({ currency }: Linkable, { coin, destination }: LinkForm): boolean =>
  linkDestinations(currency).includes(destination) &&
  linkCoins(currency).some((choice) => choice.coin === coin && !choice.isDisabled)

export function walletLinkPayload(account: Linkable, form: LinkForm, offloaderWallets: boolean): WalletLinkPayload {
  if (!canGenerateWallet(account, offloaderWallets)) {
    throw new Error('Offloader wallets are not supported for ramp-widget')
  }
  return {
    bankAccount: account.id,
    source: { network: form.network, currency: form.coin },
    destination: { currency: linkCurrency(account), network: form.destination },
  }
}

/** Accounts in other currencies cannot have links. */
export const linkCurrency = ({ currency }: Pick<BankAccount, 'currency'>): Fiat =>
  isFiat(currency) ? currencyRules(currency).linkedAs : 'usd'

/** The field of the form for each path of the request. */
const FIELD_OF = {
  'source.network': 'network',
  'source.currency': 'coin',
  'destination.network': 'destination',
  'destination.currency': 'destination',
} as const satisfies Readonly<Record<string, keyof LinkForm>>

export type LinkRefusals = Readonly<Partial<Record<keyof LinkForm, string>>>

/** The server's refusals, by the field of the form. */
export const linkRefusals = (fields: Readonly<Record<string, string>>): LinkRefusals =>
  Object.fromEntries(
    Object.entries(FIELD_OF).flatMap(([path, field]) => (fields[path] === undefined ? [] : [[field, fields[path]]])),
  )

/** How many addresses the account has, those too that could not be read. */
export const linkCount = ({
  walletBankAccounts,
  unreadableLinks = 0,
}: Pick<BankAccount, 'walletBankAccounts' | 'unreadableLinks'>): number => walletBankAccounts.length + unreadableLinks

/** The account with a link that was just made, also when the list does not name it yet. */
export function withLink(account: BankAccount, made: WalletBankAccount): BankAccount {
  const others = account.walletBankAccounts.filter(({ id }) => id !== made.id)
  return { ...account, walletBankAccounts: [...others, made] }
}

/** The addresses in the order of the server, but for the one that was just made, which is first. */
export const linksOf = (
  { walletBankAccounts }: Pick<BankAccount, 'walletBankAccounts'>,
  made: WalletBankAccount | null,
): readonly WalletBankAccount[] => [...(made ? [made] : []), ...walletBankAccounts.filter(({ id }) => id !== made?.id)]
