import type { WalletOption } from '../adapter.ts'
import { MOST_WALLETS } from '../wallet-answers/announced-wallet.ts'
import type { WalletPage } from '../wallet-page.ts'

interface Reading {
  read(wallet: unknown): WalletOption | null
  onChange(wallets: readonly WalletOption[]): void
}

/** The Wallet Standard. The first wallet of a name counts, as for EIP-6963. */
export function discoverStandard(page: WalletPage, { read, onChange }: Reading): () => void {
  const found = new Map<string, WalletOption>()
  let isOver = false
  const update = () => {
    if (!isOver) onChange([...found.values()])
  }
  const add = (value: unknown): WalletOption | null => {
    const wallet = isOver ? null : read(value)
    if (!wallet || found.has(wallet.id) || found.size === MOST_WALLETS) return null
    found.set(wallet.id, wallet)
    return wallet
  }
  const register = (...wallets: readonly unknown[]) => {
    const added = wallets.map(add).filter((wallet) => wallet !== null)
    if (added.length > 0) update()
    return () => {
      for (const { id } of added) found.delete(id)
      update()
    }
  }
  const api = Object.freeze({ register })
  const onRegistration = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>
    if (typeof detail === 'function') detail(api)
  }
  page.events.addEventListener('wallet-standard:register-wallet', onRegistration)
  page.events.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  if (found.size === 0) update()
  return () => {
    isOver = true
    page.events.removeEventListener('wallet-standard:register-wallet', onRegistration)
  }
}
