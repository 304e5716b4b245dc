const LONGEST = 254
const EMAIL = /^(?!\.|.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/
// Marks of no width and of direction, which come with a copied address (B25).
const UNSEEN = /\p{DI}/gu

export const normalizeEmail = (text: string): string => text.replace(UNSEEN, '').trim().toLowerCase()

type EmailError = 'validation.required' | 'validation.email'

export function emailError(text: string): EmailError | null {
  const email = normalizeEmail(text)
  if (email === '') return 'validation.required'
  return email.length <= LONGEST && EMAIL.test(email) ? null : 'validation.email'
}
