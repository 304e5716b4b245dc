import { Account } from '@aptos-labs/ts-sdk'
import { afterAll, expect, test } from 'vitest'
import { openTestNetwork } from './test-network.ts'

const { network, aptos, inSeconds, fundedWallet, signed, submit, read, balanceOf } = await openTestNetwork()
const { faults } = network
afterAll(() => network.stop())

const recipient = () => Account.generate().accountAddress.toString()
const stateOf = async (hash: unknown) => {
  const { status, body } = await read(`transactions/by_hash/${hash}`)
  return status === 404 ? 'unknown' : body['type']
}
const blocks = () => new Promise((resolve) => setTimeout(resolve, 100))
const settled = (hash: unknown) => aptos.waitForTransaction({ transactionHash: String(hash) })

test('a lost transaction is accepted and in no block, until it is sent again [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const bytes = await signed(wallet, recipient(), { units: 1_000_000n })
  faults.loseNext(1)
  const { status, body } = await submit(bytes)
  await blocks()
  expect([status, await stateOf(body['hash'])]).toEqual([202, 'unknown'])
  await submit(bytes)
  await settled(body['hash'])
  expect(await balanceOf(wallet.accountAddress)).toBe('4.00')
})

test('a delayed transaction stays in the mempool, and expires there [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const bytes = await signed(wallet, recipient(), { units: 1_000_000n, expireTimestamp: await inSeconds(300) })
  faults.delayNext(1, 600_000)
  const { body } = await submit(bytes)
  await blocks()
  expect(await stateOf(body['hash'])).toBe('pending_transaction')
  faults.skipTime(301)
  expect(await stateOf(body['hash'])).toBe('unknown')
  expect((await submit(bytes)).body).toMatchObject({ vm_error_code: 6 })
  expect((await read(`accounts/${wallet.accountAddress}`)).body).toMatchObject({ sequence_number: '0' })
})

test('a full mempool refuses, and a lost answer hides a transfer that is made [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const bytes = await signed(wallet, recipient(), { units: 1_000_000n })
  faults.refuseNext(1)
  expect(await submit(bytes)).toMatchObject({ status: 507, body: { error_code: 'mempool_is_full' } })
  faults.loseAnswers(1)
  await expect(submit(bytes)).rejects.toThrow()
  await blocks()
  expect(await balanceOf(wallet.accountAddress)).toBe('4.00')
})

test('transactions of two accounts can be in a block against the order of their arrival [C18]', async () => {
  const wallets = [await fundedWallet({ native: '1', usdc: '5.00' }), await fundedWallet({ native: '1', usdc: '5.00' })]
  const all = await Promise.all(wallets.map((wallet) => signed(wallet, recipient(), { units: 1n })))
  faults.reorderNext(2)
  const sent: unknown[] = []
  for (const bytes of all) sent.push((await submit(bytes)).body['hash'])
  const [first, second] = await Promise.all(sent.map(settled))
  expect(Number(first!.version)).toBe(Number(second!.version) + 1)
})

test('a node that falls behind shows the past, and catches up later [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const bytes = await signed(wallet, recipient(), { units: 1_000_000n, expireTimestamp: await inSeconds(300) })
  faults.fallBehind()
  const { body: before } = await read('')
  const { body } = await submit(bytes)
  faults.skipTime(301)
  await blocks()
  expect((await read('')).body).toEqual(before)
  expect(await stateOf(body['hash'])).toBe('pending_transaction')
  faults.keepUp()
  expect(await stateOf(body['hash'])).toBe('user_transaction')
  expect(await balanceOf(wallet.accountAddress)).toBe('4.00')
})

test('a fork undoes the newest transactions: their tokens, sequence numbers and hashes [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const to = recipient()
  const bytes = await signed(wallet, to, { units: 1_000_000n })
  const { body } = await submit(bytes)
  await settled(body['hash'])
  faults.fork(1)
  expect([await stateOf(body['hash']), await balanceOf(to), await balanceOf(wallet.accountAddress)]).toEqual([
    'unknown',
    '0.00',
    '5.00',
  ])
  expect((await read(`accounts/${wallet.accountAddress}`)).body).toMatchObject({ sequence_number: '0' })
  await submit(bytes)
  await settled(body['hash'])
  expect(await balanceOf(to)).toBe('1.00')
})
