import { expect, test } from 'vitest'
import { sampleDetails } from '../sandbox/bank-accounts/sample-details.ts'
import * as magic from '../sandbox/payouts/lifecycle/magic-amounts.ts'
import { isAddressOn } from '../sandbox/wallets/address.ts'
import { walletNetworks } from '../sandbox/wallets/networks.ts'
import { isTestAddress } from '../sandbox/wallets/test-keys.ts'
import { AMOUNTS, BANK_DETAILS, WALLETS } from './samples.ts'

const valuesOf = (groups: typeof BANK_DETAILS) => groups.flatMap(({ rows }) => rows.map(([value]) => value))

test('the console has a wallet to try for every network, and the sandbox knows its key', () => {
  const addresses = WALLETS.map(([address]) => address)
  const without = walletNetworks.filter((network) => !addresses.some((address) => isAddressOn(network, address)))
  expect(without).toEqual([])
  expect(addresses.filter((address) => !isTestAddress(address))).toEqual([])
})

test('the bank details to try are those that the sandbox accepts', () => {
  const chosen = ['bankName', 'bankId', 'bankAddress', 'accountType', 'phpNetwork', 'phpChannelSubject']
  const accepted = Object.values(sampleDetails).flatMap((details) =>
    Object.entries(details).flatMap(([field, value]) => (chosen.includes(field) ? [] : [String(value)])),
  )
  expect([...new Set(valuesOf(BANK_DETAILS))].toSorted()).toEqual([...new Set(accepted)].toSorted())
})

test('the amounts to try are all that have a fixed outcome', () => {
  const hasOutcome = (amount: string) =>
    magic.outcomeOf(amount) !== 'normal' ||
    magic.creationFailureOf(amount) !== null ||
    [magic.failsToCancel, magic.answersLate, magic.failsToQuote].some((applies) => applies(amount))
  const cents = Array.from({ length: 100 }, (_, each) => `1313.${String(each).padStart(2, '0')}`)
  expect(valuesOf(AMOUNTS)).toEqual(cents.filter(hasOutcome))
})
