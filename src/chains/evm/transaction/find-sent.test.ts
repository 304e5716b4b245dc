import { expect, it } from 'vitest'
import { TRANSFER_TOPIC } from '../erc20.ts'
import { findSent } from './find-sent.ts'
import { CUSTOMER, DEPOSIT, HASH, scriptedNode, STRANGER, TRANSFER, UNITS, USDC, word } from '../scripted.fixture.ts'

const SINCE = 100
const LOG = {
  address: USDC,
  topics: [TRANSFER_TOPIC, word(CUSTOMER), word(DEPOSIT)],
  data: word(UNITS),
  transactionHash: HASH,
  removed: false,
}
const sentBy = (...logs: readonly unknown[]) => findSent(TRANSFER, SINCE, scriptedNode({ eth_getLogs: logs }))

it('a transfer of the token from the wallet to the payout’s own address is found, with any amount [C20]', async () => {
  await expect(sentBy(LOG)).resolves.toBe(HASH)
  await expect(sentBy({ ...LOG, data: word(1n) })).resolves.toBe(HASH)
  await expect(sentBy()).resolves.toBeNull()
})

it.each([
  ['another token', { address: STRANGER }],
  ['another event', { topics: [word(1n), word(CUSTOMER), word(DEPOSIT)] }],
  ['from another wallet', { topics: [TRANSFER_TOPIC, word(STRANGER), word(DEPOSIT)] }],
  ['to another address', { topics: [TRANSFER_TOPIC, word(CUSTOMER), word(STRANGER)] }],
  ['of nothing', { data: word(0n) }],
  ['that a fork has taken back', { removed: true }],
  ['without topics', { topics: null }],
  ['without a hash', { transactionHash: '0x1' }],
])('the search takes the transfer alone from the logs of a node, and not one %s [C20]', async (_, other) => {
  await expect(sentBy({ ...LOG, ...other })).resolves.toBeNull()
  await expect(sentBy({ ...LOG, ...other }, LOG)).resolves.toBe(HASH)
})

it.each([[null], ['none'], [{}]])('an answer that is not a list counts as unreachable: %j [C20]', async (answer) => {
  const asking = findSent(TRANSFER, SINCE, scriptedNode({ eth_getLogs: answer }))
  await expect(asking).rejects.toMatchObject({ code: 'network/unreachable' })
})
