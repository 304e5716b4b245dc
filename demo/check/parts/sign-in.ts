import { login, saveBusinessType, saveResidency, verifyCode } from '../../../src/api/auth.ts'
import { exchangeToken, refreshToken, signOut } from '../../../src/api/identity.ts'
import type { IdentityTokens } from '../../../src/domain/sign-in/sign-in.ts'
import { ask, CannotRun, mustRefuse, type Run } from '../run.ts'

export interface Person {
  readonly email: string
  readonly code: string
}

/** Signs in as the widget does. `begun` gets the tokens of each session at once, so that the check can end it. */
export async function signIn(
  run: Run,
  { email, code }: Person,
  begun: (tokens: IdentityTokens) => void,
): Promise<void> {
  const { session } = run.api
  // The code is known, so none is mailed.
  const known = await ask(run, 'POST /v1/ramp/auth/login', (api) => login(api, { email, preventSendingEmail: true }))
  if (!known) throw new CannotRun(`${email} cannot sign in. Mend what deviates first, or name a token with --token.`)
  if (known.nextStep !== 'otp')
    throw new CannotRun(
      `${email} is not asked for a code, but for ${known.nextStep}. Name a customer who has said where they live.`,
    )
  session.customerId = known.customerId
  const verified = await ask(run, 'POST /v1/ramp/auth/otp/verify', (api) => verifyCode(api, { code }))
  if (verified?.result !== 'success')
    throw new CannotRun(
      `The code ${code} does not sign ${email} in (${verified?.result ?? 'no result'}). Correct --code.`,
    )
  const exchanged = await ask(run, 'POST /v1/identity/token', (api) => exchangeToken(api, verified.token))
  if (!exchanged) throw new CannotRun('The token of the code gives no session. Mend POST /v1/identity/token first.')
  session.token = exchanged.idToken
  begun(exchanged)
  const renewed = await ask(run, 'POST /v1/identity/refresh', (api) => refreshToken(api, exchanged.refreshToken))
  if (!renewed) return
  session.token = renewed.idToken
  begun(renewed)
}

/** Ends the session that the check began, and no other. */
export async function endSession(run: Run, tokens: IdentityTokens): Promise<void> {
  const name = 'POST /v1/identity/sign-out'
  await ask(run, name, (api) => signOut(api, tokens))
  const refusal = { why: 'After the sign-out', status: [401], otherwise: 'undone', coded: false } as const
  await mustRefuse(run, { name, call: (api) => refreshToken(api, tokens.refreshToken), ...refusal })
}

const REFUSED = [400, 422]

/** Changes nothing, because it must be refused. */
export async function checkSignInRefusals(run: Run): Promise<void> {
  const { session } = run.api
  const kept = { ...session }
  Object.assign(session, { token: null, customerId: 'customer_unknown0' })
  try {
    const nobody = { email: 'nobody', preventSendingEmail: true }
    await mustRefuse(run, {
      name: 'POST /v1/ramp/auth/login',
      call: (api) => login(api, nobody),
      why: 'With an email that is none',
      status: REFUSED,
      otherwise: 'accepted',
      field: 'email',
    })
    const unknown = { why: 'For a customer whom nobody knows', status: [401], otherwise: 'open' } as const
    await mustRefuse(run, {
      name: 'POST /v1/ramp/auth/otp/verify',
      call: (api) => verifyCode(api, { code: '123456' }),
      ...unknown,
    })
    await mustRefuse(run, {
      name: 'POST /v1/ramp/auth/operating-residency',
      call: (api) => saveResidency(api, { countryCode: 'USA' }),
      ...unknown,
    })
    await mustRefuse(run, {
      name: 'POST /v1/ramp/auth/business-type',
      call: (api) => saveBusinessType(api, { businessType: null }),
      ...unknown,
    })
    const invalid = { why: 'With a token that nobody has', status: [401], otherwise: 'open' } as const
    await mustRefuse(run, { name: 'POST /v1/identity/token', call: (api) => exchangeToken(api, 'wrong'), ...invalid })
    await mustRefuse(run, { name: 'POST /v1/identity/refresh', call: (api) => refreshToken(api, 'wrong'), ...invalid })
  } finally {
    Object.assign(session, kept)
  }
}
