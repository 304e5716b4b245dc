import { signedOut, type Scene } from './scene.ts'

export const signInScenes: readonly Scene[] = [
  signedOut('sign-in', '/sign-in'),
  signedOut('sign-in-ramp-only', '/sign-in', { attributes: { 'ramp-only': '' } }),
  signedOut('sign-in-error', '/sign-in', {
    attributes: { email: 'login-error@example.com' },
    steps: [{ press: 'submit' }],
  }),
  signedOut('residency', '/sign-in/operating-residency?email=gallery@example.com', {
    application: 'application_basic',
  }),
  signedOut('residency-error', '/sign-in/operating-residency?email=residency-rejected@example.com'),
  signedOut('code', '/sign-in/otp?email=existing@example.com'),
]
