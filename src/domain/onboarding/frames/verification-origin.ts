/**
 * Where the verification page is framed from; null when it must not be: a page of our own host in a frame would reach into it, and the
 * vendor's package puts what it is given into the frame's address unread.
 */
export function verificationOrigin(baseUrl: string, hostOrigin: string): string | null {
  if (!URL.canParse(baseUrl)) return null
  const { protocol, origin } = new URL(baseUrl)
  return /^https?:$/.test(protocol) && origin !== hostOrigin ? origin : null
}

const USED = ['camera', 'microphone', 'fullscreen']

/** What the frame may use: the parts of a verification for its origin alone, and what the package asked for beside them. */
export function frameAllowance(given: string, origin: string): string {
  const others = given
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !USED.includes(directive.split(/\s+/)[0] ?? ''))
  return [...USED.map((feature) => `${feature} ${origin}`), ...others].join('; ')
}
