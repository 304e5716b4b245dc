import type { Family } from '../domain/networks.ts'
import type { ChainAdapter } from './adapter.ts'
import { loaded } from './lazy-verb.ts'

const ADAPTERS: Readonly<Record<Family, () => Promise<ChainAdapter>>> = {
  solana: () => import('./solana/solana-adapter.ts').then(({ solanaAdapter }) => solanaAdapter),
  evm: () => import('./evm/evm-adapter.ts').then(({ evmAdapter }) => evmAdapter),
  tron: () => import('./tron/tron-adapter.ts').then(({ tronAdapter }) => tronAdapter),
  sui: () => import('./sui/sui-adapter.ts').then(({ suiAdapter }) => suiAdapter),
  aptos: () => import('./aptos/aptos-adapter.ts').then(({ aptosAdapter }) => aptosAdapter),
}

/** Rejects with `UnloadedError`. */
export const loadAdapter = (family: Family): Promise<ChainAdapter> => loaded(ADAPTERS[family])
