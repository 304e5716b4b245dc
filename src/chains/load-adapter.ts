import type { Family } from '../domain/networks.ts'
import type { ChainAdapter } from './adapter.ts'
import { FAMILIES } from './family-table.ts'
import { loaded } from './lazy-verb.ts'

/** Rejects with `UnloadedError`. */
export const loadAdapter = (family: Family): Promise<ChainAdapter> => loaded(FAMILIES[family].load)
