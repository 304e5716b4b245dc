import type { Stablecoin } from './currency.ts'

export interface NetworkRow<Family> {
  readonly family: Family
  /** Null for a test network. */
  readonly name: string | null
  /** The network whose logo is shown. */
  readonly mark: string
  /** Set for EVM networks only. */
  readonly chainId: number | null
  /** The name in payouts; null when payouts cannot use the network. */
  readonly payoutName: string | null
  /** The name in wallet links and its label; null when a link cannot start on the network. */
  readonly link: { readonly network: string; readonly label: string } | null
  /** The stablecoins that a payout may use on this network. */
  readonly coins: readonly Stablecoin[]
  /** Whether an off-ramp may start on this network. */
  readonly offRamp: boolean
  /** Whether an on-ramp from any bank account may pay to this network: to those of ONR-02 alone, and to none that the specification does not name. */
  readonly sourceless: boolean
  /** Whether the address book accepts wallets on this network. */
  readonly wallets: boolean
  /** The permission that the application needs for this network. */
  readonly needs: 'allowSuiPayouts' | null
  /** The kind of signing challenge that proves the ownership of a wallet; null where the API has none. */
  readonly challenge: 'solana' | 'evm' | null
  /** Whether a wallet has the same address on every network of the family, and can move between them. */
  readonly sharesAddress: boolean
  /** Whether a contract signs the challenge as well (EIP-1271). */
  readonly contractsSign?: boolean
  /** Whether a wallet signs with each account that it permits, and not with one at a time. */
  readonly signsWithEach?: boolean
  /** The least USDT of a payout, where it is not the usual one. */
  readonly minimum?: Readonly<Partial<Record<'source' | 'destination', string>>>
  /** The form of a transaction, where the server finds a deposit by that alone, which is registered with it. */
  readonly transactionId?: RegExp
  /** Whether nodes drop a transaction whose fee is too low, which its wallet may bring back at any time. Elsewhere it has an end. */
  readonly mayBeDropped?: boolean
  /** Whether a fork may undo what a block has, so that it expires: until the block is solid (decisions.md C6). */
  readonly mayBeUndone?: boolean
  /** How long a signed transaction may still land, where it is longer than minutes. */
  readonly landsForHours?: number
  /** The public explorer, and its page of a transaction; `{hash}` is replaced by its hash. */
  readonly explorer: { readonly name: string; readonly page: string }
}

export interface OtherToken {
  readonly symbol: string
  readonly address: string
}

export interface KnownToken {
  readonly address: string
  readonly decimals: number
  /** One of nearly the same name that a wallet may hold instead, which no payout takes; null where issuers and token lists have none. */
  readonly other: OtherToken | null
}

export interface ChainFacts {
  readonly native: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrl: string
  readonly tokens: Readonly<Partial<Record<Stablecoin, KnownToken>>>
}

export interface PublicNode {
  /** What it lets a page do, for `element/README.md`. */
  readonly limits: string
  /** The page that says so, and when it was read. */
  readonly source: string
  readonly day: string
}

export interface EvmNode extends PublicNode {
  /** The shortest time between two blocks: in it, logs are searched in more windows. */
  readonly blockMs: number
}
