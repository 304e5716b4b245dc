import { expect, test } from 'vitest'
import { signUpErrors } from './sign-up-form.ts'

const required = 'validation.required'

test.each([
  ['', '', { password: required, confirmPassword: required }],
  ['', 'b', { password: required, confirmPassword: 'validation.passwordsMatch' }],
  ['a', '', { confirmPassword: required }],
  ['a', 'b', { confirmPassword: 'validation.passwordsMatch' }],
  ['a', 'A', { confirmPassword: 'validation.passwordsMatch' }],
  ['a', 'a', {}],
])(
  'the password %j with the confirmation %j is validated [SUP-03, SUP-04, SUP-05]',
  (password, confirmPassword, errors) => {
    expect(signUpErrors({ password, confirmPassword })).toEqual(errors)
  },
)
