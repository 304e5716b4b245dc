import type { createEvmWallet, EvmWallet } from '../../support/wallets/evm-wallet.ts'
import { button, until } from '../../support/host.ts'
import { visit, type Visitor } from '../../support/visit.ts'

export const KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'
export const OTHER_KEY = '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a'
export const ICON =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>'

type Options = Parameters<typeof createEvmWallet>[0]

export const REJECTED = 'User rejected the connection Select the wallet again.'
export const rejection = Object.assign(new Error('User rejected the request.'), { code: 4001 })

const present: EvmWallet[] = []

/** Puts a wallet into the page. */
export async function installWallet(options: Partial<Options> = {}): Promise<EvmWallet> {
  const kit = (await import('/.cache/kit/evm-wallet.js' as string)) as { createEvmWallet: typeof createEvmWallet }
  const wallet = kit.createEvmWallet({ key: KEY, icon: ICON, ...options })
  present.push(wallet)
  return wallet
}

export const removeWallets = () => present.splice(0).forEach((wallet) => wallet.leave())

export const CHALLENGE = { message: 'Sign to prove it.\nNonce: 1', nonce: 'nonce1', expiresAt: '2030-01-01T00:00:00Z' }

export const dialog = (shadow: ShadowRoot) => shadow.querySelector<HTMLDialogElement>('dialog[open]')
export const addressField = (shadow: ShadowRoot) => shadow.querySelector<HTMLInputElement>('input[name=address]')!
export const row = (shadow: ShadowRoot, name: string) =>
  [...(dialog(shadow)?.querySelectorAll<HTMLElement>('[part=row]') ?? [])].find((one) =>
    one.textContent!.includes(name),
  )
export const titleOf = (shadow: ShadowRoot) => shadow.querySelector('[part=title]')!.textContent

/** Opens the form of a new wallet. */
export async function openForm(network: string, options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const answers = { 'GET wallets/authMessage/evm': () => CHALLENGE, ...options.answers }
  const visitor = await visit('/my-accounts?type=wallets', { ...options, answers })
  await until(() => button(visitor.shadow, 'Add wallet'))
  await visitor.go(`/my-accounts/wallets/new?network=${network}`)
  await until(() => button(visitor.shadow, 'Connect'))
  return visitor
}

/** Opens the list of wallets, and asks one of them. */
export async function askWallet({ shadow }: Visitor, name = 'Mock Wallet'): Promise<void> {
  button(shadow, 'Connect')!.click()
  const found = await until(() => row(shadow, name))
  found.click()
}

export async function connectWallet(visitor: Visitor, name = 'Mock Wallet'): Promise<void> {
  await askWallet(visitor, name)
  await until(() => button(visitor.shadow, 'Disconnect'))
}
