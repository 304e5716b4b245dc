/**
 * The origin of the framed verification page; null when it must not be framed. A framed page of the host's own origin could reach into the
 * host page, and the vendor's package does not check the address that it frames.
 */
export function verificationOrigin(baseUrl: string, hostOrigin: string): string | null {
  if (!URL.canParse(baseUrl)) return null
  const { protocol, origin } = new URL(baseUrl)
  return /^https?:$/.test(protocol) && origin !== hostOrigin ? origin : null
}

const USED = ['camera', 'microphone', 'fullscreen']

/** The frame's permissions policy: the features of a verification for its origin only, and the package's other features. */
export function permissionsPolicyOf(given: string, origin: string): string {
  const others = given
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !USED.includes(directive.split(/\s+/)[0] ?? ''))
  return [...USED.map((feature) => `${feature} ${origin}`), ...others].join('; ')
}
