import { evmChainId, type Family } from '../domain/networks.ts'
import type { Deposit } from '../domain/payouts/deposit.ts'
import type { ChainAdapter } from './adapter.ts'
import type { TransferOrder } from './transfer-order.ts'

type WritePaymentLink = (order: TransferOrder, deposit: Deposit) => string | null

interface FamilyFacts {
  readonly load: () => Promise<ChainAdapter>
  /** The text of a QR code for its wallet apps, where they read one. Null for a transfer that it cannot express. */
  readonly paymentLink?: WritePaymentLink
}

/** EIP-681, with the chain and the units as decimals. It has no field for a memo. */
const ethereumLink: WritePaymentLink = ({ to, token, units }, { network, memo }) =>
  memo === null ? `ethereum:${token.address}@${evmChainId(network)}/transfer?address=${to}&uint256=${units}` : null

/** Solana Pay, with the owner as recipient and the amount in whole tokens. */
const solanaLink: WritePaymentLink = ({ to, token }, { amount, memo }) =>
  `solana:${to}?amount=${amount}&spl-token=${token.address}${memo === null ? '' : `&memo=${encodeURIComponent(memo)}`}`

export const FAMILIES: Readonly<Record<Family, FamilyFacts>> = {
  solana: {
    load: () => import('./solana/solana-adapter.ts').then(({ solanaAdapter }) => solanaAdapter),
    paymentLink: solanaLink,
  },
  evm: {
    load: () => import('./evm/evm-adapter.ts').then(({ evmAdapter }) => evmAdapter),
    paymentLink: ethereumLink,
  },
  tron: { load: () => import('./tron/tron-adapter.ts').then(({ tronAdapter }) => tronAdapter) },
  sui: { load: () => import('./sui/sui-adapter.ts').then(({ suiAdapter }) => suiAdapter) },
  aptos: { load: () => import('./aptos/aptos-adapter.ts').then(({ aptosAdapter }) => aptosAdapter) },
}
