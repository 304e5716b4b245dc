export type ChainToken = 'usdc' | 'usdt'

/** Amounts are decimal strings in whole tokens ("12.34"): what a token's decimals are is the port's business. */
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
 * What the sandbox needs from a network that really runs. `network` is a transfer name (`base`, `sol`).
 *
 * `send` resolves once the network has confirmed. It must be safe to repeat: a reference that was sent before answers the
 * earlier hash and moves nothing, also while the earlier call is still under way, and after the caller died before it read
 * the answer. When it rejects, the sandbox asks again later with the same reference.
 */
export interface ChainPort {
  readonly network: string
  /** Where the network's JSON-RPC answers; `relay/solana` forwards there. */
  readonly rpcUrl: string
  send(transfer: ChainTransfer): Promise<{ hash: string }>
  balance(request: { token: ChainToken; address: string }): Promise<string>
  /** A receiving address of the sandbox's own for a reference (a payout, a link): another key pair each, the same one for ever. */
  depositAddress(reference: string): Promise<string>
  /**
   * Confirmed stablecoin transfers to deposit addresses, oldest first, after `cursor` (null, or one from before
   * the chain was restarted: from the start). Answering one twice is harmless, leaving one out is not.
   */
  deposits(cursor: string | null): Promise<{ deposits: readonly ChainDeposit[]; cursor: string | null }>
}

/** Keyed by transfer name (`base`, `sol`); a network that is missing here is simulated. */
export type Chains = Readonly<Record<string, ChainPort>>
