import { expect, test } from 'vitest'
import { afterSignIn } from './after-sign-in.ts'

test('nextStep otp opens the code screen [STATE-SIGN-01]', () => {
  expect(afterSignIn({ nextStep: 'otp' }, 'ada@example.com')).toEqual({
    route: '/sign-in/otp',
    params: { email: 'ada@example.com' },
  })
})

test.each(['sign-in', 'operating-residency', 'something-new', '', 'OTP'])(
  'nextStep %j opens the residency screen [STATE-SIGN-02]',
  (nextStep) => {
    expect(afterSignIn({ nextStep }, 'ada@example.com')).toEqual({
      route: '/sign-in/operating-residency',
      params: { email: 'ada@example.com' },
    })
  },
)
