import type { Page } from 'playwright-core'
import { title } from './people.ts'
import { callSandbox } from './sandbox.ts'
import { soon } from './soon.ts'
import { type Stage } from './stage.ts'

/** The server's data about a customer. */
export interface Customer {
  readonly id: string
  readonly email: string
  readonly me: {
    readonly type: string | null
    readonly kycStatus: string
    readonly operatingResidency: string
    readonly isProhibitedBusinessType: boolean | null
    readonly verificationLevels: readonly { readonly name: string; readonly status: string }[]
  }
  readonly onboarding: {
    readonly tos: string
    readonly msa: string | null
    readonly kyc: Readonly<Record<string, string>>
    readonly hasCompletedOnboarding: boolean
  }
}

export interface CustomerPatch {
  readonly me?: Partial<Customer['me']>
  readonly onboarding?: Partial<Customer['onboarding']>
}

export async function customerOf(stage: Stage, email: string): Promise<Customer> {
  const customers = await callSandbox<Customer[]>(stage, 'sandbox/customers')
  const found = customers.find((customer) => customer.email === email)
  if (!found) throw new Error(`The sandbox knows no ${email}`)
  return found
}

/** Waits until the server has the data. */
export const serverHolds = (stage: Stage, email: string, expected: object) =>
  soon(() => customerOf(stage, email)).toMatchObject(expected)

export async function changeCustomer(stage: Stage, email: string, patch: CustomerPatch): Promise<void> {
  const { id } = await customerOf(stage, email)
  await callSandbox(stage, `sandbox/customers/${id}`, { body: patch })
}

interface AuthCall {
  readonly body: object
  readonly customerId?: string
}

const auth = <Answer>(stage: Stage, path: string, { body, customerId }: AuthCall) => {
  const headers = customerId ? { 'X-Customer-Id': customerId } : {}
  return callSandbox<Answer>(stage, `v1/ramp/auth/${path}`, { body, headers })
}

/** Signs a customer in as a shop's server does, and returns the one-time token for the tag. */
export async function hostSignIn(stage: Stage, email: string): Promise<string> {
  const login = await auth<{ customerId: string; nextStep: string }>(stage, 'login', { body: { email } })
  const { customerId } = login
  if (login.nextStep !== 'otp') {
    await auth(stage, 'operating-residency', { customerId, body: { countryCode: 'USA', stateCode: 'US-CA' } })
  }
  const { token } = await auth<{ token: string }>(stage, 'otp/verify', { customerId, body: { code: '000000' } })
  return token
}

/** Signs a prepared customer in without the widget's screens, as on a page whose server has asked for the code. */
export async function signInByHost(stage: Stage, page: Page, email: string): Promise<void> {
  const token = await hostSignIn(stage, email)
  await page.evaluate((authToken) => Object.assign(document.querySelector('sphere-ramp')!, { authToken }), token)
  await title(page, 'Accounts').waitFor()
}

/** The tag of a shop that has signed its customer in already. */
export const openRampOnly = (page: Page, token: string | null) =>
  page.evaluate((authToken) => {
    const ramp = document.querySelector('sphere-ramp')!
    ramp.setAttribute('ramp-only', '')
    if (authToken) Object.assign(ramp, { authToken })
  }, token)
