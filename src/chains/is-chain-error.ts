import type { ChainError } from './chain-error.ts'

/** By its name, so that the first screen, which no network is needed for, is without the class. */
export const isChainError = (error: unknown): error is ChainError => (error as Error | null)?.name === 'ChainError'
