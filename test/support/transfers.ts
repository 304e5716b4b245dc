/** A signed-in customer with accounts, wallets and transfers, as the API would tell of them. */
import { APPLICATION, mountRamp, type Answers, type Asked, type Host } from './host.ts'

type Fields = Record<string, unknown>

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

export const MAIN_WALLET = {
  id: 'wallet_1',
  network: 'solana',
  address: '7xKqT4mZp1C8bQnD3vYh5sRjW2eUaLfG6tBk9oXi9fPd',
  nickname: 'Main wallet',
  signed: true,
}

export const SUI_WALLET = {
  id: 'wallet_2',
  network: 'sui',
  address: '0x9a3f00000000000000000000000000000000000000000000000000000000c240',
  nickname: 'Sui wallet',
  signed: true,
}

const BANK = { bankName: 'Harborline Bank, N.A.', accountNumber: '980144201175', routingNumber: '084106768' }

export const TRANSFER = {
  id: 'payout_1',
  type: 'onRamp',
  status: 'pending',
  amount: '1000.00',
  finalAmount: null,
  created: '2026-11-12T09:05:00Z',
  updated: '2026-11-12T09:05:00Z',
  source: { type: 'bankAccount', id: 'bankAccount_1', amount: '1000.00', currency: 'usd', network: 'achPush' },
  destination: { type: 'wallet', id: 'wallet_1', amount: '998.50', currency: 'usdc', network: 'sol' },
  sourceBankAccount: CHASE,
  fundingBankAccount: {
    accountHolderName: 'Sphere Client Account',
    accountType: 'checking',
    bankAddressString: '200 Harbor Avenue, Portland, ME 04101, United States',
    last4: '1175',
    ...BANK,
  },
  instructions: { memo: 'SPH-7Q4K-92MD', resource: { type: 'bankAccount', iban: null, bic: null, ...BANK } },
  wallets: [{ id: 'wallet_1', address: MAIN_WALLET.address, nickname: 'Main wallet' }],
}

export const EURO_TRANSFER = {
  ...TRANSFER,
  id: 'payout_eur',
  amount: '250.00',
  source: { type: 'bankAccount', id: null, amount: '250.00', currency: 'eur', network: 'sepa' },
  sourceBankAccount: null,
  fundingBankAccount: {
    accountHolderName: 'Sphere Client Account',
    bankName: 'Banque du Port',
    bankAddressString: '1 Quai, Paris, France',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
  },
  instructions: {
    memo: 'SPH-EUR',
    resource: {
      type: 'bankAccount',
      bankName: 'Banque du Port',
      iban: 'FR7630006000011234567890189',
      bic: 'AGRIFRPP',
    },
  },
}

export const TO_BANK = {
  ...TRANSFER,
  id: 'payout_2',
  type: 'offRamp',
  amount: '2500.00',
  source: { type: 'wallet', id: 'wallet_1', amount: '2500.00', currency: 'usdc', network: 'sol' },
  destination: {
    type: 'bankAccount',
    id: 'bankAccount_1',
    amount: '2496.50',
    currency: 'usd',
    network: 'achSameDay',
  },
  sourceBankAccount: null,
  destinationBankAccount: CHASE,
  fundingBankAccount: null,
  instructions: { memo: null, resource: { type: 'wallet', address: MAIN_WALLET.address, network: 'sol' } },
}

export const MICRODEPOSIT = {
  ...TRANSFER,
  id: 'payout_3',
  type: 'microdeposit',
  status: 'succeeded',
  amount: '0.03',
  finalAmount: '0.03',
  instructions: null,
  fundingVirtualAccount: { id: 'virtualAccount_1' },
}

/** One dollar is one coin, half a dollar goes as the fee. */
export function quote({ body }: Pick<Asked, 'body'>) {
  const { amount, received, sourceCurrency, destinationCurrency } = body as Record<string, string> & {
    received: boolean
  }
  const cents = Math.round(Number(amount) * 100)
  const [pay, receive] = received ? [cents + 50, cents] : [cents, cents - 50]
  const money = (value: number, currency: string | undefined) => ({ amount: (value / 100).toFixed(2), currency })
  return {
    amountAdjustments: [
      { type: 'conversionFee', amount: '0.00', currency: 'usd' },
      { type: 'sphereFixedFee', amount: '0.50', currency: sourceCurrency },
      { type: 'totalFee', amount: '0.50', currency: sourceCurrency },
      {
        type: 'fxRate',
        amount: '1.00',
        currency: destinationCurrency,
        pay: money(pay, sourceCurrency),
        receive: money(receive, destinationCurrency),
      },
    ],
  }
}

const FROZEN = quote({
  body: { amount: '1000.00', received: false, sourceCurrency: 'usd', destinationCurrency: 'usdc' },
})

/** Transfers that the test may change meanwhile. */
export function transferAnswers(transfers: readonly Fields[]): Answers {
  const own = transfers.flatMap((transfer) => [
    [`GET payouts/${transfer['id']}`, () => ({ payout: transfer })],
    [`POST payouts/amountAdjustments/${transfer['id']}`, () => FROZEN],
  ])
  return { 'GET payouts': () => ({ payouts: transfers }), ...Object.fromEntries(own) }
}

const customerAnswers: Answers = {
  'GET me': () => ME,
  'GET onboarding/state': () => STATE,
  'GET bankAccounts': () => ({ bankAccounts: [CHASE] }),
  'GET wallets': () => ({ wallets: [MAIN_WALLET, SUI_WALLET] }),
  'POST payouts/amountAdjustments': quote,
}

export const withAccess = (access: Fields): Answers => ({
  'GET applications/application_sandbox': () => ({ ...APPLICATION, access: { ...APPLICATION.access, ...access } }),
})

interface Visit {
  readonly answers?: Answers
  readonly transfers?: readonly Fields[]
  readonly attributes?: Record<string, string>
}

export interface Visitor extends Host {
  go(path: string): Promise<void>
  path(): string | null
  calls(method: string, path: string): Asked[]
  told(type: string): unknown[]
}

/** Mounts the ramp for a customer who is signed in already, at a path. */
export async function visit(path: string, { answers, transfers = [], attributes = {} }: Visit = {}): Promise<Visitor> {
  const tokens = { idToken: 'id', refreshToken: 'refresh', uid: ME.id, email: 'maya@example.com' }
  sessionStorage.setItem('sphere-ramp:application_sandbox', JSON.stringify(tokens))
  const host = await mountRamp({
    answers: { ...customerAnswers, ...transferAnswers(transfers), ...answers },
    attributes,
  })
  const heard: Host['events'] = []
  const told = (type: string) => heard.filter((event) => event.type === type).map(({ detail }) => detail)
  for (const type of [
    'ramp-navigate',
    'ramp-payout-created',
    'ramp-payout-status',
    'ramp-payout-cancelled',
    'ramp-error',
  ])
    host.element.addEventListener(type, (event) => heard.push({ type, detail: (event as CustomEvent).detail }))
  const go = (to: string) => (host.element['navigate'] as (path: string) => Promise<void>)(to)
  await go(path)
  return {
    ...host,
    go,
    told,
    path: () => (told('ramp-navigate').at(-1) as { path: string } | undefined)?.path ?? null,
    calls: (method, asked) => host.asked.filter((call) => call.method === method && call.path === asked),
  }
}

/** Pages of the test runner lie behind one another: the test says whether somebody looks at its own. */
export function look(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
