import { bcs } from '@mysten/sui.js/bcs'
import { Transaction, TransactionDataBuilder } from '@mysten/sui.js/transactions'
import { fromBase64 } from '@mysten/sui.js/utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SUI_CCTP } from '../../../../demo/chains/sui/cctp.ts'
import { SUI_CONTRACTS } from '../../cctp/contracts.fixture.ts'
import type { BurnOrder } from '../../transfer-order.ts'
import { BURN, BURNS, RECIPIENT, SHARED } from '../burn.fixture.ts'
import { prepare, readSuiOrder } from '../funds.ts'
import { coin, COINS, CUSTOMER, effectsOf, GAS_COIN, STRANGER, UNITS, USDC, type Ledger } from '../ledger.fixture.ts'
import { scriptedNode } from '../scripted.fixture.ts'
import { isBurnFor } from './burn-call.ts'
import { isBurnOf } from './burn.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function built(changes: Partial<Ledger> = {}) {
  const { node } = scriptedNode({ ...BURNS, ...changes })
  const order = readSuiOrder(BURN, node) as BurnOrder
  const { bytes, json, bound } = await prepare(order, 'usdc', node)
  return { node, order, bytes, json, bound, ...decoded(bytes) }
}

/** As Mysten's SDK reads it: each call with its arguments, a result as `#` and its place. */
function decoded(bytes: Uint8Array) {
  const data = TransactionDataBuilder.fromBytes(bytes)
  const pure = (at: number) => fromBase64(data.inputs[at]!.Pure!.bytes)
  const argument = (each: { $kind: string; Input?: number; Result?: number; NestedResult?: [number, number] }) => {
    if (each.$kind !== 'Input') return `#${(each.NestedResult ?? [each.Result]).join('.')}`
    const input = data.inputs[each.Input!]!
    return input.Object?.SharedObject ?? (input.Pure ? pure(each.Input!) : input.$kind)
  }
  const calls = data.commands.flatMap(({ MoveCall: call }) =>
    call
      ? [
          {
            name: `${call.package}::${call.module}::${call.function}`,
            types: call.typeArguments,
            args: call.arguments.map(argument),
          },
        ]
      : [],
  )
  return { data, pure, calls, kinds: data.commands.map(({ $kind }) => $kind) }
}

const { tokenMessengerMinter: MINTER, stablecoinHandler: HANDLER } = SUI_CONTRACTS
const shared = (objectId: string, mutable: boolean) => ({
  objectId,
  mutable,
  initialSharedVersion: SHARED[objectId]!.toString(),
})
const ZERO = `0x${'0'.repeat(64)}`
const PADDED = `0x${'0'.repeat(24)}${RECIPIENT.slice(2).toLowerCase()}`

describe('a burn of Sui, as the SDK reads its bytes', () => {
  it('the burn is Circle’s three calls, in their order and with their arguments [C2, C3, CHAIN-10]', async () => {
    const { calls, kinds } = await built()
    expect(kinds).toEqual(['MergeCoins', 'SplitCoins', 'MoveCall', 'MoveCall', 'MoveCall'])
    const [deposit, handled, completed] = calls
    const state = shared(SUI_CONTRACTS.tokenMessengerMinterState, false)
    expect(deposit).toMatchObject({ name: `${MINTER}::deposit_for_burn::deposit_for_burn`, types: [USDC] })
    const [tokens, domain, recipient, caller, fee, finality, hook, minter, ...more] = deposit!.args as Uint8Array[]
    expect([tokens, minter, more]).toEqual(['#1.0', state, []])
    expect([bcs.u32().parse(domain!), bcs.Address.parse(recipient!)]).toEqual([0, PADDED])
    expect([bcs.Address.parse(caller!), bcs.u256().parse(fee!), bcs.u32().parse(finality!)]).toEqual([ZERO, '0', 2000])
    expect(bcs.vector(bcs.u8()).parse(hook!)).toEqual([])
    expect(handled).toEqual({
      name: `${HANDLER}::handler::burn`,
      types: [],
      args: [
        shared(SUI_CONTRACTS.stablecoinHandlerState, false),
        '#2.0',
        '#2.1',
        shared(SUI_CCTP.denyList, false),
        shared(SUI_CONTRACTS.treasury, true),
      ],
    })
    expect(completed).toEqual({
      name: `${MINTER}::deposit_for_burn::complete_burn`,
      types: [USDC, `${HANDLER}::handler::Auth`],
      args: ['#3.0', state, shared(SUI_CONTRACTS.messageTransmitterState, false)],
    })
  })

  it('burns the units of the payout, and is paid and ended as a transfer is [C3, C19]', async () => {
    const { data, pure, bound, json, bytes } = await built()
    const amount = data.commands[1]!.SplitCoins!.amounts[0]!
    expect(bcs.u64().parse(pure((amount as { Input: number }).Input))).toBe(UNITS.toString())
    expect([data.sender, data.expiration?.Epoch, bound.inputs.map(({ id }) => id)]).toEqual([
      CUSTOMER,
      901,
      [GAS_COIN, ...COINS.slice(0, 2)].map(({ id }) => id),
    ])
    await expect(Transaction.from(await json()).build()).resolves.toEqual(bytes)
  })

  it.each([
    ['merged coins', {}],
    ['all of a coin', { coins: [coin('1', USDC, UNITS), GAS_COIN] }],
    ['the balance at the address', { coins: [GAS_COIN], atAddress: { [USDC]: UNITS } }],
    ['a part of that balance', { coins: [GAS_COIN], atAddress: { [USDC]: UNITS + 5n } }],
    ['coins and that balance', { coins: [coin('1', USDC, UNITS - 5n), GAS_COIN], atAddress: { [USDC]: 9n } }],
  ] as const)('a burn of %s is read back as the payout’s, and as no other’s [C3, API-37]', async (_, changes) => {
    const { bytes, order, node } = await built(changes)
    expect(isBurnOf(bytes, order, node)).toBe(true)
    const { burn } = order
    expect([isBurnFor(bytes, burn), isBurnFor(bytes, { ...burn, domain: 2 })]).toEqual([true, false])
    const otherRecipient = { ...burn, recipient: STRANGER }
    expect(isBurnFor(bytes, otherRecipient)).toBe(false)
    for (const other of [
      { units: UNITS - 1n },
      { from: STRANGER },
      { token: { ...order.token, address: order.token.address.replace('USDC', 'EURC') } },
      { burn: { ...burn, domain: 3 } },
      { burn: otherRecipient },
    ])
      expect(isBurnOf(bytes, { ...order, ...other }, node)).toBe(false)
  })

  it.each(Object.keys(SUI_CONTRACTS))('a burn by another %s than the host’s is not the payout’s [C3]', async (name) => {
    const { bytes, order, node } = await built()
    const other = { ...node, cctp: () => ({ ...SUI_CONTRACTS, [name]: STRANGER }) }
    expect(isBurnOf(bytes, order, other)).toBe(false)
  })

  it.each([
    ['moves other coins to somebody', (more: Transaction) => more.transferObjects([more.gas], STRANGER)],
    ['calls something else', (more: Transaction) => more.moveCall({ target: '0x7::thief::take' })],
    [
      'gives the rest of the tokens to somebody',
      (more: Transaction) =>
        more.moveCall({
          target: '0x2::coin::send_funds',
          typeArguments: [USDC],
          arguments: [more.gas, more.pure.address(STRANGER)],
        }),
    ],
  ])('a burn that also %s is not the payout’s [C3, API-37]', async (_, add) => {
    const { bytes, order, node } = await built()
    const more = Transaction.from(bytes)
    add(more)
    expect(isBurnOf(await more.build(), order, node)).toBe(false)
  })

  it.each([
    ['another caller', 3, bcs.Address.serialize(STRANGER).toBase64()],
    ['a fee', 4, bcs.u256().serialize(1n).toBase64()],
    ['a fast finality', 5, bcs.u32().serialize(1000).toBase64()],
    ['a hook', 6, bcs.vector(bcs.u8()).serialize([1]).toBase64()],
  ])('a burn with %s is not the payout’s [C3]', async (_, at, value) => {
    const { data, order, node } = await built()
    const argument = data.commands[2]!.MoveCall!.arguments[at] as { Input: number }
    data.inputs[argument.Input] = { $kind: 'Pure', Pure: { bytes: value } }
    expect(isBurnOf(data.build(), order, node)).toBe(false)
  })

  it('is not built with an object that is not shared, nor without contracts [C3]', async () => {
    const [, ...rest] = Object.entries(SHARED)
    await expect(built({ shared: Object.fromEntries(rest) })).rejects.toMatchObject({ code: 'network/refused' })
    await expect(built({ cctp: undefined })).rejects.toMatchObject({
      code: 'network/no-cctp-domain',
      broadcast: 'none',
    })
  })

  it('a burn that the network would not run is refused before the wallet is asked [C3]', async () => {
    await expect(built({ simulation: effectsOf(false) })).rejects.toMatchObject({ code: 'network/refused' })
  })
})
