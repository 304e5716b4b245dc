import { expect, test } from 'vitest'
import { requiredList } from '../../../../test/contract/rows/required.ts'
import { PAYOUT_NETWORKS, SOURCE_NETWORKS, ENDPOINT_NETWORKS } from '../../endpoint-networks.ts'
import { railNetwork, RAILS, type FormRail } from '../../rails.ts'
import { endpointErrors, sentDestination, sentSource } from './endpoint.ts'

const filled = { amount: '1.00', currency: 'usd', network: 'ach' }
const positive = 'validation.positive'

test('the allowed networks are those of the spec [FORM-14]', () => {
  expect(ENDPOINT_NETWORKS.toSorted()).toEqual(requiredList('FORM-14').toSorted())
  for (const side of ['source', 'destination'] as const)
    for (const network of ENDPOINT_NETWORKS) expect(endpointErrors(side, { ...filled, network })).toEqual({})
})

test('a source, but not a destination, may also be achPull or achPush [FORM-15]', () => {
  for (const network of ['achPull', 'achPush']) {
    expect(endpointErrors('source', { ...filled, network })).toEqual({})
    expect(endpointErrors('destination', { ...filled, network })).toEqual({ network: 'validation.invalidNetwork' })
  }
  expect(SOURCE_NETWORKS).toHaveLength(ENDPOINT_NETWORKS.length + 2)
})

test('a destination may also be ach [FORM-16]', () => {
  expect(endpointErrors('destination', filled)).toEqual({})
})

test.each(['0', '0.00', '', 'x', '-1', '1.001'])('the amount %j is not positive [FORM-11, SAFE-A7]', (amount) => {
  expect(endpointErrors('source', { ...filled, amount })).toEqual({ amount: positive })
})

test('currency and network are required [FORM-12, FORM-13]', () => {
  expect(endpointErrors('source', { ...filled, currency: '' })).toEqual({ currency: 'validation.required' })
  expect(endpointErrors('source', { ...filled, currency: 'jpy' })).toEqual({ currency: 'validation.required' })
  expect(endpointErrors('source', { ...filled, network: '' })).toEqual({ network: 'validation.required' })
  expect(endpointErrors('source', { amount: '', currency: '', network: '' })).toEqual({
    amount: positive,
    currency: 'validation.required',
    network: 'validation.required',
  })
})

test.each(['optimism', 'solana', 'achSameDay', 'bsc', 'ACH'])(
  'a payout cannot use the network %s [FORM-14]',
  (network) => {
    expect(endpointErrors('destination', { ...filled, network })).toEqual({ network: 'validation.invalidNetwork' })
  },
)

test('an ACH destination is sent as ACH same day, an ACH source as a push [FORM-17]', () => {
  expect(sentDestination('ach')).toBe('achSameDay')
  expect(sentSource('ach')).toBe('achPush')
  for (const network of ENDPOINT_NETWORKS.filter((name) => name !== 'ach')) {
    expect(sentDestination(network)).toBe(network)
    expect(sentSource(network)).toBe(network)
  }
  expect(PAYOUT_NETWORKS).toContain('achSameDay')
})

test('each method of the form maps to its network [FORM-14, METH-02]', () => {
  const labels = ['ACH_PUSH', 'ACH_PULL', 'ACH_SAME_DAY']
  for (const rail of RAILS.filter((name): name is FormRail => !labels.includes(name))) {
    expect(ENDPOINT_NETWORKS).toContain(railNetwork(rail))
  }
  expect(railNetwork('SWIFTPAY_PESONET')).toBe('swiftpay_pesonet')
})
