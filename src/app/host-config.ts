import type { WalletPlugin } from '../chains/adapter.ts'
import type { RpcNode } from '../chains/http/rpc-node.ts'
import type { Network } from '../domain/networks.ts'
import type { Brand, Chat } from '../domain/host.ts'
import type { Environment } from '../stores/preferences.ts'
import type { MerchantMessages } from './language/merchant-messages.ts'

/** The levels of the screens' titles. */
export const HEADING_LEVELS = [1, 2, 3, 4, 5, 6] as const
export type HeadingLevel = (typeof HEADING_LEVELS)[number]

export type ColorScheme = 'light' | 'dark' | 'auto'

/** Called after each sign-in, for the host's own analytics. */
export interface Analytics {
  identify(uid: string, traits: { email: string }): void
}

/** The element's `config` property. Every key is optional; an attribute wins over the same key; setting it again replaces it whole. */
export interface RampHostConfig {
  /** Where the API is, without `/v1/ramp`: `https://api.example.com`. */
  apiUrl?: string
  /** The spec's sandbox switch of screens, not the choice of server. */
  environment?: Environment
  /** A BCP 47 tag, like the attribute. */
  language?: string
  /** Enables the debug log, like the attribute. The log contains no personal data. */
  debug?: boolean
  /** The level of the screens' titles, 1 to 6, like the attribute. */
  headingLevel?: HeadingLevel
  /** Where the terms page is served from; messages of any other origin are ignored. Default: the origin of `apiUrl`. */
  frontendOrigin?: string
  /** The nodes of each network, in place of the public ones: one, or several that are asked in this order. */
  rpcUrls?: Partial<Record<Network, RpcNode | readonly RpcNode[]>>
  tokenAddresses?: Partial<Record<Network, { usdc?: string; usdt?: string }>>
  /** The contracts of Circle's CCTP V2, for payouts whose tokens are burned on one network and minted on another. */
  cctp?: {
    sui?: {
      tokenMessengerMinter: string
      tokenMessengerMinterState: string
      messageTransmitterState: string
      stablecoinHandler: string
      stablecoinHandlerState: string
      treasury: string
      denyList: string
    }
    /** Circle's compiled script `deposit_for_burn` in hexadecimal, which is used only if it has this SHA-256. */
    aptos?: { bytecode: string; sha256: string }
  }
  brand?: Partial<Brand>
  /** `customerSupport: false` hides Contact support everywhere. */
  features?: {
    showRampFunctionalityOnly?: boolean
    offloaderWallets?: boolean
    analytics?: boolean
    customerSupport?: boolean
  }
  /** Your own words for texts of the widget, in whatever language it is shown. A text without its values is refused. */
  messages?: MerchantMessages
  excludedTabs?: ('bank' | 'wallets')[]
  chat?: Chat
  analytics?: Analytics
  /** Wallets that do not announce themselves to the page, such as those behind WalletConnect. */
  walletPlugins?: readonly WalletPlugin[]
  fetch?: typeof fetch
  /** Pages that Settings links to, by their whole `https:` or `http:` addresses. Without one there is no link. */
  legal?: { terms?: string; privacy?: string }
}

/** The values that a host may prefill. Fields that the customer has edited keep their values. */
export interface Prefill {
  readonly email?: string
  /** An ISO 3166-1 alpha-3 code. */
  readonly countryCode?: string
  /** An ISO 3166-2 code. */
  readonly stateCode?: string
}
