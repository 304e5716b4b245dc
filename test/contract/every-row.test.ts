import { expect, test } from 'vitest'
import { contradictionsOfRoutes } from './routes/ask.ts'
import { contradictionsOfRows } from './rows/ask-sandbox.ts'
import { wrongNetworkFacts } from './rows/network-facts.ts'
import { missingFields } from './rows/payout-fields.ts'

test('every network, currency, rail and bank type has a row on each side of the wire, and the sandbox answers as the product’s row says [API-24, API-08]', async () => {
  expect(await contradictionsOfRows()).toEqual([])
}, 60_000)

test('each route answers for every network, currency, rail, bank type, country and category, and one payout is the same by each [API-05, API-10, API-19, API-20, API-22, API-25, API-26, API-27, API-34, API-36]', async () => {
  expect(await contradictionsOfRoutes()).toEqual([])
}, 120_000)

test('each network has its node, its chain, its mark and the addresses of its tokens as their libraries write them [CHAIN-02, CHAIN-06, CHAIN-12, C7]', () => {
  expect(wrongNetworkFacts()).toEqual([])
})

test('each field of a payout that one side of the wire has is on the other, too [API-20, API-21]', () => {
  expect(missingFields()).toEqual([])
})
