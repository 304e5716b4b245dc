import type { ApplicationAccess } from '../../application.ts'
import type { AccountChoice } from '../../bank-accounts/account-list.ts'
import type { Fiat, Stablecoin } from '../../currency.ts'
import { DEFAULT_NETWORK, type Network } from '../../networks.ts'
import type { FormRail } from '../../rails.ts'
import type { RampType } from '../ramp-type.ts'
import { allowsSourceless, coinsOn } from '../tokens.ts'
import { tokenChoices, type TokenChoice, type WalletChoice } from '../wallet-choices.ts'
import type { PayoutForm } from './payout-form.ts'
import { noWireMessage } from './wire-message.ts'

export interface FormStart {
  readonly rampType: RampType
  readonly currency: Fiat
  readonly rail: FormRail
  readonly access: ApplicationAccess
  readonly accounts: readonly AccountChoice[]
  readonly wallets: readonly WalletChoice[]
}

/** The form as it was left. A wallet or an account that was not listed then was added for this form (decisions.md W16). */
export interface FormDraft {
  readonly form: PayoutForm
  readonly walletIds: readonly string[]
  readonly accountIds: readonly string[]
  /** Set if an earlier page or transfer left it: a part that can no longer be used is left empty, not replaced by another. */
  readonly isExact?: true
}

const isOpen = ({ blockedBy }: { readonly blockedBy: string | null }) => blockedBy === null

/** Whether the form needs no bank account: an on-ramp may be sent from any one to some networks. */
export const isSourceless = (
  { rampType, network }: Pick<PayoutForm, 'rampType' | 'network'>,
  access: Pick<ApplicationAccess, 'allowSourcelessOnRamp'>,
): boolean => rampType === 'on-ramp' && allowsSourceless(access, network)

/** The account that was added since the draft was written; null when there is none. */
export const addedAccount = (accounts: readonly AccountChoice[], draft: FormDraft | null): AccountChoice | null =>
  draft && !draft.isExact ? (accounts.find(({ account }) => !draft.accountIds.includes(account.id)) ?? null) : null

/** The customer's own: a third party is paid only where the customer says so. */
const firstAccount = (accounts: readonly AccountChoice[]) =>
  accounts.find((choice) => isOpen(choice) && !choice.account.isThirdParty)?.account.id ?? null

function startWallet({ wallets }: FormStart, draft: FormDraft | null): WalletChoice | null {
  const added =
    draft && !draft.isExact && wallets.find((choice) => isOpen(choice) && !draft.walletIds.includes(choice.wallet.id))
  const kept = draft && wallets.find((choice) => isOpen(choice) && choice.wallet.id === draft.form.walletId)
  return (added || null) ?? kept ?? (draft?.isExact ? null : (wallets.find(isOpen) ?? null))
}

function startAccount({ accounts, access, ...start }: FormStart, network: Network, draft: FormDraft | null) {
  const usable = accounts.filter(isOpen).map(({ account }) => account.id)
  const added = addedAccount(accounts, draft)?.account.id
  const chosen = usable.find((id) => id === added) ?? usable.find((id) => id === draft?.form.bankAccountId)
  if (draft?.isExact) return chosen ?? null
  return chosen ?? (isSourceless({ ...start, network }, access) ? null : firstAccount(accounts))
}

type FormPart = 'wallet' | 'account'

/** Parts that an earlier page or transfer named and that can no longer be used, until the customer chooses others. */
export function missingParts({ walletId, bankAccountId }: PayoutForm, draft: FormDraft | null): readonly FormPart[] {
  if (!draft?.isExact) return []
  const wallet = draft.form.walletId !== null && walletId === null
  const account = draft.form.bankAccountId !== null && bankAccountId === null
  return [...(wallet ? (['wallet'] as const) : []), ...(account ? (['account'] as const) : [])]
}

/** The network of a kept wallet, where its token can still be chosen there. */
function keptNetwork(start: FormStart, { network }: WalletChoice, { form }: FormDraft): Network | null {
  const isOffered = ({ network, coin, blockedBy }: TokenChoice) =>
    network === form.network && coin === form.coin && blockedBy === null
  return network !== null && tokenChoices(network, start).some(isOffered) ? form.network : null
}

export function startForm(start: FormStart, draft: FormDraft | null): PayoutForm {
  const { rampType, currency, rail } = start
  const choice = startWallet(start, draft)
  const isKept = draft !== null && choice !== null && draft.form.walletId === choice.wallet.id
  const network = (isKept ? keptNetwork(start, choice, draft) : null) ?? choice?.network ?? DEFAULT_NETWORK
  const coins = coinsOn(network, start)
  return {
    rampType,
    currency,
    rail,
    network,
    coin: coins.find((coin) => coin === draft?.form.coin) ?? coins[0] ?? 'usdc',
    walletId: choice?.wallet.id ?? null,
    bankAccountId: startAccount(start, network, draft),
    wireMessage: draft?.form.wireMessage ?? noWireMessage,
  }
}

/** A network that takes money from no unknown account needs one of the customer's. */
export function withToken(
  form: PayoutForm,
  token: { readonly coin: Stablecoin; readonly network: Network },
  { access, accounts }: FormStart,
): PayoutForm {
  const changed = { ...form, ...token }
  const needsAccount = form.bankAccountId === null && !isSourceless(changed, access)
  return { ...changed, bankAccountId: needsAccount ? firstAccount(accounts) : form.bankAccountId }
}

/** The wallet on its own network, with the same coin where there is one. */
export function withWallet(form: PayoutForm, { wallet, network }: WalletChoice, start: FormStart): PayoutForm {
  if (!network) return form
  const coins = coinsOn(network, form)
  const coin = coins.includes(form.coin) ? form.coin : (coins[0] ?? form.coin)
  return { ...withToken(form, { coin, network }, start), walletId: wallet.id }
}
