import { bcs } from '@mysten/sui.js/bcs'
import { TransactionDataBuilder } from '@mysten/sui.js/transactions'
import { fromBase64 } from '@mysten/sui.js/utils'
import { beforeAll, describe, expect, test } from 'vitest'
import { SUI_CCTP } from '../../../../demo/chains/sui/cctp.ts'
import { SUI_CONTRACTS } from '../../cctp/contracts.fixture.ts'
import { SUI_CALLS, SUI_RESULTS } from '../../cctp/published.fixture.ts'
import type { BurnOrder } from '../../transfer-order.ts'
import { BURN, BURNS, RECIPIENT } from '../burn.fixture.ts'
import { prepare, readSuiOrder } from '../funds.ts'
import { USDC } from '../ledger.fixture.ts'
import { scriptedNode } from '../scripted.fixture.ts'

/** The shared object of a type behind a reference. */
const SHARED: Readonly<Record<string, string>> = {
  'token_messenger_minter_v2::State': SUI_CONTRACTS.tokenMessengerMinterState,
  'stablecoin_handler::State': SUI_CONTRACTS.stablecoinHandlerState,
  'message_transmitter_v2::State': SUI_CONTRACTS.messageTransmitterState,
  'Treasury<USDC>': SUI_CONTRACTS.treasury,
  DenyList: SUI_CCTP.denyList,
}

const PACKAGES: Readonly<Record<string, string>> = {
  token_messenger_minter_v2: SUI_CONTRACTS.tokenMessengerMinter,
  stablecoin_handler: SUI_CONTRACTS.stablecoinHandler,
}

const addressed = (name: string) => name.replace(/^\w+(?=::)/, (module) => PACKAGES[module] ?? module)

/** By the name that Circle's call gives it. */
const PURE: Readonly<Record<string, Uint8Array>> = {
  destination_domain: bcs.u32().serialize(0).toBytes(),
  mint_recipient: bcs.Address.serialize(`0x${'0'.repeat(24)}${RECIPIENT.slice(2)}`).toBytes(),
  destination_caller: bcs.Address.serialize('0x0').toBytes(),
  max_fee: bcs.u256().serialize(0n).toBytes(),
  min_finality_threshold: bcs.u32().serialize(2000).toBytes(),
  hook_data: bcs.vector(bcs.u8()).serialize([]).toBytes(),
}

let data: TransactionDataBuilder
beforeAll(async () => {
  const { node } = scriptedNode(BURNS)
  const { bytes } = await prepare(readSuiOrder(BURN, node) as BurnOrder, 'usdc', node)
  data = TransactionDataBuilder.fromBytes(bytes)
})

const movesOf = ({ commands }: TransactionDataBuilder) =>
  commands.flatMap(({ MoveCall: call }, at) => (call ? [{ at, ...call }] : []))

/** What an argument of the bytes is, in the words of the source: an object with its reference, a result, or a value. */
function argumentOf(argument: ReturnType<typeof movesOf>[number]['arguments'][number]) {
  if (argument.$kind !== 'Input') {
    if (argument.$kind === 'GasCoin') return argument.$kind
    const [at, index] = argument.$kind === 'NestedResult' ? argument.NestedResult : [argument.Result, 0]
    const call = movesOf(data).findIndex((each) => each.at === at)
    return call === -1 ? 'Coin<USDC>' : SUI_RESULTS[call]![index]
  }
  const input = data.inputs[argument.Input]!
  const shared = input.Object?.SharedObject
  return shared ? { id: shared.objectId, isMutable: shared.mutable } : fromBase64(input.Pure!.bytes)
}

function publishedOf([name, type]: readonly [string, string]) {
  const [, mutable, of] = /^&(mut )?(.+)$/.exec(type) ?? []
  if (of !== undefined) return { id: SHARED[of], isMutable: mutable !== undefined }
  return PURE[name] ?? type
}

describe('a burn of Sui is as Circle has published it', () => {
  test('in its calls, their types and their order [C2, C3]', () => {
    expect(movesOf(data).map((call) => `${call.package}::${call.module}::${call.function}`)).toEqual(
      SUI_CALLS.map(({ name }) => addressed(name)),
    )
    expect(movesOf(data).map(({ typeArguments }) => typeArguments)).toEqual(
      SUI_CALLS.map(({ types }) => types.map((type) => (type === 'USDC' ? USDC : addressed(type)))),
    )
  })

  test.each(SUI_CALLS.map(({ name }, at) => [name, at] as const))(
    'in each argument of %s, where only what it changes is locked [C3]',
    (_, at) => {
      expect(movesOf(data)[at]!.arguments.map(argumentOf)).toEqual(SUI_CALLS[at]!.parameters.map(publishedOf))
    },
  )
})
