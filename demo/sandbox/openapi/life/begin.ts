import type { Caller, Recorder } from './recorder.ts'

/** A customer that the transfers are made by. */
export interface Customer extends Caller {
  readonly token: string
  readonly customerId: string
  readonly refreshToken: string
}

const served = { countryCode: 'USA', stateCode: 'US-CA' }

/** Ada is new: she says where she lives, types a mailed code, and is verified. */
export async function begin(recorder: Recorder): Promise<Customer> {
  const { call } = recorder
  await call('GET applications/{id}', { at: { id: 'application_sandbox' } })
  const customer = await signIn(recorder)
  await call('POST auth/business-type', { as: 'noneOfThem', ...customer, body: { businessType: null } })
  await call('GET me', { as: 'new', ...customer })
  await call('GET onboarding/state', { as: 'new', ...customer })
  await acceptTerms(recorder, customer)
  await verify(recorder, customer)
  await call('GET me', { as: 'verified', ...customer })
  await call('GET onboarding/state', { as: 'verified', ...customer })
  await call('POST kyc/sepa', { ...customer, body: {} })
  await recorder.box.advance(2)
  await call('POST intercom/auth', { ...customer, body: {} })
  return customer
}

async function signIn({ box, call }: Recorder): Promise<Customer> {
  const email = 'ada@example.com'
  const login = await call('POST auth/login', { as: 'newCustomer', body: { email, preventSendingEmail: false } })
  const customerId = login.text('customerId')
  await call('POST auth/operating-residency', { as: 'served', customerId, body: served })
  await call('POST auth/otp/verify', { as: 'mismatch', customerId, body: { code: '123456' } })
  const mails = await box.request('GET', `/sandbox/outbox?email=${email}`)
  const code = String(mails.data[0].code)
  const verified = await call('POST auth/otp/verify', { as: 'success', customerId, body: { code } })
  const exchanged = await call('POST /v1/identity/token', { body: { token: verified.text('token') } })
  const refreshToken = exchanged.text('refreshToken')
  const renewed = await call('POST /v1/identity/refresh', { body: { refreshToken } })
  return { customerId, refreshToken, token: renewed.text('idToken') }
}

async function acceptTerms({ box, call }: Recorder, customer: Customer): Promise<void> {
  const url = new URL((await call('GET onboarding/tos/redirectUrl', customer)).text('url'))
  const session = url.searchParams.get('session')
  await box.request('POST', '/sandbox/pages/tos', { body: { session, action: 'accept' } })
}

async function verify({ box, call }: Recorder, customer: Customer): Promise<void> {
  await call('POST kyc/externalUrl', { ...customer, query: { lang: 'en' }, body: { customerType: 'individual' } })
  const token = (await call('POST kyc/sumsub-access-token', { ...customer, body: {} })).text('token')
  for (const action of ['individual', 'submit'])
    await box.request('POST', '/sandbox/pages/verification', { body: { token, action } })
  await call('GET kyc/providers', customer)
  await box.advance(3)
}

/** What happens to others. */
export async function beginOtherwise({ box, call }: Recorder): Promise<void> {
  const known = { email: 'existing@example.com', preventSendingEmail: true }
  await call('POST auth/login', { as: 'knownCustomer', body: known })
  const refused = { email: 'residency-rejected@example.com', preventSendingEmail: false }
  const { text } = await call('POST auth/login', { as: 'notServed', body: refused })
  const body = { countryCode: 'USA', stateCode: 'US-NY' }
  await call('POST auth/operating-residency', { as: 'notServed', customerId: text('customerId'), body })
  const business = await box.signIn('newbiz@example.com')
  const prohibited = { businessType: 'onlineCasino' }
  await call('POST auth/business-type', { as: 'prohibited', ...business, body: prohibited })
  const soft = await box.signIn('kyc-soft@example.com')
  await call('POST kyc/reset', { ...soft, body: {} })
}

export async function end({ call }: Recorder, customer: Customer): Promise<void> {
  await call('POST /v1/identity/sign-out', customer)
}
