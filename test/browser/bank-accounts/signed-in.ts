/** A customer who is signed in, with the accounts and wallets that a test gives. */
import { mountRamp, type Answers, type Asked, type Host } from '../../support/host.ts'

export const ME = {
  id: 'customer_abc',
  firstName: 'Maya',
  lastName: 'Chen',
  phoneNumber: null,
  customerAccount: { email: 'maya@example.com' },
  type: 'individual',
  kycStatus: 'approved',
  verificationLevels: [
    { name: 'kyc_level_1', status: 'approved' },
    { name: 'kyc_level_2', status: 'approved' },
    { name: 'sepa', status: 'approved' },
  ],
  capabilities: { eur: { reasonCodes: [] } },
  isProhibitedBusinessType: false,
  operatingResidency: 'Approved',
}

export const UNVERIFIED = {
  ...ME,
  verificationLevels: [
    { name: 'kyc_level_1', status: 'incomplete' },
    { name: 'sepa', status: 'incomplete' },
  ],
}

const STATE = {
  tos: 'complete',
  msa: null,
  kyc: { sumsub: 'complete', 'kyc-level-1': 'complete' },
  hasCompletedOnboarding: true,
  operatingResidencyStatus: 'approved',
  isProhibitedBusinessType: null,
  hasChosenCustomerType: true,
}

export const CHASE = {
  id: 'bankAccount_1',
  bankName: 'Chase',
  accountName: 'Everyday',
  accountHolderName: 'Maya Chen',
  accountNumber: '000123454821',
  accountType: 'checking',
  last4: '4821',
  status: 'active',
  deleted: null,
  currency: 'usd',
  owner: 'customer_abc',
  routingNumber: '021000021',
  walletBankAccounts: [],
  walletBankAccountsAllowed: true,
}

const customerAnswers: Answers = {
  'GET me': () => ME,
  'GET onboarding/state': () => STATE,
  'GET bankAccounts': () => ({ bankAccounts: [CHASE] }),
  'GET wallets': () => ({ wallets: [] }),
  'GET payouts': () => ({ payouts: [] }),
}

interface Visit {
  readonly answers?: Answers
  readonly attributes?: Record<string, string>
}

export interface Visitor extends Host {
  go(path: string): Promise<void>
  calls(method: string, path: string): Asked[]
}

/** Mounts the ramp at a path. */
export async function visit(path: string, { answers, attributes = {} }: Visit = {}): Promise<Visitor> {
  const tokens = { idToken: 'id', refreshToken: 'refresh', uid: ME.id, email: 'maya@example.com' }
  sessionStorage.setItem('sphere-ramp:application_sandbox', JSON.stringify(tokens))
  const host = await mountRamp({ answers: { ...customerAnswers, ...answers }, attributes })
  const go = (to: string) => (host.element['navigate'] as (path: string) => Promise<void>)(to)
  await go(path)
  return {
    ...host,
    go,
    calls: (method, asked) => host.asked.filter((call) => call.method === method && call.path === asked),
  }
}

// The browser's notice that a size is told of in the next frame only; a runner takes it for a failure.
export function ignoreLateSizes(): void {
  const tell = window.onerror
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the runner's own is this one, and has to be asked after ours
  window.onerror = (message, ...place) => String(message).startsWith('ResizeObserver loop') || tell?.(message, ...place)
}
