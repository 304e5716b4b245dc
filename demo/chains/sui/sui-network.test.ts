import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { Transaction, coinWithBalance } from '@mysten/sui.js/transactions'
import { afterAll, expect, test } from 'vitest'
import { SUI, SUI_CHAIN_ID } from './coins.ts'
import { USDC, openTestNetwork } from './test-network.ts'

const { network, client, fundedWallet, transfer, built, signed, signedTransfer, execute, balanceOf } =
  await openTestNetwork()
afterAll(() => network.stop())

const recipient = () => new Ed25519Keypair().toSuiAddress()

test("Sui's own client builds, simulates, signs, executes and reads back a transfer to a new address [C18]", async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '25.00' })
  const [from, to] = [wallet.toSuiAddress(), recipient()]
  const bytes = await built(transfer(wallet, to, 7_500_000n))
  const include = { effects: true, balanceChanges: true } as const
  const simulated = await client.core.simulateTransaction({ transaction: bytes, include })
  expect(simulated.Transaction?.status).toEqual({ success: true, error: null })
  expect(await balanceOf(to)).toBe('0.00')

  const { Transaction: done } = await execute(await signed(wallet, bytes))
  const { digest, effects } = done!
  const { Transaction: found } = await client.core.waitForTransaction({ digest, include: { ...include, bcs: true } })
  expect(found).toMatchObject({ digest, epoch: '900', status: { success: true }, bcs: bytes })
  const { computationCost, storageCost, storageRebate } = effects!.gasUsed
  const gas = BigInt(computationCost) + BigInt(storageCost) - BigInt(storageRebate)
  expect(found!.balanceChanges.toSorted((a, b) => (BigInt(a.amount) < BigInt(b.amount) ? -1 : 1))).toEqual([
    { address: from, coinType: USDC, amount: '-7500000' },
    { address: from, coinType: SUI.address, amount: String(-gas) },
    { address: to, coinType: USDC, amount: '7500000' },
  ])
  expect(simulated.Transaction!.balanceChanges).toEqual(found!.balanceChanges)
  expect([await balanceOf(to), await balanceOf(from)]).toEqual(['7.50', '17.50'])
  const { balance } = await client.core.getBalance({ owner: from })
  expect(BigInt(balance.balance)).toBe(10n ** 9n - gas)
})

test("the SDK's client reads coins, objects, balances, coin types and the epoch [C18]", async () => {
  const wallet = await fundedWallet({ native: '2', usdc: '3.25' })
  await network.fund(wallet.toSuiAddress(), { usdc: '1.00' })
  await network.fundAddressBalance(wallet.toSuiAddress(), { usdc: '0.50' })
  const owner = wallet.toSuiAddress()
  const { objects: coins } = await client.core.listCoins({ owner, coinType: USDC })
  expect(coins.map(({ balance }) => balance)).toEqual(['3250000', '1000000'])
  const page = await client.core.listCoins({ owner, coinType: USDC, limit: 1 })
  expect(page).toMatchObject({ objects: [coins[0]], hasNextPage: true })
  const next = await client.core.listCoins({ owner, coinType: USDC, limit: 1, cursor: page.cursor })
  expect(next).toMatchObject({ objects: [coins[1]], hasNextPage: false })

  const [object, missing] = (
    await client.core.getObjects({
      objectIds: [coins[0]!.objectId, recipient()],
      include: { previousTransaction: true },
    })
  ).objects
  expect(object).toMatchObject({ version: coins[0]!.version, digest: coins[0]!.digest, owner: { AddressOwner: owner } })
  expect(missing).toMatchObject({ message: expect.stringMatching(/^Object 0x.* not found$/), code: 'notExists' })
  expect((await client.core.listBalances({ owner })).balances).toMatchObject([
    { coinType: SUI.address, balance: '2000000000' },
    { coinType: USDC, balance: '4750000', coinBalance: '4250000', addressBalance: '500000' },
  ])
  expect((await client.core.getCoinMetadata({ coinType: USDC })).coinMetadata).toMatchObject({
    decimals: 6,
    symbol: 'USDC',
  })
  expect((await client.core.getCurrentSystemState()).systemState).toMatchObject({
    epoch: '900',
    referenceGasPrice: '750',
  })
  expect(await client.core.getChainIdentifier()).toEqual({ chainIdentifier: SUI_CHAIN_ID })
})

test('coins that are exactly the amount, and several coins, are merged, split and sent [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '3.00' })
  await network.fund(wallet.toSuiAddress(), { usdc: '2.00' })
  const to = recipient()
  await execute(await signedTransfer(wallet, to, 4_000_000n))
  expect([await balanceOf(to), await balanceOf(wallet.toSuiAddress())]).toEqual(['4.00', '1.00'])
  await execute(await signedTransfer(wallet, to, 1_000_000n))
  expect([await balanceOf(to), await balanceOf(wallet.toSuiAddress())]).toEqual(['5.00', '0.00'])
  const { objects } = await client.core.listCoins({ owner: wallet.toSuiAddress(), coinType: USDC })
  expect(objects).toEqual([])
})

test('an address balance is spent with the coins, and pays the gas [C18]', async () => {
  const wallet = await fundedWallet({ usdc: '3.00' })
  const owner = wallet.toSuiAddress()
  await network.fundAddressBalance(owner, { native: '1', usdc: '2.00' })
  const to = recipient()
  const bytes = await built(transfer(wallet, to, 4_000_000n))
  const { gasData, expiration } = Transaction.from(bytes).getData()
  expect([gasData.payment, expiration?.$kind]).toEqual([[], 'ValidDuring'])
  const { Transaction: done } = await execute(await signed(wallet, bytes))
  expect(done!.status.success).toBe(true)
  expect([await balanceOf(to), await balanceOf(owner)]).toEqual(['4.00', '1.00'])
  const { balance } = await client.core.getBalance({ owner })
  const { computationCost, storageCost, storageRebate } = done!.effects!.gasUsed
  const gas = BigInt(computationCost) + BigInt(storageCost) - BigInt(storageRebate)
  expect(BigInt(balance.addressBalance)).toBe(10n ** 9n - gas)

  await execute(await signedTransfer(wallet, to, 1_000_000n))
  expect([await balanceOf(to), await balanceOf(owner)]).toEqual(['5.00', '0.00'])
})

test('a transfer that fails is on the chain, costs gas and moves nothing [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '1.00' })
  const [from, to] = [wallet.toSuiAddress(), recipient()]
  const [coin] = (await client.core.listCoins({ owner: from, coinType: USDC })).objects
  const transaction = new Transaction()
  transaction.transferObjects([transaction.splitCoins(transaction.objectRef(coin!), [1_000_001n])], to)
  transaction.setSender(from)
  await expect(built(transaction)).rejects.toThrow('InsufficientCoinBalance in command 0')
  const [gas] = (await client.core.listCoins({ owner: from })).objects
  transaction.setGasPayment([gas!])
  transaction.setGasPrice(750)
  transaction.setGasBudget(10_000_000)
  transaction.setExpiration({ Epoch: '901' })
  const { FailedTransaction: failed } = await execute(await signed(wallet, await transaction.build()))
  expect(failed!.status).toMatchObject({
    success: false,
    error: { command: 0, message: 'InsufficientCoinBalance in command 0' },
  })
  expect(failed!.balanceChanges).toEqual([
    { address: from, coinType: SUI.address, amount: expect.stringMatching(/^-/) },
  ])
  expect([await balanceOf(to), await balanceOf(from)]).toEqual(['0.00', '1.00'])
})

test('a budget that is less than the use is spent, and nothing moves [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '1.00' })
  const transaction = transfer(wallet, recipient(), 1n)
  transaction.setGasBudget(750_001)
  transaction.setGasPrice(750)
  const [gas] = (await client.core.listCoins({ owner: wallet.toSuiAddress() })).objects
  transaction.setGasPayment([gas!])
  const { FailedTransaction: failed } = await execute(await signed(wallet, await built(transaction)))
  expect(failed!.status.error!.message).toBe('InsufficientGas')
  expect(failed!.balanceChanges).toMatchObject([{ coinType: SUI.address, amount: '-750001' }])
})

test('the same bytes are executed once, however often they are handed over [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const to = recipient()
  const submission = await signedTransfer(wallet, to, 1_000_000n)
  const all = await Promise.all([execute(submission), execute(submission)])
  all.push(await execute(submission))
  expect(new Set(all.map(({ Transaction: done }) => done!.digest)).size).toBe(1)
  expect(await balanceOf(to)).toBe('1.00')
})

test('epochs end on command and by time, and transactions end with them [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const transaction = transfer(wallet, recipient(), 1_000_000n)
  const { response: before } = await client.ledgerService.getEpoch({})
  const epoch = before.epoch!.epoch!
  transaction.setExpiration({ Epoch: String(epoch + 1n) })
  const submission = await signed(wallet, await built(transaction))
  network.faults.advanceEpoch()
  network.faults.skipTime(86_400)
  const { response: after } = await client.ledgerService.getEpoch({})
  expect(after.epoch!.epoch).toBe(epoch + 2n)
  const { response: past } = await client.ledgerService.getEpoch({ epoch })
  expect(past.epoch!.end).toEqual(
    past.epoch!.start && { ...past.epoch!.start, seconds: past.epoch!.start.seconds + 86_400n },
  )
  await expect(execute(submission)).rejects.toThrow('Transaction Expired')
  expect(await balanceOf(wallet.toSuiAddress())).toBe('5.00')
})

test('a coin of SUI can be sent from the gas coin, all of it too [C18]', async () => {
  const wallet = await fundedWallet({ native: '2' })
  const to = recipient()
  const some = new Transaction()
  some.transferObjects([coinWithBalance({ balance: 500_000_000n })], to)
  await wallet.signAndExecuteTransaction({ transaction: some, client })
  const rest = new Transaction()
  rest.transferObjects([rest.gas], to)
  await wallet.signAndExecuteTransaction({ transaction: rest, client })
  const left = await client.core.getBalance({ owner: wallet.toSuiAddress() })
  const sent = await client.core.getBalance({ owner: to })
  expect([left.balance.balance, Number(sent.balance.balance) > 1_990_000_000]).toEqual(['0', true])
})
