import {
  Account,
  ChainId,
  type Ed25519Account,
  EntryFunction,
  TransactionPayloadEntryFunction,
  generateSignedTransaction,
  parseTypeTag,
} from '@aptos-labs/ts-sdk'
import { afterAll, expect, test } from 'vitest'
import { APT } from './assets.ts'
import { ApiError } from './node/api-error.ts'
import { AptosChain } from './node/chain.ts'
import { changed, openTestNetwork } from './test-network.ts'

const { network, aptos, fundedWallet, built, signedBy, signed, submit, read, balanceOf } = await openTestNetwork()
afterAll(() => network.stop())

const to = Account.generate().accountAddress.toString()
const SECONDS_AGO = Math.floor(Date.now() / 1000) - 10
const wallet = await fundedWallet({ native: '1', usdc: '50.00' })

const refusedByVm = (code: string, number: number) => ({
  status: 400,
  body: {
    message: `Invalid transaction: Type: Validation Code: ${code}`,
    error_code: 'vm_error',
    vm_error_code: number,
  },
})

const withWrongSignature = async () => {
  const transaction = await built(wallet, to, { units: 1n })
  const other = await built(wallet, to, { units: 2n })
  const senderAuthenticator = wallet.signTransactionWithAuthenticator(other)
  return generateSignedTransaction({ transaction, senderAuthenticator })
}

test.each<[string, string, number, () => Promise<Uint8Array>]>([
  ['a signature over another transaction', 'INVALID_SIGNATURE', 1, withWrongSignature],
  [
    'a key that is not that of the sender',
    'INVALID_AUTH_KEY',
    2,
    async () => signedBy(Account.generate(), await built(wallet, to, { units: 1n })),
  ],
  [
    'more gas than the account can pay',
    'INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE',
    5,
    () => signed(wallet, to, { units: 1n, maxGasAmount: 1_000_001, gasUnitPrice: 100 }),
  ],
  [
    'an expired transaction',
    'TRANSACTION_EXPIRED',
    6,
    () => signed(wallet, to, { units: 1n, expireTimestamp: SECONDS_AGO }),
  ],
  [
    'too much gas',
    'MAX_GAS_UNITS_EXCEEDS_MAX_GAS_UNITS_BOUND',
    13,
    () => signed(wallet, to, { units: 1n, maxGasAmount: 20_000_001 }),
  ],
  [
    'too little gas',
    'MAX_GAS_UNITS_BELOW_MIN_TRANSACTION_GAS_UNITS',
    14,
    () => signed(wallet, to, { units: 1n, maxGasAmount: 27 }),
  ],
  [
    'a gas price under the minimum',
    'GAS_UNIT_PRICE_BELOW_MIN_BOUND',
    15,
    () => signed(wallet, to, { units: 1n, gasUnitPrice: 99 }),
  ],
  [
    'another chain',
    'BAD_CHAIN_ID',
    23,
    async () => signedBy(wallet, changed(await built(wallet, to, { units: 1n }), { chain_id: new ChainId(2) })),
  ],
  [
    'a sequence number out of range',
    'SEQUENCE_NUMBER_TOO_BIG',
    24,
    async () => signedBy(wallet, changed(await built(wallet, to, { units: 1n }), { sequence_number: 2n ** 63n })),
  ],
])('%s is refused as %s [C18]', async (_, code, number, make) => {
  expect(await submit(await make())).toEqual(refusedByVm(code, number))
  expect(await balanceOf(wallet.accountAddress)).toBe('50.00')
})

test('gas that the account can just pay is enough, and a price at the minimum [C18]', async () => {
  const careful = await fundedWallet({ native: '0.006', usdc: '1.00' })
  const bytes = await signed(careful, to, { units: 1n, maxGasAmount: 6000, gasUnitPrice: 100 })
  expect((await submit(bytes)).status).toBe(202)
})

test('bytes that follow the transaction, are missing, or are something else are refused [C18]', async () => {
  const bytes = await signed(wallet, to, { units: 1n })
  const refused = {
    status: 400,
    body: {
      message: 'Failed to deserialize input into SignedTransaction',
      error_code: 'invalid_input',
      vm_error_code: null,
    },
  }
  expect(await submit(new Uint8Array([...bytes, 0]))).toEqual(refused)
  expect(await submit(bytes.subarray(0, -1))).toEqual(refused)
  expect(await submit(new Uint8Array(200))).toEqual(refused)
  expect(await submit(new Uint8Array())).toEqual(refused)
})

test('a signed transfer with one changed bit is refused, wherever the bit is [C18]', async () => {
  const chain = new AptosChain({ blockMs: 1000 })
  chain.create(wallet.accountAddress.toString(), APT.address, 10n ** 8n)
  const bytes = await signed(wallet, to, { units: 1n, sequenceNumber: 7n })
  for (let index = 0; index < bytes.length; index += 5) {
    const hostile = Uint8Array.from(bytes)
    hostile[index]! ^= 1
    expect(() => chain.submit(hostile), `byte ${index}`).toThrow(ApiError)
  }
  expect(chain.submit(bytes).raw.sequence_number).toBe(7n)
})

test('another transaction with a sequence number in the mempool is refused, and a higher price replaces it [C18]', async () => {
  const payer = await fundedWallet({ native: '1', usdc: '5.00' })
  network.faults.delayNext(1, 60_000)
  const options = { sequenceNumber: 0n, expireTimestamp: SECONDS_AGO + 600 }
  const first = await submit(await signed(payer, to, { units: 1n, ...options }))
  const other = await submit(await signed(payer, to, { units: 2n, ...options }))
  expect([other.status, other.body['error_code'], other.body['message']]).toEqual([
    400,
    'invalid_transaction_update',
    'Transaction already in mempool with a different payload',
  ])
  const dearer = await submit(await signed(payer, to, { units: 1n, ...options, gasUnitPrice: 150 }))
  expect(dearer.status).toBe(202)
  await aptos.waitForTransaction({ transactionHash: String(dearer.body['hash']) })
  expect((await read(`transactions/by_hash/${first.body['hash']}`)).status).toBe(404)
})

const withPayload = async (from: Ed25519Account, types: string[], args: number) => {
  const transaction = await built(from, to, { units: 1n })
  const { entryFunction } = transaction.rawTransaction.payload as TransactionPayloadEntryFunction
  const call = EntryFunction.build(
    '0x1::primary_fungible_store',
    'transfer',
    types.map((type) => parseTypeTag(type)),
    entryFunction.args.slice(0, args),
  )
  return signedBy(from, changed(transaction, { payload: new TransactionPayloadEntryFunction(call) }))
}

test.each([
  ['without its type', [], 3, 'NUMBER_OF_TYPE_ARGUMENTS_MISMATCH'],
  ['without its amount', ['0x1::fungible_asset::Metadata'], 2, 'NUMBER_OF_ARGUMENTS_MISMATCH'],
  ['of another type', ['0x1::aptos_coin::AptosCoin'], 3, 'ERESOURCE_DOES_NOT_EXIST'],
] as const)('a call %s is on the chain as a failure [C18]', async (_, types, args, status) => {
  const payer = await fundedWallet({ native: '1', usdc: '5.00' })
  const { body } = await submit(await withPayload(payer, [...types], args))
  const options = { checkSuccess: false }
  const failed = await aptos.waitForTransaction({ transactionHash: String(body['hash']), options })
  expect(failed).toMatchObject({ success: false, vm_status: expect.stringContaining(status) })
  expect(await balanceOf(payer.accountAddress)).toBe('5.00')
})

test('a sponsor pays the gas, and its transaction has another hash than without it [C18]', async () => {
  const [poor, sponsor] = [await fundedWallet({ usdc: '5.00' }), await fundedWallet({ native: '1' })]
  const transaction = await built(poor, to, { units: 1_000_000n })
  expect(await submit(signedBy(poor, transaction))).toEqual(refusedByVm('INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE', 5))

  transaction.feePayerAddress = sponsor.accountAddress
  const [senderAuthenticator, feePayerAuthenticator] = [poor, sponsor].map((each) =>
    each.signTransactionWithAuthenticator(transaction),
  )
  const signatures = { senderAuthenticator: senderAuthenticator!, feePayerAuthenticator: feePayerAuthenticator! }
  const { body } = await submit(generateSignedTransaction({ transaction, ...signatures }))
  await aptos.waitForTransaction({ transactionHash: String(body['hash']) })
  expect(await balanceOf(poor.accountAddress)).toBe('4.00')
  const swapped = { senderAuthenticator: feePayerAuthenticator!, feePayerAuthenticator: senderAuthenticator! }
  expect((await submit(generateSignedTransaction({ transaction, ...swapped }))).status).toBe(400)
})

test('a simulation takes no valid signature, and refuses what the chain would refuse [C18]', async () => {
  const post = async (body: Uint8Array) => {
    const headers = { 'Content-Type': 'application/x.aptos.signed_transaction+bcs' }
    const init = { method: 'POST', headers, body: body as BodyInit }
    return (await fetch(`${network.rpcUrl}/transactions/simulate`, init)).json()
  }
  const message = 'Simulated transactions must not have a valid signature'
  expect(await post(await signed(wallet, to, { units: 1n }))).toMatchObject({ message, error_code: 'invalid_input' })

  const noAuthenticator = async (transaction: Promise<{ rawTransaction: { bcsToBytes(): Uint8Array } }>) =>
    new Uint8Array([...(await transaction).rawTransaction.bcsToBytes(), 4, 4])
  expect(await post(await noAuthenticator(built(wallet, to, { units: 1n })))).toMatchObject([{ success: true }])
  expect(await post(await noAuthenticator(built(wallet, to, { units: 50_000_001n })))).toMatchObject([
    { success: false },
  ])
  const late = built(wallet, to, { units: 1n, expireTimestamp: SECONDS_AGO })
  expect(await post(await noAuthenticator(late))).toMatchObject({ error_code: 'vm_error', vm_error_code: 6 })
  expect((await submit(await noAuthenticator(built(wallet, to, { units: 1n })))).body).toMatchObject({
    vm_error_code: 1,
  })
  expect(await balanceOf(wallet.accountAddress)).toBe('50.00')
})
