/** A witness makes one block in this time, or none. `BLOCK_PRODUCED_INTERVAL` of java-tron, looked up on 2026-11-29. */
export const BLOCK_MS = 3000

/** java-tron searches no more blocks at once. `node.jsonrpc.maxBlockRange` of its configuration, looked up on 2026-11-29. */
export const MOST_BLOCKS = 5000

/** In blocks: what a lite node begins with, and keeps. docs/developers/litefullnode.md of tronprotocol/documentation-zh, looked up on 2026-11-29. */
export const KEPT_BLOCKS = 256

/** In blocks: how far the node of logs may be behind that of the head. Half a minute, which a search repeats within. */
export const MOST_APART = 10

/**
 * The answers after which java-tron has neither kept nor passed on a transaction: those of `broadcastTransaction` in Wallet.java before
 * `fastBroadcastTransaction`, but for those of a node that is busy or alone. It answers DUP_TRANSACTION_ERROR also for one that it has just
 * refused. tronprotocol/java-tron at 1e35f79a, looked up on 2026-11-29.
 */
export const REFUSALS: readonly unknown[] = [
  'SIGERROR',
  'CONTRACT_VALIDATE_ERROR',
  'CONTRACT_EXE_ERROR',
  'BANDWITH_ERROR',
  'TAPOS_ERROR',
  'TOO_BIG_TRANSACTION_ERROR',
  'TRANSACTION_EXPIRATION_ERROR',
]

export const TRONLINK = 'TronLink'

/**
 * Where wallets from before TIP-6963 put themselves, looked up on 2026-11-29 in `tronwallet-adapter` and in their documentation. Those with
 * a path of their own come first: a wallet may also be `window.tron`, as the same object.
 */
export const INJECTED_WALLETS: readonly (readonly [path: string, name: string])[] = [
  ['okxwallet.tronLink', 'OKX Wallet'],
  ['bitkeep.tronLink', 'Bitget Wallet'],
  ['tokenpocket.tron', 'TokenPocket'],
  ['trustwallet.tronLink', 'Trust Wallet'],
  ['tron', ''],
  ['tronLink', TRONLINK],
]

/** TronLink's messages to its page when the customer has chosen another account. Looked up in `tronwallet-adapter` on 2026-11-29. */
export const ACCOUNT_MESSAGES: readonly unknown[] = ['accountsChanged', 'setAccount']
