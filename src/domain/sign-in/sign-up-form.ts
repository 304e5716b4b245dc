export interface SignUpForm {
  readonly password: string
  readonly confirmPassword: string
}

export interface SignUpErrors {
  readonly password?: 'validation.required'
  readonly confirmPassword?: 'validation.required' | 'validation.passwordsMatch'
}

function confirmError({ password, confirmPassword }: SignUpForm): SignUpErrors {
  if (confirmPassword === '') return { confirmPassword: 'validation.required' }
  return confirmPassword === password ? {} : { confirmPassword: 'validation.passwordsMatch' }
}

export const signUpErrors = (form: SignUpForm): SignUpErrors => ({
  ...(form.password === '' && { password: 'validation.required' }),
  ...confirmError(form),
})
