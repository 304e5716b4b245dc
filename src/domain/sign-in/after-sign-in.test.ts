import { expect, test } from 'vitest'
import { afterSignIn } from './after-sign-in.ts'

test('nextStep otp goes to the code [STATE-SIGN-01]', () => {
  expect(afterSignIn({ nextStep: 'otp' }, 'ada@example.com')).toEqual({
    route: '/sign-in/otp',
    params: { email: 'ada@example.com' },
  })
})

test.each(['sign-in', 'operating-residency', 'something-new', '', 'OTP'])(
  'nextStep %j goes to the residency [STATE-SIGN-02]',
  (nextStep) => {
    expect(afterSignIn({ nextStep }, 'ada@example.com')).toEqual({
      route: '/sign-in/operating-residency',
      params: { email: 'ada@example.com' },
    })
  },
)
