export const AGAIN_AFTER_SECONDS = 30

/** A server counts what it sends by the hour: who names a longer wait is not obeyed, or the customer would wait for ever. */
const LONGEST_WAIT_SECONDS = 3600

/** For how many seconds no new code may be asked for after a refusal. */
export const waitAsked = (retryAfter: number | undefined): number => Math.min(retryAfter ?? 0, LONGEST_WAIT_SECONDS)
