import { expect, test } from 'vitest'
import * as magic from '../sandbox/payouts/lifecycle/magic-amounts.ts'
import { isAddressOn } from '../sandbox/wallets/address.ts'
import { BANK_TYPES, bankTypeRow } from '../sandbox/tables/bank-types.ts'
import { WALLET_NETWORKS } from '../sandbox/tables/networks.ts'
import { isTestAddress } from '../sandbox/wallets/test-keys.ts'
import { AMOUNTS, BANK_DETAILS, WALLETS } from './samples.ts'

const valuesOf = (groups: typeof BANK_DETAILS) => groups.flatMap(({ rows }) => rows.map(([value]) => value))

test('the console has a wallet to try for every network, and the sandbox knows its key', () => {
  const addresses = WALLETS.map(([address]) => address)
  const without = WALLET_NETWORKS.filter((network) => !addresses.some((address) => isAddressOn(network, address)))
  expect(without).toEqual([])
  expect(addresses.filter((address) => !isTestAddress(address))).toEqual([])
})

test('each bank type has details to try, and each of its numbers a name', () => {
  const chosen = ['bankName', 'bankId', 'bankAddress', 'accountType', 'phpNetwork', 'phpChannelSubject']
  const numbers = BANK_TYPES.map((type) =>
    Object.entries(bankTypeRow(type).sample).flatMap(([field, value]) => (chosen.includes(field) ? [] : [value])),
  )
  expect(BANK_DETAILS.map(({ rows }) => rows.map(([value]) => value).toSorted())).toEqual(
    numbers.map((each) => each.toSorted()),
  )
})

test('the amounts to try are all that have a fixed outcome', () => {
  const hasOutcome = (amount: string) =>
    magic.outcomeOf(amount) !== 'normal' ||
    magic.creationFailureOf(amount) !== null ||
    [magic.failsToCancel, magic.answersLate, magic.failsToQuote].some((applies) => applies(amount))
  const cents = Array.from({ length: 100 }, (_, each) => `1313.${String(each).padStart(2, '0')}`)
  expect(valuesOf(AMOUNTS)).toEqual(cents.filter(hasOutcome))
})
