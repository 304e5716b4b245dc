import type { ApplicationAccess } from '../application.ts'
import type { Network } from '../networks.ts'
import type { Wallet, WalletPayload } from './wallet.ts'
import { plainText } from '../../lib/format/plain-text.ts'
import { isAddressOf, writeAddress } from './addresses/address.ts'
import { isNobodys } from './addresses/no-account.ts'
import { DEFAULT_NETWORK, isWalletSupported, readNetwork } from '../networks.ts'

export const NICKNAME_MAX_LENGTH = 20

export interface WalletForm {
  readonly network: Network
  readonly address: string
  readonly nickname: string
  readonly consent: boolean
  /** True when the address came from a connected wallet and was not typed. */
  readonly isConnected: boolean
}

const emptyWallet: WalletForm = {
  network: DEFAULT_NETWORK,
  address: '',
  nickname: '',
  consent: false,
  isConnected: false,
}

/** The initial form for a route's `network`; an unknown or unavailable one falls back to the default network. */
export function startWallet(
  network: string | undefined,
  access: Pick<ApplicationAccess, 'allowSuiPayouts'>,
): WalletForm {
  const wanted = readNetwork(network ?? '')
  return wanted && isWalletSupported(wanted, access) ? { ...emptyWallet, network: wanted } : emptyWallet
}

export const editWallet = ({ address, nickname }: Wallet, network: Network): WalletForm => ({
  ...emptyWallet,
  network,
  address,
  nickname: nickname ?? '',
})

interface Connected extends Pick<WalletPayload, 'network' | 'address' | 'consent'> {
  /** The wallet's own name. */
  readonly name: string
}

/** A connected wallet that is saved under its own name. */
export const connectedWallet = ({ network, address, name, consent }: Connected): WalletPayload => ({
  network,
  address: writeAddress(network, address),
  nickname: [...name].slice(0, NICKNAME_MAX_LENGTH).join('').trim(),
  consent,
  isConnected: true,
})

type WalletFormError =
  | 'validation.required'
  | 'validation.invalidWalletAddress'
  | 'validation.nobodysAddress'
  | 'validation.maxLength.walletNickname'

type WalletFormErrors = Readonly<Partial<Record<keyof WalletForm, WalletFormError>>>

const isBlank = (text: string) => text.trim() === ''

// Characters that change the order of the visible text are not among them: a text with one is refused as an address.
const WITHOUT_WIDTH = /[\u00AD\u200B\u2060\uFEFF]/g

/** The address as it is judged and sent: a page may have put marks without width into what was copied from it. */
export const typedAddress = ({ address }: Pick<WalletForm, 'address'>): string =>
  address.replaceAll(WITHOUT_WIDTH, '').trim()

function addressError(form: WalletForm, tokens: readonly string[]): WalletFormError | null {
  const { network } = form
  const address = typedAddress(form)
  if (isBlank(address)) return 'validation.required'
  if (!readNetwork(network)) return null
  if (!isAddressOf(network, address)) return 'validation.invalidWalletAddress'
  return isNobodys(network, address, tokens) ? 'validation.nobodysAddress' : null
}

function nicknameError({ nickname }: WalletForm): WalletFormError | null {
  const name = plainText(nickname)
  if (isBlank(name)) return 'validation.required'
  return name.length > NICKNAME_MAX_LENGTH ? 'validation.maxLength.walletNickname' : null
}

/** Returns the errors of a form; an empty object means that the form can be sent. `tokens` names the stablecoins of its network. */
export function walletErrors(form: WalletForm, tokens: readonly string[] = []): WalletFormErrors {
  const findings: readonly (readonly [keyof WalletForm, WalletFormError | null])[] = [
    ['network', readNetwork(form.network) ? null : 'validation.required'],
    ['address', addressError(form, tokens)],
    ['nickname', nicknameError(form)],
    ['consent', form.consent ? null : 'validation.required'],
  ]
  return Object.fromEntries(findings.filter(([, error]) => error !== null))
}

export const walletPayload = (form: WalletForm): WalletPayload => ({
  network: form.network,
  address: writeAddress(form.network, typedAddress(form)),
  nickname: plainText(form.nickname),
  consent: form.consent,
  isConnected: form.isConnected,
})
