import {
  AccountAddress,
  Deserializer,
  RawTransaction,
  SignedTransaction,
  type TransactionPayloadScript,
  U32,
  U64,
  type ScriptFunctionArgumentTypes,
} from '@aptos-labs/ts-sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { APTOS_CONTRACTS, SCRIPT } from '../cctp/contracts.fixture.ts'
import { recordingSteps } from '../local-node.fixture.ts'
import { readOrder } from '../transfer-order.ts'
import { BURN, builtBySdk, burned, PADDED, signs, withContracts } from './burn.fixture.ts'
import { findSent } from './find-sent.ts'
import { follow } from './follow.ts'
import { approval, keypairWallet, type Input } from './keypair-wallet.fixture.ts'
import {
  CUSTOMER,
  HASH,
  NEXT,
  OTHER_HASH,
  scriptedNode,
  STRANGER,
  TRANSFER,
  landed,
  UNITS,
  USDC,
  type Ledger,
} from './scripted.fixture.ts'
import { send } from './send.ts'
import { prepareBurn } from './transaction/burn.ts'
import { rawTransaction } from './transaction/transfer.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

type Behaviour = NonNullable<Parameters<typeof keypairWallet>[0]>

function customer(behaviour: Behaviour = {}, contracts: unknown = APTOS_CONTRACTS) {
  const wallet = keypairWallet({ address: CUSTOMER, signTransaction: signs(), ...behaviour })
  const { node, submitted, ledger } = scriptedNode()
  return { ...wallet, submitted, ledger, node: withContracts(node, contracts) }
}
const following = (changes: Partial<Ledger>, bound?: string) =>
  follow(BURN, HASH, withContracts(scriptedNode(changes).node), bound === undefined ? {} : { bound })

const orderOf = (deposit: Deposit) => {
  const order = readOrder('aptos', deposit, scriptedNode().node)
  return { ...order, burn: order.burn! }
}
const terms = (deposit: Deposit) => {
  const order = orderOf(deposit)
  const { call, isAsked } = prepareBurn(order, withContracts(scriptedNode().node))
  const rest = { sequence: NEXT, maxGas: 5000n, gasPrice: 100n, expiration: 1_764_000_300n }
  return { raw: rawTransaction({ order, burn: call, ...rest }), isAsked }
}

/** The arguments of a script, as the vendor's SDK reads them. */
function readBySdk(raw: RawTransaction) {
  const { script } = raw.payload as TransactionPayloadScript
  const values = script.args.map((each) =>
    each instanceof AccountAddress ? each.toStringLong() : Number((each as U64).value),
  )
  return { script, values, kinds: script.args.map((each) => each.constructor) }
}

describe('a burn of Aptos', () => {
  it('is the host’s script with the arguments of Circle’s, as the SDK reads its bytes [C2, C3, CHAIN-10]', () => {
    const raw = RawTransaction.deserialize(new Deserializer(terms(BURN).raw))
    const { script, values, kinds } = readBySdk(raw)
    expect([script.bytecode, script.type_args]).toEqual([SCRIPT, []])
    expect(values).toEqual([Number(UNITS), 0, PADDED, AccountAddress.ZERO.toStringLong(), USDC, 0, 2000])
    expect(kinds).toEqual([U64, U32, AccountAddress, AccountAddress, AccountAddress, U64, U32])
    expect(raw.bcsToBytes()).toEqual(terms(BURN).raw)
  })

  it('is asked of the wallet so that the SDK builds the same bytes, which are handed over [C3, API-37]', async () => {
    const { session, node, submitted, asked, ledger } = customer()
    const { recorded, ...steps } = recordingSteps()
    const watch = await send(session, BURN, node, steps)
    const [input] = asked as Input[]
    const { raw_txn: raw } = SignedTransaction.deserialize(new Deserializer(submitted()[0]!))
    expect(raw.bcsToBytes()).toEqual((await builtBySdk(input!)).bcsToBytes())
    expect(readBySdk(raw).values[2]).toBe(PADDED)
    expect(recorded).toEqual(['asking', watch.hash])
    ledger.landed = [burned({ hash: watch.hash })]
    await expect(watch.look()).resolves.toBe('confirmed')
  })

  it('the arguments write themselves as those of the SDK do [C3]', async () => {
    const { session, node, asked } = customer()
    await send(session, BURN, node, recordingSteps())
    const { functionArguments } = (asked as Input[])[0]!.payload as unknown as {
      functionArguments: ScriptFunctionArgumentTypes[]
    }
    const theirs = [new U64(UNITS), new U32(0), AccountAddress.from(PADDED)]
    theirs.forEach((each, at) => {
      expect(functionArguments[at]!.bcsToBytes()).toEqual(each.bcsToBytes())
      expect(functionArguments[at]!.bcsToHex().toString()).toBe(each.bcsToHex().toString())
      expect(functionArguments[at]!.bcsToHex().toUint8Array()).toEqual(each.bcsToBytes())
    })
  })

  it.each([
    ['other tokens', { coin: 'usdt' }],
    ['another amount', { amount: '12.35' }],
    ['another recipient', { to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }],
    ['another network', { redemption: 'polygon' }],
    ['another sender', { from: STRANGER }],
  ] as const)('a burn that was signed with %s is not the payout’s [C3, API-37]', (_, changes) => {
    const { isAsked, raw } = terms(BURN)
    expect(isAsked(raw)).toBe(true)
    const { coin, ...other } = { coin: 'usdc', ...changes }
    const asset = coin === 'usdt' ? { token: { address: STRANGER, decimals: 6 } } : {}
    const order = { ...orderOf({ ...BURN, ...other } as Deposit), ...asset }
    expect(prepareBurn(order, withContracts(scriptedNode().node)).isAsked(raw)).toBe(false)
  })

  it('a burn with other terms, a cut burn and another kind of transaction are not the payout’s [C3, API-37]', () => {
    const { isAsked, raw } = terms(BURN)
    const end = raw.length - 25
    // The first three are arguments in front of the gas: finality, the fee, and the caller's address.
    for (const [at, value] of [
      [end - 4, 1],
      [end - 13, 1],
      [end - 13 - 9 - 33, 1],
      [40, 2],
      [50, 1],
    ] as const) {
      const changed = raw.slice()
      changed[at] = value
      expect(isAsked(changed)).toBe(false)
    }
    for (const bytes of [raw.subarray(0, 100), new Uint8Array(), Uint8Array.of(1)]) expect(isAsked(bytes)).toBe(false)
  })

  it('a burn that a wallet has signed with other arguments or another script is never handed over [C3, API-37]', async () => {
    const bare = async (input: Input) => approval({ rawTransaction: await builtBySdk(input), authenticator: null })
    for (const signTransaction of [
      signs({ bytecode: '0x00' }),
      signs({ functionArguments: [new U64(UNITS), new U32(3)] }),
      bare,
    ]) {
      const { session, node, submitted } = customer({ signTransaction })
      const { recorded, ...steps } = recordingSteps()
      await expect(send(session, BURN, node, steps)).rejects.toMatchObject({ code: 'wallet/signed-other' })
      expect([recorded, submitted()]).toEqual([['asking'], []])
    }
  })

  it('is asked of no wallet that submits by itself, nor without a script of the stated hash [C3]', async () => {
    const submits = customer({ signTransaction: null, signAndSubmitTransaction: async () => approval({ hash: HASH }) })
    const unstated = customer({}, { ...APTOS_CONTRACTS, sha256: '0'.repeat(64) })
    for (const [{ session, node, asked }, code] of [
      [submits, 'wallet/cannot-send'],
      [unstated, 'network/no-cctp-domain'],
    ] as const) {
      await expect(send(session, BURN, node, recordingSteps())).rejects.toMatchObject({ code, broadcast: 'none' })
      expect(asked).toEqual([])
    }
  })

  it.each([
    ['all units of the sender', {}, 'confirmed'],
    ['a domain as a text', { domain: '0' }, 'confirmed'],
    ['the short form of its recipient', { to: PADDED.replace(/^0x0+/, '0x') }, 'confirmed'],
    ['a unit less', { units: UNITS - 1n }, 'different'],
    ['a unit more', { units: UNITS + 1n }, 'different'],
    ['another token', { token: STRANGER }, 'untraceable'],
    ['another recipient', { to: STRANGER }, 'untraceable'],
    ['another domain', { domain: 3 }, 'untraceable'],
    ['a failure', { success: false }, 'failed'],
  ] as const)('a burn on the chain with %s is judged by what its sender has lost [C3, C6]', async (_, moved, state) => {
    await expect(following({ landed: [burned(moved)] }).look()).resolves.toBe(state)
  })

  it('is not judged by a node that does not show what the script was given [C3, SAFE-E1]', async () => {
    const row = burned()
    const silent = { ...row, payload: { ...row.payload, arguments: undefined } }
    await expect(following({ landed: [silent] }).look()).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it('can land no more once another has its number, and is another that burns for the same [C19, C20]', async () => {
    const bound = `${1_764_000_300n}:${NEXT}`
    const other = following({ next: NEXT + 1n, landed: [burned({ hash: OTHER_HASH, to: STRANGER })] }, bound)
    await expect(other.look()).resolves.toBe('replaced')
    const same = following({ next: NEXT + 1n, landed: [burned({ hash: OTHER_HASH })] }, bound)
    await expect(same.look()).resolves.toBe('confirmed')
    expect(same.hash).toBe(OTHER_HASH)
  })

  it('is found among the transactions of its sender, and no transfer is taken for one [C20]', async () => {
    const find = (rows: Ledger['landed']) =>
      findSent(BURN, Number(NEXT), withContracts(scriptedNode({ landed: rows, next: NEXT + 1n }).node))
    await expect(find([burned()])).resolves.toMatchObject({ hash: HASH })
    for (const row of [burned({ domain: 3 }), burned({ success: false }), landed()])
      await expect(find([row])).resolves.toBeNull()
    expect(TRANSFER.redemption).toBeUndefined()
  })
})
