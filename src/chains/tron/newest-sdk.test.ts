import { TronWeb, utils } from 'tronweb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { unitsOf } from './balance.ts'
import { decoded, scriptedNode } from './scripted.fixture.ts'
import { signedTransaction, unsignedTransaction } from './transaction/raw-transaction.ts'
import { readSignature } from './transaction/signature.ts'
import { movedBy } from './transaction/transfer-log.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const [KEY, OTHER_KEY] = ['b4'.repeat(32), '1e'.repeat(32)]
const addressOf = (key: string) => TronWeb.address.fromPrivateKey(key) as string
const [FROM, STRANGER] = [addressOf(KEY), addressOf(OTHER_KEY)]
const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

interface Row {
  readonly token: string
  readonly to: string
  readonly units: bigint
  /** The reference block, in milliseconds. */
  readonly number: number
  readonly time: number
}

const USUAL: Row = {
  token: USDT,
  to: addressOf('51'.repeat(32)),
  units: 12_340_000n,
  number: 78_123_456,
  time: 1_796_000_001_000,
}

const ROWS: readonly (readonly [string, Row])[] = [
  ['the smallest amount', { ...USUAL, units: 1n }],
  ['a usual amount', USUAL],
  ['an amount of 53 bits and more', { ...USUAL, units: 2n ** 53n + 1n }],
  ['the largest that a token can have', { ...USUAL, units: 2n ** 256n - 1n }],
  ['another recipient', { ...USUAL, to: addressOf('52'.repeat(32)), units: 71_500_000n }],
  ['the owner of the token', { ...USUAL, to: 'THPvaUhoh2Qn2y9THCZML3H815hhFhn5YC', units: 8_100_000n }],
  ['another token', { ...USUAL, token: addressOf('53'.repeat(32)), units: 33_300_000n }],
  ['the first block', { ...USUAL, number: 1 }],
  ['a block whose last bytes are zero', { ...USUAL, number: 78_118_912 }],
  ['a block whose last bytes are the highest', { ...USUAL, number: 78_184_447 }],
  ['a block whose last byte has one digit', { ...USUAL, number: 78_118_915 }],
  ['a time of a later century', { ...USUAL, time: 4_102_444_800_000 }],
]

/** Tronweb reads hexadecimal digits as capitals. */
const small = (value: unknown): unknown => JSON.parse(JSON.stringify(value).toLowerCase())

/** The whole id of a block, which begins with its number. */
const blockIdOf = (number: number) => `${number.toString(16).padStart(16, '0')}${'9c3e'.repeat(12)}`

function tronWebAt({ number, time: timestamp }: Row, privateKey = KEY) {
  const tronWeb = new TronWeb({ fullHost: 'http://127.0.0.1:1', privateKey })
  const asked: (readonly [path: string, question: unknown])[] = []
  const block = { blockID: blockIdOf(number), block_header: { raw_data: { number, timestamp } } }
  tronWeb.fullNode.request = (async (path: string, question: unknown) => {
    asked.push([path, question])
    return path === 'wallet/getblock' ? block : { result: { result: true } }
  }) as typeof tronWeb.fullNode.request
  return { tronWeb, asked }
}

/** Tronweb alone, but for the expiration, for which it has a minute (decisions.md C11). It extends none that has passed, by its own clock. */
async function byTronWeb(asked: Row) {
  vi.setSystemTime(asked.time)
  const { tronWeb } = tronWebAt(asked)
  const { transaction } = await tronWeb.transactionBuilder.triggerSmartContract(
    asked.token,
    'transfer(address,uint256)',
    { feeLimit: 100_000_000, txLocal: true },
    [
      { type: 'address', value: asked.to },
      { type: 'uint256', value: asked.units.toString() },
    ],
    FROM,
  )
  return tronWeb.transactionBuilder.extendExpiration(transaction, 240, { txLocal: true })
}

const orderOf = ({ token, to, units }: Row) => ({ from: FROM, to, units, token: { address: token, decimals: 6 } })
const byUs = (asked: Row) =>
  unsignedTransaction(orderOf(asked), { number: asked.number, id: blockIdOf(asked.number), time: asked.time })

describe.each(ROWS)('a transfer of TRON with %s, as tronweb’s newest writes it', (_, asked) => {
  it('has the same bytes, the same id, and the same object for the wallet [C11]', async () => {
    const theirs = await byTronWeb(asked)
    const { transaction, raw, id } = byUs(asked)
    expect(Buffer.from(raw).toString('hex')).toBe(theirs.raw_data_hex)
    expect(id).toBe(theirs.txID)
    expect(transaction).toEqual(theirs)
  })

  it('is accepted when tronweb has signed it, and handed over as tronweb reads it [SAFE-C9, C11]', async () => {
    const { raw, id } = byUs(asked)
    const signed = await tronWebAt(asked).tronWeb.trx.sign(await byTronWeb(asked))
    const signature = readSignature(signed, id, FROM)!
    expect(utils.crypto.ecRecover(signed.txID, signed.signature[0]!).toLowerCase()).toBe(
      TronWeb.address.toHex(FROM).toLowerCase(),
    )
    const { rawData, ...handedOver } = decoded(signedTransaction(raw, signature))
    expect(handedOver).toEqual({
      raw: signed.raw_data_hex,
      signature: signed.signature[0]!.toLowerCase(),
      signatures: 1,
    })
    expect(rawData).toMatchObject({ expiration: asked.time + 300_000, fee_limit: 100_000_000 })
    expect(small(rawData.contract)).toMatchObject(small(signed.raw_data.contract) as object)
    expect(readSignature(signed, id, STRANGER)).toBeNull()
  })

  it('its log is read as tronweb decodes it [C20]', () => {
    const hexOf = (address: string) => TronWeb.address.toHex(address).slice(2).toLowerCase()
    const types = ['address', 'address', 'uint256']
    const words = utils.abi.encodeParams(types, [FROM, asked.to, asked.units.toString()]).slice(2)
    const [from, to, data] = [words.slice(0, 64), words.slice(64, 128), words.slice(128)]
    const topic = TronWeb.sha3('Transfer(address,address,uint256)', false)
    const log = { address: hexOf(asked.token), topics: [topic, from, to], data }
    const [, , units] = utils.abi.decodeParams([], types, `0x${words}`, true) as readonly [string, string, bigint]
    expect(movedBy(log, orderOf(asked))).toBe(BigInt(units))
    expect(movedBy({ ...log, address: hexOf(STRANGER) }, orderOf(asked))).toBe(0n)
    expect(movedBy({ ...log, topics: [topic, to, from] }, orderOf(asked))).toBe(0n)
  })
})

it('a balance is asked for with the parameter of tronweb [CHAIN-13]', async () => {
  const { tronWeb, asked } = tronWebAt(USUAL)
  const parameters = [{ type: 'address', value: FROM }]
  await tronWeb.transactionBuilder.triggerConstantContract(USDT, 'balanceOf(address)', {}, parameters, FROM)
  const [[path, theirs]] = asked as [readonly [string, Readonly<Record<string, string>>]]
  const { node, bodiesOf } = scriptedNode({ 'wallet/triggerconstantcontract': BALANCE })
  await unitsOf({ network: 'tron', coin: 'usdt', address: FROM }, node)
  const [ours] = bodiesOf(path) as [Readonly<Record<string, string>>]
  expect([ours['function_selector'], ours['parameter']]).toEqual([theirs['function_selector'], theirs['parameter']])
  expect(TronWeb.address.toHex(ours['owner_address']!).toLowerCase()).toBe(theirs['owner_address'])
  expect(TronWeb.address.toHex(ours['contract_address']!).toLowerCase()).toBe(theirs['contract_address'])
})

const BALANCE = {
  result: { result: true },
  energy_used: 935,
  constant_result: ['00'.repeat(32)],
  transaction: { ret: [{}] },
}
