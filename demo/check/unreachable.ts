/** Why fetch got no answer, as Node says it. */
export interface Failure {
  readonly code: string
  readonly message: string
}

/** Node's fetch hides the reason in `cause`. */
export function failureOf(error: unknown): Failure | null {
  const { cause } = Object(error) as { readonly cause?: unknown }
  const { code, message } = Object(cause) as { readonly code?: unknown; readonly message?: unknown }
  return typeof code === 'string' ? { code, message: String(message || code) } : null
}

/** A server answers, and the browser would not read on. */
const TLS = [
  {
    of: /CERT|_ISSUER|_SIGNATURE/,
    what: 'has a certificate that is refused, as browsers refuse it',
    remedy:
      'Give the server a certificate of a known authority, or name your own authority in NODE_EXTRA_CA_CERTS, and in the browser, too',
  },
  {
    of: /^(?:ERR_SSL_|ERR_TLS_|EPROTO)/,
    what: 'does not speak TLS',
    remedy: 'Correct --api-url, which is http:// where the server has no certificate',
  },
] as const

/** Two sentences: what is wrong, and what to do. */
export function unreachable(apiUrl: string, failure: Failure | null): string {
  const tls = TLS.find(({ of }) => of.test(failure?.code ?? ''))
  if (failure && tls)
    return `${apiUrl} ${tls.what}: ${failure.message.split(';')[0]!.trim()} (${failure.code}). ${tls.remedy}.`
  const code = failure === null ? '' : ` (${failure.code})`
  return `Nothing answers at ${apiUrl}${code}. Start the server, or correct --api-url.`
}
