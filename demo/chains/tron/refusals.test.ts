import type { TronWeb } from 'tronweb'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { needsAnvil } from '../evm/needs-anvil.fixture.ts'
import { ask } from './page/ask.ts'
import { type Signed, type TestTron, newAddress, openTestTron, rewritten, wireOf } from './test-network.ts'

// What a node takes, and what it says to each transaction that it does not.

let network: TestTron
let wallet: { tronWeb: TronWeb; address: string; privateKey: string }
let stranger: typeof wallet

beforeAll(async () => {
  const opened = await openTestTron()
  if (!opened) return
  network = opened
  wallet = await network.fundedWallet({ native: '1000', usdt: '100.00' })
  stranger = await network.fundedWallet({ native: '1000' })
})
afterAll(() => network?.stop())
beforeEach((context) => needsAnvil(context))

const unsigned = () => network.transfer(wallet, newAddress(), 1_000_000n)
type Unsigned = Awaited<ReturnType<typeof unsigned>>
type Raw = Unsigned['raw_data']

interface Answer {
  readonly result?: boolean
  readonly code?: string
  readonly message?: string
  readonly Error?: string
}

async function broadcast(transaction: string): Promise<string> {
  const response = await fetch(`${network.tron.rpcUrl}/wallet/broadcasthex`, {
    method: 'POST',
    body: JSON.stringify({ transaction }),
  })
  const { Error: error, code, message } = (await response.json()) as Answer
  return error ?? `${code}: ${message}`
}

async function changed(change: (raw: Raw) => void): Promise<string> {
  const transaction = rewritten(await unsigned(), change)
  return broadcast(wireOf(await wallet.tronWeb.trx.sign(transaction)))
}

const signed = async (): Promise<Signed> => wallet.tronWeb.trx.sign(await unsigned())
const headTime = async () => {
  const head = await network.reader.trx.getCurrentBlock()
  return head.block_header.raw_data.timestamp
}

test('a signature of another key, of other bytes, none, two, and half of one are refused [C18]', async () => {
  const transaction = await signed()
  const byAnother = await stranger.tronWeb.trx
    .sign(await unsigned(), stranger.privateKey, false, false)
    .catch(() => null)
  expect(byAnother).toBeNull()
  const theirs = await stranger.tronWeb.trx.sign(await network.transfer(stranger, newAddress(), 1n))
  const answers = [
    { ...transaction, signature: theirs.signature },
    { ...transaction, signature: [] },
    { ...transaction, signature: [...transaction.signature, ...theirs.signature] },
    { ...transaction, signature: [transaction.signature[0]!.slice(0, 128)] },
  ]
  const words = []
  for (const each of answers) words.push(await broadcast(wireOf(each)))
  expect(words).toEqual([
    expect.stringMatching(
      /^SIGERROR: Validate signature error: \w{130} is signed by T\w{33} but it is not contained of permission\.$/,
    ),
    'SIGERROR: Validate signature error: miss sig or contract',
    'SIGERROR: Validate signature error: Signature count is 2 more than key counts of permission : 1',
    'SIGERROR: Validate signature error: Signature size is 64',
  ])
  expect(await broadcast(wireOf(transaction))).toBe('SUCCESS: ')
})

test('fields that were changed after they were signed are refused, with any hash [C18]', async () => {
  const transaction = await signed()
  const { value } = transaction.raw_data.contract[0]!.parameter
  const other = { ...value, data: value.data!.replace(/.$/, '1') }
  const contract = [
    {
      ...transaction.raw_data.contract[0]!,
      parameter: { ...transaction.raw_data.contract[0]!.parameter, value: other },
    },
  ]
  const answer = await ask<Answer>(network.tron.rpcUrl, 'wallet/broadcasttransaction', {
    ...transaction,
    raw_data: { ...transaction.raw_data, contract },
  })
  expect(answer).toMatchObject({ code: 'SIGERROR' })
  expect(answer.result).toBeUndefined()
})

test('bytes that belong to no field, and bytes that are cut off, are refused [C18]', async () => {
  const bytes = wireOf(await signed())
  for (const broken of [`${bytes}00`, `${bytes}7a0100`, bytes.slice(0, -2), 'zz'])
    expect(await broadcast(broken), broken.slice(-8)).toMatch(/^class .*Exception : /)
})

test('a block that is not of this chain is refused, and so is the number of another [C18]', async () => {
  expect(await changed((raw) => (raw.ref_block_hash = 'ab'.repeat(8)))).toBe('TAPOS_ERROR: Tapos check error.')
  expect(await changed((raw) => (raw.ref_block_bytes = 'ffff'))).toBe('TAPOS_ERROR: Tapos check error.')
})

test('a transaction lives until the time of the newest block, and for a day at most [C18]', async () => {
  const expired = 'TRANSACTION_EXPIRATION_ERROR: Transaction expired'
  const now = await headTime()
  expect(await changed((raw) => (raw.expiration = now))).toBe(expired)
  expect(await changed((raw) => (raw.expiration = now + 25 * 3_600_000))).toBe(expired)
  expect(await changed((raw) => (raw.expiration = now + 23 * 3_600_000))).toBe('SUCCESS: ')
})

test('permissions that the account does not have are refused [C18]', async () => {
  const permission = (id: number) => changed((raw) => (raw.contract[0]!.Permission_id = id))
  expect(await permission(1)).toBe('SIGERROR: Validate signature error: Permission type is error')
  expect(await permission(3)).toBe("SIGERROR: Validate signature error: permission isn't exit")
  expect(await permission(2)).toBe('SUCCESS: ')
})

test('a transaction of half a megabyte is too big [C18]', async () => {
  const data = 'ab'.repeat(513_000)
  const big = rewritten(await unsigned(), (raw) => (raw.contract[0]!.parameter.value.data = data))
  const bytes = wireOf(await wallet.tronWeb.trx.sign(big))
  // That took its time, in which the server closed the connections that wait for a next request.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await broadcast(bytes)).toBe('TOO_BIG_TRANSACTION_ERROR: Transaction size is too big.')
})

test('the same transaction is taken once [C18]', async () => {
  const bytes = wireOf(await signed())
  expect(await broadcast(bytes)).toBe('SUCCESS: ')
  expect(await broadcast(bytes)).toBe('DUP_TRANSACTION_ERROR: Dup transaction.')
  await network.tron.skipBlocks(1)
  expect(await broadcast(bytes)).toBe('DUP_TRANSACTION_ERROR: Dup transaction.')
})

test('an account that does not exist, or cannot pay for its bytes, sends nothing [C18]', async () => {
  const empty = await network.fundedWallet({})
  const transfer = async () => wireOf(await empty.tronWeb.trx.sign(await network.transfer(empty, newAddress(), 1n)))
  expect(await broadcast(await transfer())).toBe(
    `CONTRACT_VALIDATE_ERROR: Contract validate error : account [${empty.address}] does not exist`,
  )
  await network.tron.fund(empty.address, { native: '0.000001' })
  expect(await broadcast(await transfer())).toBe('SUCCESS: ')
  await network.tron.skipBlocks(1)
  expect(await broadcast(await transfer())).toBe('BANDWITH_ERROR: Account resource insufficient error.')
})

test('a contract that is not there, and a fee limit beyond the network’s, are refused [C18]', async () => {
  const hexOf = (address: string) => wallet.tronWeb.address.toHex(address)
  expect(await changed((raw) => (raw.contract[0]!.parameter.value.contract_address = hexOf(newAddress())))).toBe(
    'CONTRACT_VALIDATE_ERROR: Contract validate error : No contract or not a smart contract',
  )
  expect(await changed((raw) => (raw.fee_limit = 15_000_000_001))).toBe(
    'CONTRACT_VALIDATE_ERROR: Contract validate error : feeLimit must be >= 0 and <= 15000000000',
  )
})

test('TRX is sent to others, and a new account costs a fee [C18]', async () => {
  const to = newAddress()
  const pay = async (receiver: string, sun: number) => {
    const transaction = await wallet.tronWeb.transactionBuilder.sendTrx(receiver, sun, wallet.address)
    const sent = await wallet.tronWeb.trx.sign(transaction)
    return { sent, answer: await wallet.tronWeb.trx.sendRawTransaction(sent) }
  }
  const { sent, answer } = await pay(to, 2_000_000)
  expect(answer.result).toBe(true)
  expect((await network.settle(sent.txID)).fee).toBeGreaterThanOrEqual(1_100_000)
  expect((await network.reader.trx.getUnconfirmedAccount(to)).balance).toBe(2_000_000)
  expect((await pay(to, 2_000_000_000)).answer.code).toBe('CONTRACT_VALIDATE_ERROR')
})
