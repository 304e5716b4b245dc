export type ChainToken = 'usdc' | 'usdt'

/** Amounts are decimal strings in whole tokens ("12.34"): the port knows the decimals of its tokens. */
export interface ChainTransfer {
  readonly token: ChainToken
  readonly to: string
  readonly amount: string
  /** Unique for ever per intended transfer. The sandbox stores it before it calls `send`. */
  readonly reference: string
}

export interface ChainDeposit {
  /** Unique per transfer on the network: hash and log or instruction index. The sandbox credits each id once. */
  readonly id: string
  readonly hash: string
  readonly token: ChainToken
  readonly from: string
  readonly to: string
  readonly amount: string
}

/**
 * A configured network, as the sandbox uses it. `network` is a transfer name (`base`, `sol`).
 *
 * `send` resolves once the network has confirmed. It must be safe to repeat: a reference that was sent before answers the
 * earlier hash and moves nothing, also while the earlier call is still under way, and after the caller died before it read
 * the answer. When it rejects, the sandbox asks again later with the same reference.
 */
export interface ChainPort {
  readonly network: string
  /** The JSON-RPC of the network; `relay/solana` forwards to it. Null while the network is starting. */
  readonly rpcUrl: string | null
  /** Set for a network that starts at its first use. Left out: it runs, or is starting if it has no `rpcUrl`. */
  readonly onDemand?: OnDemand
  send(transfer: ChainTransfer): Promise<{ hash: string }>
  balance(request: { token: ChainToken; address: string }): Promise<string>
  /** The deposit address of a reference (a payout, a link): a key pair of its own that never changes. */
  depositAddress(reference: string): Promise<string>
  /** Where burned USDC is minted for a reference, ready to take it. Left out: at its deposit address. */
  mintAddress?(reference: string): Promise<string>
  /**
   * Confirmed stablecoin transfers to deposit addresses, oldest first, after `cursor` (null, or one from before
   * the chain was restarted: from the start). Answering one twice is harmless, leaving one out is not.
   */
  deposits(cursor: string | null): Promise<{ deposits: readonly ChainDeposit[]; cursor: string | null }>
}

/** How far a network is that starts at its first use, and why its last start failed. The next use tries again. */
export interface OnDemand {
  readonly state: 'idle' | 'starting' | 'running'
  readonly reason?: string
}

/** Keyed by transfer name (`base`, `sol`); a network that is missing here is simulated. */
export type Chains = Readonly<Record<string, ChainPort>>

/** Why a network is simulated, by transfer name. */
export type MissingChains = Readonly<Record<string, string>>
