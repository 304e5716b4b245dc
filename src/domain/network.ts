/** The names that wallets and chains go by. */
export const NETWORKS = [
  'solana',
  'ethereum',
  'base',
  'polygon',
  'arbitrum',
  'optimism',
  'avalanche',
  'sui',
  'sei',
  'bsc',
  'sepolia',
  'gnosis',
  'tron',
  'aptos',
] as const
export type Network = (typeof NETWORKS)[number]

/** The names that a transfer may use on its wallet side or its bank side. */
export const TRANSFER_NETWORKS = [
  'wire',
  'sepa',
  'ach',
  'clabe',
  'pix',
  'neft',
  'swift',
  'arbitrum',
  'avalanche',
  'base',
  'ethereum',
  'polygon',
  'sol',
  'sui',
  'sei',
  'tron',
  'spei',
  'instapay',
  'swiftpay_pesonet',
  'bank_transfer',
  'eft',
  'fps',
  'fast',
  'pse',
  'aptos',
] as const
export type TransferNetwork = (typeof TRANSFER_NETWORKS)[number]

export const SOURCE_NETWORKS = [...TRANSFER_NETWORKS, 'achPull', 'achPush'] as const
export type SourceNetwork = (typeof SOURCE_NETWORKS)[number]

/** `achSameDay` is what `ach` becomes on the wire. */
export const DESTINATION_NETWORKS = [...TRANSFER_NETWORKS, 'achSameDay'] as const
export type DestinationNetwork = (typeof DESTINATION_NETWORKS)[number]

/** Links and the payouts that they make may also come from Optimism. */
export const LINK_NETWORKS = ['sol', 'ethereum', 'optimism'] as const
export type LinkNetwork = (typeof LINK_NETWORKS)[number]

export const PAYOUT_NETWORKS = [...SOURCE_NETWORKS, 'achSameDay', 'optimism'] as const
export type PayoutNetwork = (typeof PAYOUT_NETWORKS)[number]
