import { expect, test } from 'vitest'
import { isSameDeposit, isUnpayable, type Deposit } from './deposit.ts'
import { offRamp, onRamp } from '../payout-history/payout.fixture.ts'
import { PAYOUT_STATUSES } from './payout.ts'

const DEPOSIT: Deposit = {
  network: 'base',
  coin: 'usdc',
  amount: '120.00',
  from: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  memo: 'SPH1',
}

const CHANGES: Readonly<Record<keyof Deposit, Partial<Deposit>>> = {
  network: { network: 'polygon' },
  coin: { coin: 'usdt' },
  amount: { amount: '120.01' },
  from: { from: DEPOSIT.to },
  to: { to: DEPOSIT.from },
  memo: { memo: 'SPH2' },
  redemption: { redemption: 'ethereum' },
}

test.each(Object.entries(CHANGES))(
  'with another %s the tokens are not those that were shown [C21, E18]',
  (_, change) => {
    expect(isSameDeposit(DEPOSIT, { ...DEPOSIT })).toBe(true)
    expect(isSameDeposit(DEPOSIT, { ...DEPOSIT, ...change })).toBe(false)
    expect(isSameDeposit({ ...DEPOSIT, ...change }, DEPOSIT)).toBe(false)
  },
)

test('a memo that has come or gone since is another one [C21]', () => {
  expect(isSameDeposit(DEPOSIT, { ...DEPOSIT, memo: null })).toBe(false)
  expect(isSameDeposit({ ...DEPOSIT, memo: null }, DEPOSIT)).toBe(false)
})

const ADDRESS = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const payable = {
  ...offRamp,
  wallets: [{ id: 'wallet_1', address: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', nickname: null }],
  instructions: { memo: null, resource: { type: 'wallet', address: ADDRESS, network: 'sol' } },
} as const

test.each(PAYOUT_STATUSES)(
  'an off-ramp that is %s and names no address waits for tokens without a destination [E18]',
  (status) => {
    expect(isUnpayable({ ...payable, status })).toBe(false)
    expect(isUnpayable({ ...payable, status, instructions: null })).toBe(status === 'pending')
    expect(isUnpayable({ ...onRamp, status, instructions: null })).toBe(false)
  },
)
