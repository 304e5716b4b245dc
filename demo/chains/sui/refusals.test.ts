import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { Transaction } from '@mysten/sui.js/transactions'
import { afterAll, expect, test } from 'vitest'
import { SUI_CHAIN_ID } from './coins.ts'
import { RpcStatus, TransactionRefusal } from './node/rpc-status.ts'
import { SuiChain } from './node/chain.ts'
import { checkSignatures } from './node/signatures.ts'
import { decodeTransaction } from './node/wire-transaction.ts'
import { USDC, openTestNetwork } from './test-network.ts'

const { network, client, fundedWallet, built, signed, transfer, execute, balanceOf } = await openTestNetwork()
afterAll(() => network.stop())

const wallet = await fundedWallet({ native: '1', usdc: '50.00' })
const owner = wallet.toSuiAddress()
const other = await fundedWallet({ native: '1', usdc: '1.00' })
const to = new Ed25519Keypair().toSuiAddress()

const coinOf = async (address: string, coinType?: string) => {
  const { objects } = await client.core.listCoins({ owner: address, ...(coinType && { coinType }) })
  const { objectId, version, digest } = objects[0]!
  return { objectId, version, digest }
}
type Ref = Awaited<ReturnType<typeof coinOf>>
const [usdc, gas] = [await coinOf(owner, USDC), await coinOf(owner)]
const theirs = { usdc: await coinOf(other.toSuiAddress(), USDC), gas: await coinOf(other.toSuiAddress()) }
const elsewhere = 'DMBdBZnpYR4EeTXzXL8A6BtVafqGjAWGsFZhP2zJYmXU'

interface Terms {
  readonly coin?: Ref
  readonly gas?: readonly Ref[]
  readonly price?: number
  readonly budget?: number | bigint
  readonly expiration?: Parameters<Transaction['setExpiration']>[0]
  readonly change?: (transaction: Transaction) => void
}

/** A whole transaction, of which each term can be wrong. */
async function bytesOf({ coin = usdc, price = 750, budget = 20_000_000, change = () => {}, ...terms }: Terms = {}) {
  const transaction = new Transaction()
  transaction.transferObjects([transaction.splitCoins(transaction.objectRef(coin), [1n])], to)
  transaction.setSender(owner)
  transaction.setGasPayment([...(terms.gas ?? [gas])])
  transaction.setGasPrice(price)
  transaction.setGasBudget(budget)
  transaction.setExpiration(terms.expiration ?? { None: true })
  change(transaction)
  return transaction.build()
}

const during = (minEpoch: string | null, maxEpoch: string | null, { chain = SUI_CHAIN_ID } = {}) => ({
  expiration: { ValidDuring: { minEpoch, maxEpoch, minTimestamp: null, maxTimestamp: null, chain, nonce: 7 } },
})

const moveCall = (target: string) => ({
  change: (transaction: Transaction) => void transaction.moveCall({ target, typeArguments: [USDC], arguments: [] }),
})

test.each<[string, Terms, string]>([
  ['an epoch that is over', { expiration: { Epoch: '899' } }, 'Transaction Expired'],
  ['a time that is over', during('898', '899'), 'Transaction Expired'],
  ['a time that has not begun', during('901', '902'), 'Transaction Expired'],
  ['a time beyond the next epoch', during('900', '902'), 'max_epoch must be at most min_epoch + 1'],
  ['a time without an end', during('900', null), 'Both min_epoch and max_epoch must be specified'],
  ['another chain', during('900', '901', { chain: elsewhere }), 'does not match network chain ID 35834a8a.'],
  [
    'an object that does not exist',
    { coin: { ...usdc, objectId: `0x${'ab'.repeat(32)}` } },
    `Could not find the referenced object 0x${'ab'.repeat(32)} at version Some(SequenceNumber(${usdc.version}))`,
  ],
  [
    'a version that is still to come',
    { coin: { ...usdc, version: '99' } },
    `Could not find the referenced object ${usdc.objectId} at version Some(SequenceNumber(99))`,
  ],
  [
    'a version that is over',
    { coin: { ...usdc, version: '1' } },
    `Transaction needs to be rebuilt because object ${usdc.objectId} version 0x1 is unavailable for consumption`,
  ],
  ['another digest', { coin: { ...usdc, digest: elsewhere } }, `Invalid Object digest for object ${usdc.objectId}`],
  [
    'an object of another address',
    { coin: theirs.usdc },
    `Object ${theirs.usdc.objectId} is owned by account address ${other.toSuiAddress()}, but given owner/signer address`,
  ],
  ['a gas coin of another address', { gas: [theirs.gas] }, `Object ${theirs.gas.objectId} is owned by account address`],
  ['a gas coin of an old version', { gas: [{ ...gas, version: '0' }] }, 'is unavailable for consumption'],
  ['gas in USDC', { gas: [usdc], coin: gas }, `Object ${usdc.objectId} is not a gas object`],
  [
    'a gas coin that is an input too',
    { coin: gas },
    `Mutable object ${gas.objectId} cannot appear more than one in one transaction`,
  ],
  ['a gas coin twice', { gas: [gas, gas] }, 'cannot appear more than one in one transaction'],
  ['a price under the reference', { price: 749 }, 'Gas price 749 under reference gas price (RGP) 750'],
  ['a budget of more than 50 SUI', { budget: 50_000_000_001n }, 'is higher than max: 50000000000'],
  ['a budget under the least', { budget: 749_999 }, 'Gas budget: 749999 is lower than min: 750000'],
  [
    'a budget that the gas coin does not have',
    { budget: 1_000_000_001 },
    'Balance of gas object 1000000000 is lower than the needed amount: 1000000001',
  ],
  [
    'an address balance that is not there',
    { gas: [], ...during('900', '901') },
    'is less than requested: 0 < 20000000',
  ],
  ['another Move call', moveCall('0x2::pay::keep'), 'this simulated node does not run 0x2::pay::keep'],
  [
    'a shared object',
    {
      change: (transaction) =>
        void transaction.sharedObjectRef({ objectId: '0x6', initialSharedVersion: '1', mutable: false }),
    },
    'Could not find the referenced object',
  ],
])('%s is refused [C18]', async (_, terms, message) => {
  const refused = execute(await signed(wallet, await bytesOf(terms)))
  await expect(refused).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', message: expect.stringContaining(message) })
  await expect(refused).rejects.toThrow('rejected as invalid by more than 1/3 of validators by stake (non-retriable)')
  expect(await balanceOf(owner)).toBe('50.00')
})

test('an object that is an input twice is refused [C18]', async () => {
  const { inputs, ...data } = Transaction.from(await bytesOf()).getData()
  const twice = Transaction.from(JSON.stringify({ ...data, inputs: [...inputs, inputs[0]] }))
  await expect(execute(await signed(wallet, await twice.build()))).rejects.toThrow("contain duplicated ObjectRef's")
})

test('a transaction without objects of an address and without a time is refused, as it could be executed again [C18]', async () => {
  const data = Transaction.from(await bytesOf({ gas: [] })).getData()
  const unowned = Transaction.from(JSON.stringify({ ...data, inputs: [], commands: [] }))
  await expect(execute(await signed(wallet, await unowned.build()))).rejects.toThrow(
    'Transactions must either have address-owned inputs, or a ValidDuring expiration with at most two epochs of validity',
  )
})

test('bytes that follow the transaction, are missing, or are something else are refused [C18]', async () => {
  const bytes = await bytesOf()
  const { signature } = await wallet.signTransaction(bytes)
  for (const wrong of [new Uint8Array([...bytes, 0]), bytes.subarray(0, -1), new Uint8Array(200), new Uint8Array()]) {
    const refused = client.core.executeTransaction({ transaction: wrong, signatures: [signature] })
    await expect(refused).rejects.toMatchObject({ message: expect.stringMatching(/^invalid transaction: /) })
  }
})

test('a signature over another transaction, of another key, missing, or one too many is refused [C18]', async () => {
  const bytes = await bytesOf()
  const signatureBy = async (key: Ed25519Keypair, over = bytes) => (await key.signTransaction(over)).signature
  const mine = await signatureBy(wallet)
  const refused: [string, string[]][] = [
    ['Signature is not valid: Fail to verify user sig', [await signatureBy(wallet, await bytesOf({ price: 751 }))]],
    [`Required Signature from ${owner} is absent ["${other.toSuiAddress()}"]`, [await signatureBy(other)]],
    ['Expect 1 signer signatures but got 0', []],
    ['Expect 1 signer signatures but got 2', [mine, mine]],
  ]
  for (const [message, signatures] of refused) {
    const answer = client.core.executeTransaction({ transaction: bytes, signatures })
    await expect(answer).rejects.toThrow(`Invalid user signature: ${message}`)
  }
  const garbage = client.core.executeTransaction({ transaction: bytes, signatures: ['AAAA'] })
  await expect(garbage).rejects.toThrow('invalid signature')
})

test('a sponsor pays the gas when both have signed [C18]', async () => {
  const poor = await fundedWallet({ usdc: '5.00' })
  const transaction = transfer(poor, to, 1_000_000n)
  transaction.setGasOwner(other.toSuiAddress())
  const bytes = await built(transaction)
  const signatures = [poor, other].map(async (key) => (await key.signTransaction(bytes)).signature)
  const [sender, sponsor] = await Promise.all(signatures)
  await expect(execute({ transaction: bytes, signatures: [sender!] })).rejects.toThrow(
    'Expect 2 signer signatures but got 1',
  )
  const { Transaction: done } = await execute({ transaction: bytes, signatures: [sender!, sponsor!] })
  expect(done!.status.success).toBe(true)
  expect(await balanceOf(poor.toSuiAddress())).toBe('4.00')
})

test('a signed transfer with one changed bit is refused, wherever the bit is [C18]', async () => {
  const chain = new SuiChain({ checkpointMs: 1000 })
  const bytes = await bytesOf()
  const { signature } = await wallet.signTransaction(bytes)
  const signatures = [new Uint8Array(Buffer.from(signature, 'base64'))]
  const handOver = async (hostile: Uint8Array) => {
    const wire = decodeTransaction(hostile)
    await checkSignatures(wire, signatures)
    chain.submit({ wire, signatures })
  }
  for (let index = 0; index < bytes.length; index += 3) {
    const hostile = Uint8Array.from(bytes)
    hostile[index]! ^= 1
    await expect(handOver(hostile), `byte ${index}`).rejects.toThrow(RpcStatus)
  }
  // This chain has none of the objects, which is what is wrong with the original alone.
  await expect(handOver(bytes)).rejects.toThrow(TransactionRefusal)
})

test('a simulation refuses what the chain would refuse, and needs no gas coin where none is selected [C18]', async () => {
  const simulate = async (terms: Terms) => client.core.simulateTransaction({ transaction: await bytesOf(terms) })
  await expect(simulate({ coin: { ...usdc, version: '1' } })).rejects.toThrow(
    'Error checking transaction input objects: Transaction needs to be rebuilt because object',
  )
  await expect(simulate(during('898', '899'))).rejects.toMatchObject({
    message: 'Transaction Expired',
    code: 'INTERNAL',
  })

  const value = await bytesOf({ gas: [], budget: 50_000_000_000n, ...during('900', '901') })
  const readMask = {
    paths: ['transaction.effects.status', 'transaction.effects.gas_used', 'transaction.balance_changes'],
  }
  const asked = { transaction: { bcs: { value } }, doGasSelection: false, readMask }
  const { response } = await client.transactionExecutionService.simulateTransaction(asked)
  expect(response.transaction!.effects).toMatchObject({
    status: { success: true },
    gasUsed: { computationCost: 750_000n },
  })
  expect(response.transaction!.balanceChanges.map(({ address, amount }) => [address, amount])).toEqual(
    [
      [owner, '-1'],
      [to, '1'],
    ].toSorted(),
  )
  const poor = await fundedWallet({ usdc: '5.00' })
  await expect(built(transfer(poor, to, 1n))).rejects.toThrow(
    `Unable to perform gas selection due to insufficient SUI balance (in address balance or coins) for account ${poor.toSuiAddress()}`,
  )
})
