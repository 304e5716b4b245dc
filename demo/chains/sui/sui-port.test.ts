import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { Transaction, coinWithBalance } from '@mysten/sui.js/transactions'
import { isValidSuiAddress } from '@mysten/sui.js/utils'
import { afterAll, expect, test } from 'vitest'
import { testPort } from '../port.fixture.ts'
import { createSuiPort } from './sui-port.ts'
import { USDC, openTestNetwork } from './test-network.ts'

const { network, client, fundedWallet, signedTransfer, execute, balanceOf } = await openTestNetwork()
const { port, faults } = network
afterAll(() => network.stop())

const recipient = () => new Ed25519Keypair().toSuiAddress()
const inCheckpoint = (digest: string) =>
  expect.poll(async () => (await client.core.getTransaction({ digest })).Transaction?.checkpoint).toBeTruthy()

testPort({
  port: () => port,
  another: () => createSuiPort(`${network.rpcUrl}/`),
  recipient,
  isAddress: isValidSuiAddress,
  token: 'usdc',
  tooMuch: 'InsufficientCoinBalance',
})

test('a send whose answer is lost, or that is not executed yet, pays once when it is repeated [SAFE-B5]', async () => {
  const to = recipient()
  const transfer = { token: 'usdc', to, amount: '1.00', reference: 'payout_lost' } as const
  faults.loseAnswers(1)
  await expect(port.send(transfer)).rejects.toThrow()
  await port.send(transfer)
  faults.delayNext(1, 60_000)
  const late = { ...transfer, reference: 'payout_late' }
  for (const _ of [1, 2]) await expect(port.send(late)).rejects.toThrow('timed-out before finality could be reached')
  faults.skipTime(60)
  await port.send(late)
  expect(await balanceOf(to)).toBe('2.00')
})

test('a send that is repeated before its transaction is in a checkpoint waits for that, and pays once [SAFE-B5]', async () => {
  const slow = await openTestNetwork({ blockMs: 400 })
  const to = recipient()
  const transfer = { token: 'usdc', to, amount: '1.00', reference: 'payout_slow' } as const
  slow.network.faults.loseAnswers(1)
  await expect(slow.network.port.send(transfer)).rejects.toThrow()
  await createSuiPort(slow.network.rpcUrl).send(transfer)
  expect(await slow.balanceOf(to)).toBe('1.00')
  await slow.network.stop()
})

test('deposits returns every transfer after the cursor once, in order, and no failed one [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const from = wallet.toSuiAddress()
  const { cursor: before } = await port.deposits(null)
  const to = await port.depositAddress('payout_c')
  const failed = await signedTransfer(wallet, to, 5_000_000n)
  for (const units of [1_230_000n, 2_340_000n]) {
    const { Transaction: done } = await execute(await signedTransfer(wallet, to, units))
    await inCheckpoint(done!.digest)
  }
  await expect(execute(failed)).rejects.toThrow('needs to be rebuilt')
  const { deposits, cursor } = await port.deposits(before)
  expect(deposits).toMatchObject([
    { token: 'usdc', from, to, amount: '1.23' },
    { token: 'usdc', from, to, amount: '2.34' },
  ])
  expect(new Set(deposits.map(({ id }) => id)).size).toBe(2)
  expect((await port.deposits(cursor)).deposits).toEqual([])
  expect(await createSuiPort(network.rpcUrl).deposits(before)).toMatchObject({ deposits })
})

test('one transaction to two addresses is two deposits, and an address balance counts as coins do [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const { cursor } = await port.deposits(null)
  const [first, second] = [await port.depositAddress('payout_e'), await port.depositAddress('payout_f')]
  const transaction = new Transaction()
  transaction.transferObjects([coinWithBalance({ type: USDC, balance: 1_000_000n })], first)
  transaction.moveCall({
    target: '0x2::balance::send_funds',
    typeArguments: [USDC],
    arguments: [transaction.balance({ type: USDC, balance: 2_000_000n }), transaction.pure.address(second)],
  })
  const done = await wallet.signAndExecuteTransaction({ transaction, client })
  await inCheckpoint(done.Transaction!.digest)
  const { deposits } = await port.deposits(cursor)
  const received = deposits.map(({ to, amount }) => [to, amount])
  expect(received).toHaveLength(2)
  expect(received).toContainEqual([first, '1.00'])
  expect(received).toContainEqual([second, '2.00'])
})

test('a cursor from another life of the network, and one on a branch that it left, read everything [C18]', async () => {
  const to = await port.depositAddress('payout_d')
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const { Transaction: done } = await execute(await signedTransfer(wallet, to, 1_000_000n))
  await inCheckpoint(done!.digest)
  const { cursor, deposits } = await port.deposits(null)
  const ids = deposits.map(({ id }) => id)
  const [position] = cursor!.split(':')
  expect((await port.deposits(`${position}:${done!.digest}:1`)).deposits.map(({ id }) => id)).toEqual(ids)
  const unknown = 'DMBdBZnpYR4EeTXzXL8A6BtVafqGjAWGsFZhP2zJYmXU'
  expect((await port.deposits(`OTk5OS4x:${unknown}:9999`)).deposits.map(({ id }) => id)).toEqual(ids)

  faults.fork(1)
  expect((await port.deposits(cursor)).deposits.map(({ id }) => id)).toEqual(ids.slice(0, -1))
})

test('a node that looks at few transactions a call hides neither what was sent nor a deposit [SAFE-B5, C18]', async () => {
  const narrow = await openTestNetwork({ scanLimit: 2 })
  const to = await narrow.network.port.depositAddress('payout_g')
  const transfer = { token: 'usdc', to, amount: '1.00', reference: 'payout_narrow' } as const
  const first = await narrow.network.port.send(transfer)
  for (const reference of ['1', '2', '3']) await narrow.network.port.send({ ...transfer, reference })
  expect(await narrow.network.port.send(transfer)).toEqual(first)
  const { deposits } = await narrow.network.port.deposits(null)
  expect(deposits.map(({ amount }) => amount)).toEqual(['1.00', '1.00', '1.00', '1.00'])
  await narrow.network.stop()
})
