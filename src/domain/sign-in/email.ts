const LONGEST = 254
const EMAIL =
  /^(?!\.)(?!.*\.\.)[a-z0-9.!#$%&'*+/=?^_`{|}~-]*[a-z0-9!#$%&'*+/=?^_`{|}~-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/

export const normalizeEmail = (text: string): string => text.trim().toLowerCase()

export type EmailError = 'validation.required' | 'validation.email'

export function emailError(text: string): EmailError | null {
  const email = normalizeEmail(text)
  if (email === '') return 'validation.required'
  return email.length <= LONGEST && EMAIL.test(email) ? null : 'validation.email'
}
