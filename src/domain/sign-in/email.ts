const LONGEST = 254
const EMAIL =
  /^(?!\.|.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/
// Marks of no width and of direction, which come with a copied address (B25).
const UNSEEN = /\p{DI}/gu

// Only some browsers do it in a field of type "email".
function inPunycode(_: string, host: string): string {
  const url = 'http://'.concat(host)
  return '@'.concat(URL.canParse(url) ? new URL(url).hostname : host)
}

export const normalizeEmail = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .trim()
    .toLowerCase()
    .replace(/@([\p{L}\p{M}\p{N}.-]*[^\0-\x7f][\p{L}\p{M}\p{N}.-]*)$/u, inPunycode)

type EmailError = 'validation.required' | 'validation.email'

export function emailError(text: string): EmailError | null {
  const email = normalizeEmail(text)
  if (email === '') return 'validation.required'
  return email.length <= LONGEST && EMAIL.test(email) ? null : 'validation.email'
}
