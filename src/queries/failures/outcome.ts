import { ApiError, isOutcomeUnknown as hasUnknownOutcome } from '../../api/error.ts'

/** The server may have executed the call, so it is neither repeated under a new key nor reported as failed. */
export const isOutcomeUnknown = (error: Error | null): boolean => hasUnknownOutcome(error)

/** The call requires a verification that the customer has not completed. */
export const isForbidden = (error: Error | null): boolean => error instanceof ApiError && error.status === 403

/** The server failed, so its message was written for its operators. */
export const isServerFault = (error: unknown): boolean => error instanceof ApiError && (error.status ?? 0) >= 500
