import { as, signedOut, type Scene } from './scene.ts'

type Steps = NonNullable<Scene['steps']>

const CODE = '6-digit code'
const rampOnly = { 'ramp-only': '' }

/** The steps from the e-mail of a known persona to the code screen. */
const onCode = (name: string, steps: Steps = [], rest: Partial<Scene> = {}): Scene =>
  signedOut(name, '/sign-in', {
    attributes: { email: 'existing@example.com' },
    steps: [{ press: 'Continue' }, ...steps],
    shows: 'Check your email',
    ...rest,
  })

const onResidency = (name: string, rest: Partial<Scene> = {}): Scene =>
  signedOut(name, '/sign-in/operating-residency?email=gallery@example.com', { shows: 'Where are you based?', ...rest })

const PROHIBITED = 'cannot support businesses'
const pick = (field: string, option: string): Steps => [{ press: field }, { press: option }]

export const signInScenes: readonly Scene[] = [
  signedOut('sign-in', '/sign-in'),
  signedOut('sign-in-offline', '/sign-in', {
    steps: [{ fill: 'Email', with: 'maya@example.com' }, { goes: 'offline' }],
    shows: 'You’re offline',
  }),
  signedOut('sign-in-invalid', '/sign-in', { attributes: { email: 'maya@' }, steps: [{ press: 'submit' }] }),
  signedOut('sign-in-busy', '/sign-in', {
    attributes: { email: 'maya@example.com' },
    steps: [{ press: 'submit' }],
    holds: ['auth/login'],
  }),
  signedOut('sign-in-error', '/sign-in', {
    attributes: { email: 'login-error@example.com' },
    steps: [{ press: 'submit' }],
    shows: 'We couldn’t sign you in',
  }),
  signedOut('sign-in-limited', '/sign-in', {
    attributes: { email: 'login-429@example.com' },
    steps: [{ press: 'submit' }],
    shows: 'Too many attempts',
  }),
  as('existing', 'sign-in-expired', '/my-accounts', {
    steps: [{ awaits: 'Everyday' }, { ends: 'session' }],
    shows: 'You’re signed out',
  }),
  signedOut('sign-in-ramp-only', '/sign-in', { attributes: rampOnly }),
  signedOut('sign-up', '/sign-up?email=maya@example.com'),
  signedOut('sign-up-mismatch', '/sign-up?email=maya@example.com', {
    steps: [
      { fill: 'Password', with: 'correct horse' },
      { fill: 'Confirm password', with: 'correct house' },
      { press: 'submit' },
    ],
  }),

  onResidency('residency'),
  onResidency('residency-open', { steps: [{ press: 'Country' }] }),
  onResidency('residency-state', { steps: [...pick('Country', 'United States')] }),
  onResidency('residency-filled', {
    steps: [...pick('Country', 'United States'), ...pick('State or region', 'California')],
  }),
  onResidency('residency-undivided', { steps: pick('Country', 'Gibraltar'), application: 'application_basic' }),
  onResidency('residency-ramp-only', { attributes: rampOnly, application: 'application_basic' }),
  onResidency('residency-refused', {
    steps: [...pick('Country', 'Antarctica'), { press: 'submit' }],
    shows: 'isn’t available there yet',
  }),
  signedOut('residency-rejected', '/sign-in/operating-residency?email=residency-rejected@example.com', {
    shows: 'isn’t available there yet',
  }),
  signedOut('residency-lost', '/sign-in/operating-residency?email=login-error@example.com', {
    shows: 'We couldn’t look up your sign-in',
  }),
  signedOut('residency-loading', '/sign-in/operating-residency?email=maya@example.com', { holds: ['auth/login'] }),

  onCode('code'),
  onCode('code-typing', [{ fill: CODE, with: '407' }]),
  onCode('code-checking', [{ fill: CODE, with: '407192' }], { holds: ['otp/verify'] }),
  onCode('code-mismatch', [{ fill: CODE, with: '407192' }], { shows: 'That code doesn’t match.' }),
  onCode('code-invalid', [{ fill: CODE, with: '111111' }], { shows: 'This code can’t be used' }),
  onCode('code-failed', [{ fill: CODE, with: '333333' }], { shows: 'We couldn’t check the code' }),
  onCode('code-resent', [{ press: 'send a new code' }], { shows: 'We sent you a new code' }),
  onCode('code-resent-invalid', [{ press: 'send a new code' }, { fill: CODE, with: '111111' }], {
    shows: 'This code can’t be used',
  }),
  signedOut('code-resend-failed', '/sign-in/otp?email=maya@example.com', {
    fails: ['auth/login'],
    steps: [{ press: 'send a new code' }],
    shows: 'We couldn’t send a new code',
  }),

  as('newbiz', 'business-category', '/business-category', { attributes: rampOnly }),
  as('newbiz', 'business-category-open', '/business-category', {
    attributes: rampOnly,
    steps: [{ press: 'Business category' }],
  }),
  as('newbiz', 'business-category-chosen', '/business-category', {
    attributes: rampOnly,
    steps: pick('Business category', 'None of the above'),
  }),
  as('prohibited', 'business-category-prohibited', '/business-category', { attributes: rampOnly, shows: PROHIBITED }),
]
