import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand/react'
import type { ApiClient } from '../api/client.ts'
import type { WalletPlugin } from '../chains/adapter.ts'
import type { RpcNode } from '../chains/http/rpc-node.ts'
import type { Stablecoin } from '../domain/currency.ts'
import type { Brand, Chat } from '../domain/host.ts'
import type { Network } from '../domain/networks.ts'
import type { Emit } from '../domain/ramp-events.ts'
import type { ServerClock } from '../lib/server-clock.ts'
import type { World } from '../lib/world.ts'
import type { Preferences, PreferencesStore } from '../stores/preferences.ts'
import type { SessionStore } from '../stores/session.ts'
import type { ToastStore } from '../stores/toasts.ts'

/** What the host says of wallets and networks, and whether it has support. */
interface HostOfScreens {
  readonly features?: { readonly customerSupport?: boolean }
  readonly walletPlugins?: readonly WalletPlugin[]
  readonly rpcUrls?: Readonly<Partial<Record<Network, RpcNode | readonly RpcNode[]>>>
  readonly tokenAddresses?: Readonly<Partial<Record<Network, Partial<Record<Stablecoin, string>>>>>
  readonly cctp?: Readonly<Partial<Record<Network, unknown>>>
  readonly legal?: { readonly terms?: string; readonly privacy?: string }
}

/** The host's settings, which no screen changes. */
export interface Settings {
  readonly apiUrl: string
  readonly frontendOrigin: string
  readonly brand: Brand
  readonly offloaderWallets: boolean
  readonly excludedTabs: readonly ('bank' | 'wallets')[]
  readonly chat: Chat | null
  /** As the host gave it: read where it is used. */
  readonly host: HostOfScreens
}

/** Created once per element by `createServices`; two ramps on a page share nothing. */
export interface Services {
  /** The merchant's application. It never changes: for another one the element makes another ramp. */
  readonly applicationId: string
  /** The key under which the tab's storage keeps this session, and with a suffix what belongs to it (`storageKeyOf`). */
  readonly storageKey: string
  readonly settings: Settings
  readonly world: World
  /** The merchant's name before the application is read; blank when neither the host nor the session knows it. */
  readonly merchant: () => string
  readonly api: ApiClient
  readonly queryClient: QueryClient
  readonly preferences: PreferencesStore
  readonly session: SessionStore
  readonly toasts: ToastStore
  readonly emit: Emit
  readonly clock: ServerClock
  /** The drafts of screens by history entry, which Back restores. They end with the session. */
  readonly drafts: Map<string, unknown>
  /** Returns a part that only some screens need: it is made once per element, at its first use. */
  lazy<T>(make: (services: Services) => T): T
  /** Exchanges a one-time token for a session. */
  signIn(token: string): Promise<void>
  /** Signs out on the server and here; resolves with false when the host cancelled it. */
  signOut(): Promise<boolean>
}

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('No provider')
  return services
}

export const usePreference = <K extends keyof Preferences>(name: K): Preferences[K] =>
  useStore(useServices().preferences, (preferences) => preferences[name])
