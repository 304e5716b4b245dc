import { bcs } from '@mysten/sui.js/bcs'
import { Transaction, TransactionDataBuilder } from '@mysten/sui.js/transactions'
import { fromBase64, normalizeSuiAddress } from '@mysten/sui.js/utils'
import { describe, expect, it } from 'vitest'
import { prepare, readSuiOrder } from '../funds.ts'
import { MAINNET, type ObjectRef } from '../node-reads.ts'
import { completeTransfer } from './transfer.ts'
import {
  CHECKPOINT,
  coin,
  COINS,
  CUSTOMER,
  DEPOSIT,
  EPOCH,
  GAS_COIN,
  TRANSFER,
  UNITS,
  USDC,
  type Ledger,
} from '../ledger.fixture.ts'
import { scriptedNode } from '../scripted.fixture.ts'

const SUI = GAS_COIN.type

/** From BitGoJS (modules/sdk-coin-sui/test/resources/sui.ts): SUI for two recipients, paid from two coins. */
const BITGO_TRANSFER =
  'AAAEAAhkAAAAAAAAAAAg+UGuPL5WRdzMFdqDRrUz9/kfICCJpVIWU8Bisv8QswQACGQAAAAAAAAAACB3w7WyESl5PEpWAiIKS5cAB8VNSplt6UHltxNxmkL4/gQCAAEBAAABAQIAAAEBAAIAAQECAAEBAgIAAQMAmIIYi6PoBwqbsGrpRGz2B5FO6O5Y7YMGo+Ov/1obu3ECCcQFIq7VS87PpINgXF2lghsXGsGqG2FZcfuN/iftE/1RBAAAAAAAACC2RGfJXC7cVwfXSDKdKwQB/rPC0/3tdlzDSomluG57sifdAOf8zch7TZW2OEtzkRm5HyqBoWuu3qf04AaOUpQ32QAAAAAAAAAgvik+0ypZjmC8kkbE4BtuQpN/FomQiDpqIFB6wsFNJyeYghiLo+gHCpuwaulEbPYHkU7o7ljtgwaj46//Whu7cegDAAAAAAAAAC0xAQAAAAAA'
const FRAMEWORK = normalizeSuiAddress('0x2')

async function built(changes: Partial<Ledger> = {}) {
  const { node } = scriptedNode(changes)
  const { bytes, json, bound, digest } = await prepare(readSuiOrder(TRANSFER, node), 'usdc', node)
  const data = TransactionDataBuilder.fromBytes(bytes)
  const pure = (at: number) => fromBase64(data.inputs[at]!.Pure!.bytes)
  return { bytes, json, bound, digest, data, pure, kinds: data.commands.map(({ $kind }) => $kind) }
}
const refOf = ({ id, version }: (typeof COINS)[number]) => ({ objectId: id, version: version.toString() })
const callsOf = ({ commands }: TransactionDataBuilder) =>
  commands.flatMap(({ MoveCall: call }) => (call ? [`${call.package}::${call.module}::${call.function}`] : []))
const withdrawals = ({ inputs }: TransactionDataBuilder) =>
  inputs.flatMap(({ FundsWithdrawal: taken }) =>
    taken ? [[taken.reservation.MaxAmountU64, taken.withdrawFrom.$kind]] : [],
  )

describe('a transfer of Sui, as the SDK reads its bytes', () => {
  it('moves the units of merged coins to the payout’s address, and the rest nowhere [C6]', async () => {
    const { data, pure, kinds } = await built()
    expect(kinds).toEqual(['MergeCoins', 'SplitCoins', 'TransferObjects'])
    expect(data.inputs.map(({ $kind }) => $kind)).toEqual(['Pure', 'Object', 'Object', 'Pure'])
    const [to, amount] = [bcs.Address.parse(pure(0)), bcs.U64.parse(pure(3))]
    expect([to, amount]).toEqual([DEPOSIT, UNITS.toString()])
    const [first, second] = COINS
    expect(data.inputs[1]!.Object!.ImmOrOwnedObject).toMatchObject(refOf(first!))
    expect(data.inputs[2]!.Object!.ImmOrOwnedObject).toMatchObject(refOf(second!))
    expect(data.commands[2]!.TransferObjects).toMatchObject({
      objects: [{ NestedResult: [1, 0] }],
      address: { Input: 0 },
    })
  })

  it('is paid by its sender, at the network’s price, with a budget of its own [C19]', async () => {
    const { data } = await built()
    expect([data.sender, data.gasData.owner, data.gasData.price]).toEqual([CUSTOMER, CUSTOMER, '750'])
    expect(data.gasData.budget).toBe('4500000')
    expect(data.gasData.payment).toMatchObject([refOf(GAS_COIN)])
  })

  it('lands until the end of the next epoch, and never without an end [C19]', async () => {
    const { data, bound } = await built()
    expect([data.expiration, bound.lastEpoch]).toEqual([{ $kind: 'Epoch', Epoch: 901 }, 901n])
  })

  it('is paid by few coins, the largest first [C13]', async () => {
    const coins = [
      coin('a', SUI, 1_000_000n),
      coin('b', SUI, 3_000_000n),
      coin('c', SUI, 2_500_000n),
      ...COINS.slice(0, 2),
    ]
    const { data, bound } = await built({ coins })
    expect(data.gasData.payment).toMatchObject([refOf(coins[1]!), refOf(coins[2]!)])
    expect(data.gasData.budget).toBe('4500000')
    expect(bound.inputs.slice(0, 2).map(({ id }) => id)).toEqual([coins[1]!.id, coins[2]!.id])
  })

  it('a transfer that the balance at the address pays lands within two epochs, on mainnet, and only once [C19]', async () => {
    const changes = { coins: COINS.slice(0, 2), atAddress: { [SUI]: 50_000_000n } }
    const [one, other] = [await built(changes), await built(changes)]
    expect(one.data.gasData).toMatchObject({ payment: [], owner: CUSTOMER })
    const { ValidDuring: during } = one.data.expiration!
    expect(during).toMatchObject({
      minEpoch: '900',
      maxEpoch: '901',
      minTimestamp: null,
      maxTimestamp: null,
      chain: MAINNET,
    })
    expect(other.data.expiration!.ValidDuring!.nonce).not.toBe(during!.nonce)
    expect(other.digest).not.toBe(one.digest)
  })

  it('spends the balance at the address: alone where it suffices, else what the coins lack [CHAIN-22]', async () => {
    const alone = await built({ coins: [GAS_COIN], atAddress: { [USDC]: UNITS + 5n } })
    expect(withdrawals(alone.data)).toEqual([[UNITS.toString(), 'Sender']])
    expect(callsOf(alone.data)).toEqual([`${FRAMEWORK}::coin::redeem_funds`, `${FRAMEWORK}::coin::send_funds`])
    expect(alone.bound.inputs.map(({ id }) => id)).toEqual([GAS_COIN.id])
    const both = await built({ coins: [coin('1', USDC, UNITS - 5n), GAS_COIN], atAddress: { [USDC]: 9n } })
    expect(withdrawals(both.data)).toEqual([['5', 'Sender']])
    expect(both.kinds).toEqual(['MoveCall', 'MergeCoins', 'SplitCoins', 'MoveCall', 'TransferObjects'])
    expect(both.data.commands[3]!.MoveCall!.arguments[1]).toMatchObject({ Input: 4 })
    expect(bcs.Address.parse(both.pure(4))).toBe(CUSTOMER)
  })

  it('a transfer of all that a coin holds leaves no empty coin behind [CHAIN-22]', async () => {
    const { data } = await built({ coins: [coin('1', USDC, UNITS), GAS_COIN] })
    expect(callsOf(data)).toEqual([`${FRAMEWORK}::coin::destroy_zero`])
  })

  it('is for wallets the same, with nothing left to choose [C19]', async () => {
    for (const changes of [{}, { coins: [], atAddress: { [USDC]: UNITS, [SUI]: 50_000_000n } }]) {
      const { bytes, json } = await built(changes)
      await expect(Transaction.from(await json()).build()).resolves.toEqual(bytes)
    }
  })

  it('the bytes are those of BitGo’s wallets for the same coins and gas, up to the expiration that theirs lack', () => {
    const theirs = fromBase64(BITGO_TRANSFER)
    const data = TransactionDataBuilder.fromBytes(theirs)
    const { payment, budget } = data.gasData
    const head = { epoch: EPOCH, checkpoint: CHECKPOINT, oldest: 0n }
    const { bytes, bound } = completeTransfer(
      { head, data },
      { budget: BigInt(budget!), payment: payment as ObjectRef[] },
    )
    const [none, epoch] = [1, 9]
    expect(bytes.slice(0, -epoch)).toEqual(theirs.slice(0, -none))
    expect([data.sender, BigInt(budget!)]).toEqual([
      '0x9882188ba3e8070a9bb06ae9446cf607914ee8ee58ed8306a3e3afff5a1bbb71',
      20_000_000n,
    ])
    expect(bound.inputs).toEqual([
      { id: '0x09c40522aed54bcecfa483605c5da5821b171ac1aa1b615971fb8dfe27ed13fd', version: 1105n },
      { id: '0x27dd00e7fccdc87b4d95b6384b739119b91f2a81a16baedea7f4e0068e529437', version: 217n },
    ])
  })
})
