import { ApiError, isLost } from '../../api/error.ts'

/** The server may have done what was asked: nothing is repeated under a new key, and nothing is said to have failed. */
export const isOutcomeUnknown = (error: Error | null): boolean => isLost(error)

/** What was asked for needs a verification that the customer does not have yet. */
export const isGated = (error: Error | null): boolean => error instanceof ApiError && error.status === 403
