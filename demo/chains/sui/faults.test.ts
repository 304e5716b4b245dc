import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { afterAll, expect, test } from 'vitest'
import { openTestNetwork } from './test-network.ts'

const { network, client, fundedWallet, transfer, built, signed, signedTransfer, execute, balanceOf } =
  await openTestNetwork()
const { faults } = network
afterAll(() => network.stop())

const recipient = () => new Ed25519Keypair().toSuiAddress()
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const funds = { native: '1', usdc: '5.00' }

const digestOf = async ({ transaction }: { transaction: Uint8Array }) => {
  const { TransactionDataBuilder } = await import('@mysten/sui.js/transactions')
  return TransactionDataBuilder.getDigestFromBytes(transaction)
}
const stateOf = (digest: string) =>
  client.core.getTransaction({ digest }).then(
    ({ Transaction: done }) => (done ? 'executed' : 'failed'),
    () => 'unknown',
  )
const epochNow = async () => (await client.ledgerService.getServiceInfo({})).response.epoch!

const NOT_FINAL = 'timed-out before finality could be reached'

test('a lost transaction is not executed until it is handed over again [C18]', async () => {
  const wallet = await fundedWallet(funds)
  const submission = await signedTransfer(wallet, recipient(), 1_000_000n)
  faults.loseNext(1)
  await expect(execute(submission)).rejects.toMatchObject({ code: 'UNAVAILABLE', message: NOT_FINAL })
  await wait(60)
  expect(await stateOf(await digestOf(submission))).toBe('unknown')
  await execute(submission)
  expect(await balanceOf(wallet.toSuiAddress())).toBe('4.00')
})

test('a delayed transaction is executed later, and not at all once its epoch is over [C18]', async () => {
  const wallet = await fundedWallet(funds)
  const late = await signedTransfer(wallet, recipient(), 1_000_000n)
  faults.delayNext(1, 60_000)
  await expect(execute(late)).rejects.toThrow(NOT_FINAL)
  expect(await stateOf(await digestOf(late))).toBe('unknown')
  faults.skipTime(61)
  expect(await stateOf(await digestOf(late))).toBe('executed')

  const transaction = transfer(wallet, recipient(), 1_000_000n)
  transaction.setExpiration({ Epoch: String(await epochNow()) })
  const tooLate = await signed(wallet, await built(transaction))
  faults.delayNext(1, 86_400_000)
  await expect(execute(tooLate)).rejects.toThrow(NOT_FINAL)
  faults.advanceEpoch(2)
  expect(await stateOf(await digestOf(tooLate))).toBe('unknown')
  await expect(execute(tooLate)).rejects.toThrow('Transaction Expired')
  expect(await balanceOf(wallet.toSuiAddress())).toBe('4.00')
})

test('of two transactions over one version of an object, the second is dropped [C18]', async () => {
  const wallet = await fundedWallet(funds)
  const [first, second] = [recipient(), recipient()]
  const all = [await signedTransfer(wallet, first, 1_000_000n), await signedTransfer(wallet, second, 2_000_000n)]
  faults.delayNext(2, 100)
  const outcomes = await Promise.allSettled(all.map(execute))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(outcomes[1]).toMatchObject({ reason: { message: expect.stringContaining('needs to be rebuilt') } })
  expect([await balanceOf(first), await balanceOf(second), await balanceOf(wallet.toSuiAddress())]).toEqual([
    '1.00',
    '0.00',
    '4.00',
  ])
  expect(await stateOf(await digestOf(all[1]!))).toBe('unknown')
})

test('transactions can be executed against the order of their arrival [C18]', async () => {
  const wallet = await fundedWallet(funds)
  const [first, second] = [recipient(), recipient()]
  const all = [await signedTransfer(wallet, first, 1_000_000n), await signedTransfer(wallet, second, 2_000_000n)]
  faults.reorderNext(2)
  const waiting = execute(all[0]!).then(null, (error: Error) => error.message)
  await wait(30)
  await execute(all[1]!)
  expect(await waiting).toContain('needs to be rebuilt')
  expect([await balanceOf(first), await balanceOf(second)]).toEqual(['0.00', '2.00'])
})

test('overloaded validators refuse, and a lost answer hides a transfer that is made [C18]', async () => {
  const wallet = await fundedWallet(funds)
  const submission = await signedTransfer(wallet, recipient(), 1_000_000n)
  faults.refuseNext(1)
  await expect(execute(submission)).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'system is overloaded' })
  faults.loseAnswers(1)
  await expect(execute(submission)).rejects.toThrow()
  expect(await stateOf(await digestOf(submission))).toBe('executed')
  expect(await balanceOf(wallet.toSuiAddress())).toBe('4.00')
})

test('a node that falls behind shows the past, and catches up later [C18]', async () => {
  const wallet = await fundedWallet(funds)
  const submission = await signedTransfer(wallet, recipient(), 1_000_000n)
  const info = async () => (await client.ledgerService.getServiceInfo({})).response
  faults.fallBehind()
  const before = await info()
  await expect(execute(submission)).rejects.toThrow(NOT_FINAL)
  faults.advanceEpoch()
  expect(await info()).toEqual(before)
  expect(await stateOf(await digestOf(submission))).toBe('unknown')
  faults.keepUp()
  expect((await info()).epoch).toBe(before.epoch! + 1n)
  expect(await stateOf(await digestOf(submission))).toBe('executed')
  const { Transaction: done } = await client.core.getTransaction({
    digest: await digestOf(submission),
    include: { effects: true },
  })
  expect(done!.epoch).toBe(String(before.epoch))
  expect(await balanceOf(wallet.toSuiAddress())).toBe('4.00')
})

test('another node has not executed the newest transactions: their coins and digests [C18]', async () => {
  const wallet = await fundedWallet(funds)
  const to = recipient()
  const submission = await signedTransfer(wallet, to, 1_000_000n)
  const digest = await digestOf(submission)
  await execute(submission)
  await expect.poll(async () => (await client.core.getTransaction({ digest })).Transaction!.checkpoint).toBeTruthy()
  await wait(60)
  faults.fork(1)
  expect([await stateOf(digest), await balanceOf(to), await balanceOf(wallet.toSuiAddress())]).toEqual([
    'unknown',
    '0.00',
    '5.00',
  ])
  await execute(submission)
  expect([await stateOf(digest), await balanceOf(to)]).toEqual(['executed', '1.00'])
})
