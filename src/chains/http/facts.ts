/**
 * In seconds, of a body such as {"Error":"request rate exceeded the allowed_rps(10), and the query server is suspended for 5 s"}, with status
 * 403. iexbase/tron-api#171 (2023-05-03), and 25 s in lifinance/contracts#1853 (2026-05-26). The documentation names 429 and 403
 * (developers.tron.network, "rate limits"), and 30 s without a key in its version 4.7.0. Looked up on 2026-11-29.
 */
export const SUSPENDED_FOR = /suspended for (\d{1,4}) ?s/i

/** RFC 9110, 10.2.3: seconds, or a date, which needs a clock that is right. A page reads it only where CORS exposes it. */
export const RETRY_AFTER = /^\d{1,4}$/

/**
 * How nodes of JSON-RPC say it in words, under several codes: Infura "daily request count exceeded, request rate limited", publicnode and
 * others "rate limit", "too many requests", "throttled". Looked up on 2026-11-29.
 */
export const TOO_OFTEN = /rate.?limit|too many requests|throttl|daily request/i

/** The longest pause that a vendor names. */
export const LONGEST_PAUSE_MS = 30_000
