import { describe, expect, test } from 'vitest'
import { offRamp, onRamp } from '../payout-history/payout.fixture.ts'
import { differencesOf, inconsistenciesOf, type Difference, type RequestedPayout } from './differences.ts'
import type { Payout, PayoutPayload } from './payout.ts'

const WALLET = onRamp.wallets[0]!

/** A payout as it was asked for, whose source has the amount of the payout. */
const asAsked = (payout: Payout): Payout => ({ ...payout, source: { ...payout.source, amount: payout.amount } })

const requestOf = ({ source, destination, amount }: Payout): RequestedPayout => ({
  payload: { source: { ...source, amount }, destination } as PayoutPayload,
  walletAddress: WALLET.address,
  isResumed: false,
})

const DIRECTIONS = {
  onRamp: { payout: asAsked(onRamp), requested: requestOf(onRamp) },
  offRamp: { payout: asAsked(offRamp), requested: requestOf(offRamp) },
}
type Direction = keyof typeof DIRECTIONS

const differences = (direction: Direction, change: Partial<Payout>, how: Partial<RequestedPayout> = {}) => {
  const { payout, requested } = DIRECTIONS[direction]
  return differencesOf({ ...requested, ...how }, { ...payout, ...change }).map(({ field, ...values }) => ({
    field: field.replace('payouts.different.', ''),
    ...values,
  }))
}
const fieldsOf = (...asked: Parameters<typeof differences>) => differences(...asked).map(({ field }) => field)
const money = (amount: string, currency: string) => ({ amount, currency })

test.each(['onRamp', 'offRamp'] as const)(
  'an %s that matches the request has no difference [SAFE-B5, E18]',
  (direction) => {
    expect(differences(direction, {})).toEqual([])
  },
)

type Row = readonly [
  name: string,
  change: Partial<Payout>,
  field: string,
  requested: Difference['requested'],
  returned: Difference['returned'],
]

function rowsOf(direction: Direction): readonly Row[] {
  const { source, destination, amount, type } = DIRECTIONS[direction].payout
  const isOnRamp = direction === 'onRamp'
  const [sent, received] = isOnRamp ? ['USD', 'USDC'] : ['USDC', 'USD']
  const [from, to] = [isOnRamp ? 'ach' : 'sol', isOnRamp ? 'sol' : 'ach']
  const pay = money(amount, sent)
  const receive = money(destination.amount!, received)
  const side = isOnRamp
    ? ['sendAccount', 'sendMethod', 'receiveWallet', 'receiveNetwork', 'receiveAddress']
    : ['sendWallet', 'sendNetwork', 'receiveAccount', 'receiveMethod', 'sendAddress']
  const [sourceField, sourceNetwork, destinationField, destinationNetwork, addressField] = side as [
    string,
    string,
    string,
    string,
    string,
  ]
  const address = `${WALLET.address.slice(0, -1)}x`
  return [
    [
      'another direction',
      { type: isOnRamp ? 'offRamp' : 'onRamp' },
      'direction',
      type as string,
      isOnRamp ? 'offRamp' : 'onRamp',
    ],
    ['another amount', { amount: '9.01', source: { ...source, amount: '9.01' } }, 'youSend', pay, money('9.01', sent)],
    ['another amount of its source', { source: { ...source, amount: '9.02' } }, 'youSend', pay, money('9.02', sent)],
    ['another amount of its own', { amount: '9.03' }, 'youSend', pay, money('9.03', sent)],
    ['another currency to pay', { source: { ...source, currency: 'eur' } }, 'youSend', pay, money(amount, 'EUR')],
    [
      'less to receive',
      { destination: { ...destination, amount: '1.04' } },
      'youReceive',
      receive,
      money('1.04', received),
    ],
    [
      'another currency to receive',
      { destination: { ...destination, currency: 'usdt' } },
      'youReceive',
      receive,
      money(destination.amount!, 'USDT'),
    ],
    ['another source', { source: { ...source, id: 'other' } }, sourceField, source.id!, 'other'],
    ['no source', { source: { ...source, id: null } }, sourceField, source.id!, '–'],
    ['another network to pay', { source: { ...source, network: 'wire' } }, sourceNetwork, from, 'wire'],
    [
      'another destination',
      { destination: { ...destination, id: 'other' } },
      destinationField,
      destination.id!,
      'other',
    ],
    [
      'another network to receive',
      { destination: { ...destination, network: 'tron' } },
      destinationNetwork,
      to,
      'tron',
    ],
    ['another address', { wallets: [{ ...WALLET, address }] }, addressField, WALLET.address, address],
  ]
}

describe.each(['onRamp', 'offRamp'] as const)('an %s', (direction) => {
  test.each(rowsOf(direction))(
    'a payout with %s names that field by its side, what was asked for and what came [SAFE-B5, E18]',
    (_, change, field, requested, returned) => {
      expect(differences(direction, change)).toEqual([{ field, requested, returned }])
    },
  )

  test.each([
    ['0.010000000000000000', []],
    ['0.010000000000000001', ['youReceive']],
    ['0.009999999999999999', []],
  ])('a payout may deliver %s more or less than was asked for: %j [E18]', (cents, fields) => {
    const { destination } = DIRECTIONS[direction].payout
    const [whole, moved] = [BigInt(destination.amount!.replace('.', '')) * 10n ** 16n, BigInt(cents.replace('.', ''))]
    for (const units of [whole + moved, whole - moved]) {
      const text = String(units)
      const amount = `${text.slice(0, -18)}.${text.slice(-18)}`
      expect(fieldsOf(direction, { destination: { ...destination, amount } })).toEqual(fields)
    }
  })

  test('a payout may not ask for the smallest unit more or less than was asked for [E18]', () => {
    const { source, amount } = DIRECTIONS[direction].payout
    for (const other of [`${amount}0000000000000001`, amount.replace(/0\.00$/, '9.999999999999999999')]) {
      expect(fieldsOf(direction, { source: { ...source, amount: other } })).toEqual(['youSend'])
      expect(fieldsOf(direction, { amount: other })).toEqual(['youSend'])
    }
  })

  test('a payout of an earlier call may deliver another amount, because it has the price of that call [E18]', () => {
    const change = { destination: { ...DIRECTIONS[direction].payout.destination, amount: '1.00' } }
    expect(fieldsOf(direction, change, { isResumed: true })).toEqual([])
    expect(fieldsOf(direction, { ...change, amount: '9.00' }, { isResumed: true })).toEqual(['youSend'])
    const coin = { destination: { ...change.destination, currency: 'eurc' as never } }
    expect(fieldsOf(direction, coin, { isResumed: true })).toEqual(['youReceive'])
  })
})

test('a synonym of the rail and another notation of the amount are not differences [E18]', () => {
  const { source, amount } = DIRECTIONS.onRamp.payout
  expect(fieldsOf('onRamp', { source: { ...source, network: 'ach' } })).toEqual([])
  expect(fieldsOf('onRamp', { amount: `${amount}0`, source })).toEqual([])
})

test('an address that the server omits is not compared [E18]', () => {
  expect(fieldsOf('onRamp', { wallets: [] })).toEqual([])
  expect(fieldsOf('offRamp', {}, { walletAddress: null })).toEqual([])
})

test('a payout that names another address for a wallet of the customer is noticed after a reload as well [SAFE-B5, E18]', () => {
  const hex = `0x${'aB'.repeat(20)}`
  const named = (payout: Payout, address: string): Payout => ({ ...payout, wallets: [{ ...WALLET, address }] })
  const mixedCase = `${hex.slice(0, -1)}C`
  expect(inconsistenciesOf(named(onRamp, hex), [{ id: WALLET.id, address: hex.toLowerCase() }])).toEqual([])
  expect(inconsistenciesOf(named(onRamp, hex), [{ id: 'wallet_deleted', address: WALLET.address }])).toEqual([])
  const values = { requested: mixedCase, returned: hex }
  expect(inconsistenciesOf(named(onRamp, hex), [{ id: WALLET.id, address: mixedCase }])).toEqual([
    { field: 'payouts.different.receiveAddress', ...values },
  ])
  expect(inconsistenciesOf(named(offRamp, hex), [{ id: WALLET.id, address: mixedCase }])).toEqual([
    { field: 'payouts.different.sendAddress', ...values },
  ])
})

/** A payout whose instructions have one number, and the account that they are of the other. */
const contradicting = (name: string, shown: string | null, other: string | null) => {
  const { payout } = DIRECTIONS.onRamp
  return {
    ...payout,
    instructions: { ...payout.instructions!, resource: { ...payout.instructions!.resource, [name]: shown } as never },
    fundingBankAccount: { ...payout.fundingBankAccount!, [name]: other },
  }
}

test.each([
  ['accountNumber', '980144201176', '980144201175'],
  ['routingNumber', '084106768', '021000021'],
  ['iban', 'DE89370400440532013000', 'FR7630006000011234567890189'],
  ['bic', 'COBADEFFXXX', 'COBADEFF370'],
  ['bic', 'COBADEFFXXX', 'DEUTDEFFXXX'],
  ['accountNumber', '980144201176', '••••1175'],
])(
  'instructions whose %s is not that of their account are a difference, at once and after a reload [SAFE-B5, E18, F32]',
  (name, shown, other) => {
    const said = [{ field: `payouts.instructions.${name}`, requested: other, returned: shown, isContradiction: true }]
    expect(differencesOf(DIRECTIONS.onRamp.requested, contradicting(name, shown, other))).toEqual(said)
    expect(inconsistenciesOf(contradicting(name, shown, other), [])).toEqual(said)
  },
)

test.each([
  ['iban', 'DE89 3704 0044 0532 0130 00', 'de89370400440532013000'],
  ['bic', 'COBADEFFXXX', 'COBADEFF'],
  ['accountNumber', '9801-4420-1176', '980144201176'],
  ['accountNumber', '980144201176', null],
  ['accountNumber', '980144201176', '••••1176'],
  ['iban', 'DE89370400440532013000', 'DE89****3000'],
  ['accountNumber', '980144201176', 'XXXXXXXX1176'],
  ['routingNumber', null, '084106769'],
])(
  'the same %s in another notation, or on one side only, is no contradiction: %j and %j [E18]',
  (name, shown, other) => {
    expect(inconsistenciesOf(contradicting(name, shown, other), [])).toEqual([])
  },
)
