import type { ChainError } from './chain-error.ts'

/** Checks the name, so that the first screen, which needs no network, loads without the class. */
export const isChainError = (error: unknown): error is ChainError => (error as Error | null)?.name === 'ChainError'
