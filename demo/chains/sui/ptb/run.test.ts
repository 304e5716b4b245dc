import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { Transaction, type TransactionArgument } from '@mysten/sui.js/transactions'
import { afterAll, expect, test } from 'vitest'
import { SUI } from '../coins.ts'
import { USDC, openTestNetwork } from '../test-network.ts'

const { network, client, fundedWallet, signed, execute, balanceOf } = await openTestNetwork()
afterAll(() => network.stop())

const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
const owner = wallet.toSuiAddress()
const to = new Ed25519Keypair().toSuiAddress()
await network.fund(owner, { native: '1', usdc: '1.00' })
const coins = (await client.core.listCoins({ owner, coinType: USDC })).objects
const gas = (await client.core.listCoins({ owner })).objects
await network.fundAddressBalance(owner, { usdc: '3.00' })

type Command = (transaction: Transaction, coin: TransactionArgument) => unknown

async function bytesOf(command: Command): Promise<Uint8Array> {
  const transaction = new Transaction()
  command(transaction, transaction.objectRef(coins[0]!))
  transaction.setSender(owner)
  transaction.setGasPayment([gas[0]!])
  transaction.setGasPrice(750)
  transaction.setGasBudget(20_000_000)
  transaction.setExpiration({ Epoch: '900' })
  return transaction.build()
}

const call =
  (name: string, args: TransactionArgument[], types = [USDC]) =>
  (transaction: Transaction) =>
    transaction.moveCall({ target: `0x2::${name}`, typeArguments: types, arguments: args })

const withdrawn = (transaction: Transaction, amount: number) => transaction.withdrawal({ amount, type: USDC })

const faults: [string, Command, string][] = [
  ['more than a coin has', (tx, coin) => tx.splitCoins(coin, [9_000_000n]), 'InsufficientCoinBalance in command 0'],
  ['a coin that is left', (tx, coin) => tx.splitCoins(coin, [1n]), 'UnusedValueWithoutDrop'],
  [
    'a coin that is gone',
    (tx, coin) => [tx.transferObjects([coin], to), tx.transferObjects([coin], to)],
    'CommandArgumentError { argument: 0, kind: InvalidValueUsage } in command 1',
  ],
  [
    'a coin that is merged into itself',
    (tx, coin) => tx.mergeCoins(coin, [coin]),
    'CommandArgumentError { argument: 0, kind: InvalidValueUsage } in command 0',
  ],
  [
    'a coin of another type',
    (tx, coin) => tx.mergeCoins(tx.objectRef(gas[1]!), [coin]),
    'CommandArgumentError { argument: 1, kind: TypeMismatch } in command 0',
  ],
  [
    'the gas coin as a source',
    (tx) => tx.mergeCoins(tx.objectRef(gas[1]!), [tx.gas]),
    'CommandArgumentError { argument: 1, kind: InvalidGasCoinUsage } in command 0',
  ],
  [
    'an amount that is no u64',
    (tx, coin) => tx.splitCoins(coin, [tx.pure.u32(1)]),
    'CommandArgumentError { argument: 1, kind: InvalidBcsBytes } in command 0',
  ],
  [
    'an address that is none',
    (tx, coin) => tx.transferObjects([coin], tx.pure.u64(1)),
    'CommandArgumentError { argument: 1, kind: InvalidBcsBytes } in command 0',
  ],
  [
    'one of several results without its number',
    (tx, coin) => [tx.splitCoins(coin, [1n, 1n]), tx.mergeCoins(coin, [{ $kind: 'Result', Result: 0 }])],
    'CommandArgumentError { argument: 1, kind: InvalidResultArity } in command 1',
  ],
  [
    'a number that no result has',
    (tx, coin) => [tx.splitCoins(coin, [1n]), tx.mergeCoins(coin, [{ $kind: 'NestedResult', NestedResult: [0, 1] }])],
    'CommandArgumentError { argument: 1, kind: SecondaryIndexOutOfBounds } in command 1',
  ],
  ['a coin that is not empty', (tx, coin) => call('coin::destroy_zero', [coin])(tx), 'MoveAbort'],
  [
    'a call without its type',
    (tx, coin) => call('coin::destroy_zero', [coin], [])(tx),
    'TypeArityMismatch in command 0',
  ],
  ['a call without its coin', (tx) => call('coin::destroy_zero', [])(tx), 'ArityMismatch in command 0'],
  [
    'a call for another coin',
    (tx, coin) => call('coin::into_balance', [coin], [SUI.address])(tx),
    'CommandArgumentError { argument: 0, kind: TypeMismatch } in command 0',
  ],
  [
    'a withdrawal that is spent twice',
    (tx) => {
      const withdrawal = withdrawn(tx, 1_000_000)
      for (const _ of [1, 2]) tx.transferObjects([call('coin::redeem_funds', [withdrawal])(tx)], to)
    },
    'CommandArgumentError { argument: 0, kind: InvalidValueUsage } in command 2',
  ],
  ['a balance that is left', (tx) => call('balance::redeem_funds', [withdrawn(tx, 1)])(tx), 'UnusedValueWithoutDrop'],
]

test.each(faults)('%s fails, and would move nothing but gas [C18]', async (_, command, message) => {
  const include = { balanceChanges: true } as const
  const simulated = await client.core.simulateTransaction({ transaction: await bytesOf(command), include })
  const { status, balanceChanges } = simulated.FailedTransaction!
  expect(status.error!.message).toContain(message)
  expect(balanceChanges).toEqual([{ address: owner, coinType: SUI.address, amount: expect.stringMatching(/^-/) }])
})

test('what the framework offers for coins and address balances moves what it says [C18]', async () => {
  const bytes = await bytesOf((tx, coin) => {
    const part = tx.splitCoins(coin, [500_000n])
    const balance = call('coin::into_balance', [part])(tx)
    call('balance::send_funds', [balance, tx.pure.address(to)])(tx)
    const [redeemed, empty] = [call('coin::redeem_funds', [withdrawn(tx, 2_000_000)])(tx), call('coin::zero', [])(tx)]
    tx.mergeCoins(redeemed, [coin])
    call('coin::destroy_zero', [empty])(tx)
    call('balance::destroy_zero', [call('balance::zero', [])(tx)])(tx)
    const again = call('coin::from_balance', [call('coin::into_balance', [redeemed])(tx)])(tx)
    tx.transferObjects([again], to)
  })
  const { Transaction: done } = await execute(await signed(wallet, bytes))
  expect(done!.status.error).toBeNull()
  const { balance } = await client.core.getBalance({ owner: to, coinType: USDC })
  expect(balance).toMatchObject({ balance: '7000000', coinBalance: '6500000', addressBalance: '500000' })
  expect(await balanceOf(owner)).toBe('2.00')
})

test('of two transactions over one address balance, the second fails where too little is left [C18]', async () => {
  const payer = await fundedWallet({ native: '1' })
  await network.fund(payer.toSuiAddress(), { native: '1' })
  await network.fundAddressBalance(payer.toSuiAddress(), { usdc: '3.00' })
  const [first, second] = (await client.core.listCoins({ owner: payer.toSuiAddress() })).objects
  const submission = async (coin: (typeof coins)[0]) => {
    const transaction = new Transaction()
    transaction.setSender(payer.toSuiAddress())
    transaction.transferObjects([call('coin::redeem_funds', [withdrawn(transaction, 2_000_000)])(transaction)], to)
    transaction.setGasPayment([coin])
    transaction.setGasPrice(750)
    transaction.setGasBudget(20_000_000)
    return signed(payer, await transaction.build({ client }))
  }
  const both = [await submission(first!), await submission(second!)]
  network.faults.delayNext(2, 60)
  const [done, failed] = await Promise.all(both.map(execute))
  expect(done!.Transaction!.status.success).toBe(true)
  expect(failed!.FailedTransaction!.status.error!.message).toBe('InsufficientFundsForWithdraw')
  expect(await balanceOf(payer.toSuiAddress())).toBe('1.00')
})

test('an address balance that is too small for the gas at the end pays none of it [C18]', async () => {
  const payer = new Ed25519Keypair()
  const address = payer.toSuiAddress()
  await network.fundAddressBalance(address, { native: '0.03', usdc: '2.00' })
  const submission = async () => {
    const transaction = new Transaction()
    transaction.setSender(address)
    transaction.transferObjects([call('coin::redeem_funds', [withdrawn(transaction, 1_000_000)])(transaction)], to)
    transaction.setGasBudget(29_000_000)
    return signed(payer, await transaction.build({ client }))
  }
  const both = [await submission(), await submission()]
  network.faults.delayNext(2, 60)
  const [done, failed] = await Promise.all(both.map(execute))
  expect(done!.Transaction!.status.success).toBe(true)
  expect(failed!.FailedTransaction).toMatchObject({
    status: { error: { message: 'InsufficientFundsForWithdraw' } },
    balanceChanges: [],
  })
  expect(await balanceOf(address)).toBe('1.00')
})
