import {
  AccountAddress,
  Deserializer,
  RawTransaction,
  type TransactionPayloadScript,
  U32,
  U64,
} from '@aptos-labs/ts-sdk'
import { expect, test } from 'vitest'
import { APTOS_SCRIPT } from '../cctp/published.fixture.ts'
import { readOrder } from '../transfer-order.ts'
import { BURN, PADDED, withContracts } from './burn.fixture.ts'
import { NEXT, scriptedNode, UNITS, USDC } from './scripted.fixture.ts'
import { prepareBurn } from './transaction/burn.ts'
import { rawTransaction } from './transaction/transfer.ts'

const CLASSES: Readonly<Record<string, unknown>> = { u64: U64, u32: U32, address: AccountAddress }

/** By the name that Circle's script gives it. */
const GIVEN: Readonly<Record<string, unknown>> = {
  amount: UNITS,
  destination_domain: 0,
  mint_recipient: PADDED,
  destination_caller: AccountAddress.ZERO.toStringLong(),
  burn_token: USDC,
  max_fee: 0n,
  min_finality_threshold: 2000,
}

const valueOf = (argument: unknown) =>
  argument instanceof AccountAddress ? argument.toStringLong() : (argument as U64 | U32).value

test('each argument of a burn has the type and the place that Circle’s published script gives it [C2, C3]', () => {
  const node = withContracts(scriptedNode().node)
  const order = readOrder('aptos', BURN, node)
  const { call } = prepareBurn({ ...order, burn: order.burn! }, node)
  const terms = { order, burn: call, sequence: NEXT, maxGas: 5000n, gasPrice: 100n, expiration: 1_764_000_300n }
  const raw = RawTransaction.deserialize(new Deserializer(rawTransaction(terms)))
  const { script } = raw.payload as TransactionPayloadScript
  expect(script.args.map((each) => each.constructor)).toEqual(APTOS_SCRIPT.parameters.map(([, type]) => CLASSES[type]))
  expect(script.args.map(valueOf)).toEqual(APTOS_SCRIPT.parameters.map(([name]) => GIVEN[name]))
  expect(script.type_args).toHaveLength(APTOS_SCRIPT.types.length)
})
