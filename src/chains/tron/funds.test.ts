import { expect, test } from 'vitest'
import {
  CUSTOMER,
  STRANGER,
  ran,
  reverted,
  scriptedNode,
  scriptedWallet,
  token,
  TRANSFER,
  UNITS,
  USDT,
  wordOfAddress,
} from './scripted.fixture.ts'
import { tronAdapter } from './tron-adapter.ts'

type Node = Parameters<typeof scriptedNode>[0]
const { network, coin, amount, from } = TRANSFER
const SOURCE = { network, coin, amount, from }
const check = (node: Node, source = SOURCE, wallet = scriptedWallet()) =>
  tronAdapter.check(wallet.session, source, scriptedNode(node).node)

const energy = (used: number) => ({ 'wallet/triggerconstantcontract': token(UNITS, ran(0n, used)) })
const trx = (balance: number) => ({ 'wallet/getaccount': { address: CUSTOMER, balance } })
const has = (resources: object) => ({ 'wallet/getaccountresource': { freeNetLimit: 600, ...resources } })
const LACKS = { code: 'network/not-enough-for-fee', values: { coin: 'TRX' }, broadcast: 'none' }

test.each<[string, Node]>([
  ['TRX for all of the energy', { ...energy(130_000), ...trx(13_000_000) }],
  ['energy for all of it, and no TRX', { ...energy(130_000), ...trx(0), ...has({ EnergyLimit: 130_000 }) }],
  [
    'energy for a part, and TRX for the rest',
    { ...energy(130_000), ...trx(8_000_000), ...has({ EnergyLimit: 60_000, EnergyUsed: 10_000 }) },
  ],
  [
    'staked bandwidth, when the free one is used',
    { ...energy(100), ...trx(10_000), ...has({ freeNetUsed: 600, NetLimit: 400, NetUsed: 50 }) },
  ],
  ['TRX for bandwidth too', { ...energy(100), ...trx(360_000), ...has({ freeNetUsed: 600 }) }],
])('an account with %s can pay the fee [C11, C21]', async (_, node) => {
  await expect(check(node)).resolves.toBeUndefined()
})

test.each<[string, Node]>([
  ['a sun too little for the energy', { ...energy(130_000), ...trx(12_999_999) }],
  [
    'energy that it has used already',
    { ...energy(130_000), ...trx(0), ...has({ EnergyLimit: 130_000, EnergyUsed: 1 }) },
  ],
  [
    'free and staked bandwidth that suffice together alone',
    { ...energy(100), ...trx(10_000), ...has({ freeNetUsed: 300, NetLimit: 300 }) },
  ],
  ['a sun too little for the bandwidth', { ...energy(100), ...trx(359_999), ...has({ freeNetUsed: 600 }) }],
  ['no activation, even with free resources', { ...energy(0), 'wallet/getaccount': {} }],
])('an account with %s cannot [C11, C21]', async (_, node) => {
  await expect(check(node)).rejects.toMatchObject(LACKS)
})

test('a transfer whose energy would cost more than 100 TRX is refused, because the network would stop it halfway [C11]', async () => {
  await expect(check({ ...energy(1_000_000), ...trx(500_000_000) })).resolves.toBeUndefined()
  const refused = check({ ...energy(1_000_001), ...trx(500_000_000) })
  await expect(refused).rejects.toMatchObject({ code: 'network/refused', family: undefined })
})

test('before a payout exists the transfer is tried to an account without tokens, as its address will be [C21]', async () => {
  const { node, bodiesOf } = scriptedNode()
  await tronAdapter.check(scriptedWallet().session, SOURCE, node)
  const tried = bodiesOf('wallet/triggerconstantcontract').find(
    (body) => body!['function_selector'] !== 'balanceOf(address)',
  )!
  expect(tried).toMatchObject({ owner_address: CUSTOMER, contract_address: USDT, visible: true })
  expect(tried['parameter']).toMatch(/^0{24}[0-9a-f]{40}0{58}4c4b40$/)
  const known = [CUSTOMER, STRANGER, USDT].map(wordOfAddress)
  for (const account of [...known, '0'.repeat(64)]) expect(String(tried['parameter']).slice(0, 64)).not.toBe(account)
})

test('tokens are missing before TRX is [C21]', async () => {
  const both = { ...trx(0), 'wallet/triggerconstantcontract': token(UNITS - 1n) }
  await expect(check(both)).rejects.toMatchObject({ code: 'network/not-enough-tokens', values: { coin: 'USDT' } })
})

test('a transfer that reverts, or that the node finds invalid, is refused [CHAIN-24]', async () => {
  const invalid = { result: { code: 'CONTRACT_VALIDATE_ERROR', message: 'No contract or not a valid smart contract' } }
  for (const answer of [reverted, invalid])
    await expect(check({ 'wallet/triggerconstantcontract': token(UNITS, answer) })).rejects.toMatchObject({
      code: 'network/refused',
      family: 'tron',
    })
})

test.each([
  ['of an account that its issuer has blocked', 'isBlackListed(address)', 'network/frozen'],
  ['that is paused', 'paused()', 'network/paused'],
])('a token %s is told before a payout exists [C21, C11]', async (_, stops, code) => {
  const called: Record<string, unknown>[] = []
  const answer = (body: Record<string, unknown>) => {
    const { function_selector: selector, contract_address: contract, owner_address: owner } = body
    if (selector !== stops) return selector === 'paused()' ? ran(0n) : token(UNITS, reverted)(body)
    called.push({ contract, owner, parameter: body['parameter'] })
    return ran(1n)
  }
  await expect(check({ 'wallet/triggerconstantcontract': answer })).rejects.toMatchObject({
    code,
    values: { coin: 'USDT' },
    broadcast: 'none',
  })
  const parameter = stops === 'paused()' ? '' : wordOfAddress(CUSTOMER)
  expect(called).toEqual([{ contract: USDT, owner: CUSTOMER, parameter }])
})

test.each<[string, Node]>([
  ['an error with status 200', { 'wallet/getaccountresource': { Error: 'class java.lang.NullPointerException' } }],
  [
    'no price of energy',
    { 'wallet/getchainparameters': { chainParameter: [{ key: 'getTransactionFee', value: 1000 }] } },
  ],
  ['a fraction', trx(1.5)],
  ['a negative balance', trx(-1)],
  ['a list', { 'wallet/getaccountresource': null }],
  [
    'another failure of a call',
    { 'wallet/triggerconstantcontract': token(UNITS, { result: { code: 'OTHER_ERROR' } }) },
  ],
  ['no balance of tokens', { 'wallet/triggerconstantcontract': { ...ran(0n), constant_result: [''] } }],
])('%s says nothing, and no payout is made [SAFE-E1]', async (_, node) => {
  await expect(check(node)).rejects.toMatchObject({ code: 'network/unreachable', broadcast: 'none' })
})

test('the wallet is checked before the network is asked, and another account has its own sentence [WAL-17, CHAIN-23]', async () => {
  const { node, asked } = scriptedNode()
  const locked = scriptedWallet({ key: null })
  await expect(tronAdapter.check(locked.session, SOURCE, node)).rejects.toMatchObject({
    code: 'wallet/locked',
    family: 'tron',
  })
  const other = tronAdapter.check(scriptedWallet().session, { ...SOURCE, from: STRANGER }, node)
  await expect(other).rejects.toMatchObject({ code: 'wallet/wrong-address' })
  expect(asked).toEqual([])
})

test('a balance is exact to the last unit, of Tron’s USDT alone [CHAIN-13]', async () => {
  const { node } = scriptedNode({ 'wallet/triggerconstantcontract': token(250_000_001n) })
  const of = { network, coin, address: CUSTOMER } as const
  await expect(tronAdapter.balance(of, node)).resolves.toBe('250.000001')
  await expect(tronAdapter.balance({ ...of, address: STRANGER }, node)).resolves.toBe('0.000000')
  for (const other of [{ coin: 'usdc' as const }, { address: 'nobody' }, { network: 'base' as const }])
    await expect(tronAdapter.balance({ ...of, ...other }, node)).rejects.toMatchObject({ code: 'network/refused' })
})
