export const RESEND_AFTER_SECONDS = 30

/** The server limits mails by the hour. A longer wait is cut to an hour, so that the customer can always try again. */
const LONGEST_WAIT_SECONDS = 3600

/** The number of seconds until a new code may be requested after a refusal. */
export const resendWaitSeconds = (retryAfter: number | undefined): number =>
  Math.min(retryAfter ?? 0, LONGEST_WAIT_SECONDS)
