/**
 * A strict policy: no styles except adopted sheets, no code or markup from strings, no plug-ins. `reaches`
 * are the origins that the merchant lists for the widget: the API, the frames of terms and verification, the networks.
 */
export const strictPolicy = (reaches: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'none'",
    "img-src 'self'",
    `connect-src ${reaches.join(' ')}`,
    `frame-src ${reaches.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
