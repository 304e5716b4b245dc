/**
 * As strict as a page can be: no style but adopted sheets, no string that becomes code or markup, no plug-ins. `reaches`
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
