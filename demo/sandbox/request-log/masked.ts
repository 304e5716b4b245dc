const MASK = '…'

/** Masked in recorded requests: anyone who read them could sign in or act as the customer. */
const SECRETS: ReadonlySet<string> = new Set(['code', 'token', 'idToken', 'refreshToken', 'accessToken', 'signature'])

/** A header value, whose scheme stays readable: `Bearer …`. */
export const maskedHeaders = (headers: Headers): Record<string, string> => {
  const entries = Object.fromEntries(headers)
  return entries.authorization === undefined
    ? entries
    : { ...entries, authorization: entries.authorization.replace(/\S+$/, MASK) }
}

export const maskedQuery = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].map(([name, value]) => [name, SECRETS.has(name) ? MASK : value]))

const NAMES = [...SECRETS].join('|')
const MEMBER = new RegExp(`("(?:${NAMES})"\\s*:\\s*)("(?:[^"\\\\]|\\\\.)*"?|[^\\s,}\\]]+)`, 'g')

/** A body that is not JSON is recorded as text, and may be the beginning of JSON. */
export function maskedBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, (name, value: unknown) => (SECRETS.has(name) ? MASK : value)))
  } catch {
    return text.replaceAll(MEMBER, `$1"${MASK}"`)
  }
}
