import { expect, test } from 'vitest'
import { chase } from './bank-accounts/bank-account.fixture.ts'
import { nextStep, waitingPayouts, waitingStep } from './next-step.ts'
import { microdeposit, offRamp, onRamp } from './payout-history/payout.fixture.ts'
import { customer, verifiedCustomer } from './payouts/customer.fixture.ts'
import { KNOWN_STATUSES, PAYOUT_STATUSES, type Payout, type PayoutStatus } from './payouts/payout.ts'
import type { Wallet } from './wallets/wallet.ts'

const wallet = (network: Wallet['network']): Wallet => ({
  id: 'w',
  network,
  address: 'w',
  nickname: null,
  signed: false,
})
const access = { allowSuiPayouts: false, allowSourcelessOnRamp: true, kycLevel2: true, balances: true }
const euros = { ...chase, id: 'bankAccount_eur', currency: 'eur' } as const
const dollarsOnly = customer({ level1: true })
const eurosOnly = customer({ sepa: true })

const start = {
  ...verifiedCustomer,
  access,
  payouts: [],
  wallets: [],
  bankAccounts: [],
} satisfies Parameters<typeof nextStep>[0]
const ready = { ...start, wallets: [wallet('solana')] }
const kindOf = (given: Partial<Parameters<typeof nextStep>[0]>) => nextStep({ ...start, ...given })?.kind ?? null
const made = (status: PayoutStatus, rest: Partial<Payout> = {}): Payout => ({ ...onRamp, status, ...rest })

test('an off-ramp whose tokens are on their way waits for nobody [E22, H11]', () => {
  const pending: Payout = { ...offRamp, status: 'pending' }
  const onTheirWay = { ...ready, payouts: [pending], paymentOf: () => 'onTheirWay' as const }
  expect([kindOf({ ...ready, payouts: [pending] }), kindOf(onTheirWay)]).toEqual(['sendTokens', null])
})

test('no transfer is asked for that is not to be paid, in either direction [E22, H11]', () => {
  const payouts: readonly Payout[] = [{ ...offRamp, status: 'pending' }, made('pending')]
  expect(waitingPayouts(payouts)).toHaveLength(2)
  expect(waitingPayouts(payouts, () => 'stopped')).toEqual([])
})

test.each([
  ['a new customer', {}, 'addWallet'],
  ['with a wallet', ready, 'makeTransfer'],
  ['with a wallet that payouts cannot use', { wallets: [wallet('optimism')] }, 'addWallet'],
  ['with a Sui wallet', { wallets: [wallet('sui')] }, 'addWallet'],
  ['with a bank account only', { bankAccounts: [chase] }, 'addWallet'],
  ['not verified', { ...ready, me: customer({}).me }, null],
  ['whose region has no euros', { ...ready, me: customer({ sepa: true, restricted: true }).me }, null],
  ['during an outage', { ...ready, isPaused: true }, null],
] as const)('the next step of a customer %s [H20]', (_, given, kind) => {
  expect(kindOf(given)).toBe(kind)
})

test.each([
  ['Solana needs none', { wallets: [wallet('solana')] }, 'makeTransfer'],
  ['Aptos needs one', { wallets: [wallet('aptos')] }, 'addBankAccount'],
  ['the application needs one', { ...ready, access: { ...access, allowSourcelessOnRamp: false } }, 'addBankAccount'],
  ['it is there', { wallets: [wallet('aptos')], bankAccounts: [chase] }, 'makeTransfer'],
  ['it is under review', { wallets: [wallet('aptos')], bankAccounts: [{ ...chase, status: 'pending' }] }, null],
  [
    'it was deleted',
    { wallets: [wallet('aptos')], bankAccounts: [{ ...chase, deletedAt: new Date() }] },
    'addBankAccount',
  ],
  [
    'it is of a third party',
    { wallets: [wallet('aptos')], bankAccounts: [{ ...chase, isThirdParty: true }] },
    'addBankAccount',
  ],
  ['it is in euros', { wallets: [wallet('aptos')], bankAccounts: [euros] }, 'addBankAccount'],
] as const)('a bank account is asked for only where the on-ramp needs one: %s [H20]', (_, given, kind) => {
  expect(kindOf({ me: dollarsOnly.me, ...given })).toBe(kind)
})

test('with dollars and euros, the nearer first transfer decides [H20]', () => {
  const needed = { wallets: [wallet('aptos')], bankAccounts: [euros] }
  expect(kindOf({ me: verifiedCustomer.me, ...needed })).toBe('makeTransfer')
  expect(kindOf({ me: eurosOnly.me, wallets: [wallet('tron')] })).toBe('addWallet')
  expect(kindOf({ me: verifiedCustomer.me, wallets: [wallet('tron')] })).toBe('makeTransfer')
})

test.each(KNOWN_STATUSES)('after an on-ramp that is %s, the next step is: [H20]', (status) => {
  const expected: Record<PayoutStatus, string | null> = {
    pending: 'sendMoney',
    funded: null,
    processing: null,
    succeeded: null,
    refunded: 'makeTransfer',
    failed: 'makeTransfer',
    failedPrecondition: 'makeTransfer',
    cancelled: 'makeTransfer',
    returned: null,
  }
  expect(kindOf({ ...ready, payouts: [made(status)] })).toBe(expected[status])
})

test('the newest transfer that waits for a bank transfer comes before everything else [H20]', () => {
  const older = made('pending', { id: 'payout_old', created: new Date('2026-01-01T00:00:00Z') })
  const payouts = [older, onRamp, made('succeeded', { id: 'payout_done' })]
  expect(nextStep({ ...start, payouts, me: customer({}).me, isPaused: true })).toEqual({
    kind: 'sendMoney',
    payout: onRamp,
  })
  expect(waitingPayouts([{ ...offRamp, instructions: null }])).toEqual([])
  expect(waitingPayouts([{ ...onRamp, instructions: null }])).toEqual([])
})

test('a microdeposit does not count as a transfer of the customer [H20]', () => {
  expect(kindOf({ ...ready, payouts: [microdeposit] })).toBe('makeTransfer')
})

const waiting: Payout = {
  ...offRamp,
  status: 'pending',
  instructions: { memo: null, resource: { type: 'wallet', address: '0x8ba1', network: 'base' } },
}

const later = (payout: Payout): Payout => ({
  ...payout,
  id: 'payout_newer',
  created: new Date(Math.max(onRamp.created.getTime(), waiting.created.getTime()) + 1000),
})

test('the newest transfer that waits for the customer comes first, whichever its direction [H11, H20]', () => {
  const [newOffRamp, newOnRamp] = [later(waiting), later(made('pending'))]
  const next = (...payouts: Payout[]) => nextStep({ ...start, payouts })
  expect(next(waiting, newOffRamp)).toEqual({ kind: 'sendTokens', payout: newOffRamp })
  expect(next(made('pending'), newOffRamp)).toEqual({ kind: 'sendTokens', payout: newOffRamp })
  expect(next(waiting, newOnRamp)).toEqual({ kind: 'sendMoney', payout: newOnRamp })
  expect(nextStep({ ...start, payouts: [waiting], isPaused: true })?.kind).toBe('sendTokens')
  expect(waitingPayouts([made('pending'), newOffRamp]).map(({ type }) => type)).toEqual(['offRamp', 'onRamp'])
})

test.each([
  ['that is an on-ramp', { type: 'onRamp' }],
  ['of an offloader wallet', { usageType: 'offloader' }],
  ['without instructions', { instructions: null }],
  ...PAYOUT_STATUSES.filter((status) => status !== 'pending').map(
    (status) => [`that is ${status}`, { status }] as const,
  ),
] as const)('a transfer %s waits for no tokens [H11]', (_, other) => {
  expect(waitingStep([{ ...waiting, ...other } as Payout])).toBeNull()
})
