import { TronWeb } from 'tronweb'
import { balanceOfData, topicOf, word } from '../../../demo/chains/evm/erc20.ts'
import { evmAddress } from '../../../demo/chains/tron/address.ts'
import { rawDataOf } from '../../../demo/chains/tron/chain/protobuf.ts'
import { decodeTransaction } from '../../../demo/chains/tron/chain/transaction.ts'
import { blockValue, infoValue } from '../../../demo/chains/tron/http/values.ts'
import { logOfTransfer } from '../../../demo/chains/tron/logs.ts'
import type { ChainNode, WalletSession } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { createChainNode } from '../node.ts'

export const KEY = '8da4ef21b864d2cc526dbdb2a120bd2874c36c9d0a1fb7f8c63d7f7a8b41de8f'
export const OTHER_KEY = '2'.repeat(64)
export const CUSTOMER = TronWeb.address.fromPrivateKey(KEY) as string
export const STRANGER = TronWeb.address.fromPrivateKey(OTHER_KEY) as string
export const PAYOUT = TronWeb.address.fromPrivateKey('3'.repeat(64)) as string
export const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
export const UNITS = 5_000_000n
export const TRANSFER: Deposit = { network: 'tron', coin: 'usdt', amount: '5', from: CUSTOMER, to: PAYOUT, memo: null }

export const HEAD_TIME = 1_790_000_000_000
const idOf = (number: number) => `${number.toString(16).padStart(16, '0')}${'ab'.repeat(24)}`

/** A block's header; by default the head, 19 blocks before which is the solid one. */
export const block = (number = 70_000_000, timestamp = HEAD_TIME) =>
  blockValue({ number, timestamp, id: idOf(number), parentId: idOf(number - 1), included: [] })

/** An address as calls have it. */
export const wordOfAddress = (address: string): string => topicOf(evmAddress(address)).slice(2)

/** An answer of a contract. */
export const ran = (result: bigint, energy_used = 64_000) => ({
  result: { result: true },
  energy_used,
  constant_result: [word(result).slice(2)],
  transaction: { ret: [{}] },
})
export const reverted = {
  result: { result: true, message: 'REVERT opcode executed' },
  energy_used: 541,
  constant_result: [''],
  transaction: { ret: [{ ret: 'FAILED' }] },
}

export const transferLog = (units = UNITS, { from = CUSTOMER, to = PAYOUT, token = USDT } = {}) =>
  logOfTransfer({ token, from, to, units })

export const info = (id: string, log: readonly unknown[] = [transferLog()], result = 'SUCCESS') => {
  const failure = result === 'SUCCESS' ? null : result
  const outcome = { fee: 0n, contractResult: '', contractAddress: null, receipt: { result }, failure, logs: [] }
  const block = { number: 70_000_001, timestamp: HEAD_TIME + 3000 }
  return { ...infoValue({ transaction: { id }, info: outcome, block }), log }
}

type Body = Readonly<Record<string, unknown>>
type Answer = unknown | ((body: Body) => unknown)
type Answers = Readonly<Record<string, Answer>>

/** The question for one block, at the path of that for the head. */
export const BLOCK_BY_NUMBER = 'wallet/getblock by number'

const plain = (value: unknown) => JSON.stringify(value)
const OF_CUSTOMER = { address: CUSTOMER, visible: true }
const DEMANDED: Readonly<Record<string, unknown>> = {
  'wallet/getblock': { detail: false },
  'walletsolidity/getblock': { detail: false },
  'wallet/getaccount': OF_CUSTOMER,
  'wallet/getaccountresource': OF_CUSTOMER,
  'wallet/getchainparameters': null,
}

/** Answers calls of the token, by their selector. */
export const token =
  (units = UNITS, transfer: unknown = ran(0n)) =>
  ({ owner_address: owner, contract_address: contract, function_selector: selector, ...call }: Body) => {
    if (contract !== USDT || call['visible'] !== true) throw new Error(`No token at ${String(contract)}`)
    if (selector === 'transfer(address,uint256)' && owner === CUSTOMER) return transfer
    if (selector !== 'balanceOf(address)' || call['parameter'] !== balanceOfData(evmAddress(String(owner))).slice(10))
      throw new Error(`${String(selector)} of ${plain(call)}`)
    return ran(owner === CUSTOMER ? units : 0n, 935)
  }

const pathOf = (url: string) => url.replace('https://api.trongrid.io/', '')

/** Answers a path with this value or a function's result; throws for a question that it does not know, and fails where it gives an error. */
export function scriptedNode(answers: Answers = {}) {
  const asked: { readonly path: string; readonly body: Body | null }[] = []
  const scripted: Answers = {
    'wallet/getblock': block(),
    [BLOCK_BY_NUMBER]: ({ id_or_num: number }: Body) => block(Number(number)),
    'walletsolidity/getblock': block(69_999_981, HEAD_TIME - 57_000),
    'wallet/getaccount': { address: CUSTOMER, balance: 20_000_000 },
    'wallet/getaccountresource': { freeNetLimit: 600 },
    'wallet/getchainparameters': {
      chainParameter: [{ key: 'getEnergyFee', value: 100 }, { key: 'getTransactionFee', value: 1000 }, { key: 'getX' }],
    },
    'wallet/triggerconstantcontract': token(),
    'wallet/broadcasthex': { result: true, code: 'SUCCESS' },
    'wallet/gettransactioninfobyid': {},
    'walletsolidity/gettransactioninfobyid': {},
    'wallet/gettransactionbyid': {},
    'walletsolidity/gettransactionbyid': {},
    jsonrpc: ({ method }: Body) => ({ jsonrpc: '2.0', id: 1, result: method === 'eth_getLogs' ? [] : '0x42c1d80' }),
    ...answers,
  }
  const fetch = async (url: unknown, init?: RequestInit) => {
    const path = pathOf(String(url))
    const body = init?.body === undefined ? null : (JSON.parse(init.body as string) as Body)
    asked.push({ path, body })
    const question = body?.['id_or_num'] === undefined ? path : BLOCK_BY_NUMBER
    const given = scripted[question]
    if (given === undefined || (question in DEMANDED && plain(body) !== plain(DEMANDED[question])))
      throw new Error(`The scripted node does not know ${path} with ${plain(body)}`)
    const answer: unknown = typeof given === 'function' ? (given as (body: Body | null) => unknown)(body) : given
    if (answer instanceof Error) throw answer
    return Response.json(answer)
  }
  const node: ChainNode = createChainNode({ fetch, relay: async () => 'unknown' })
  const bodiesOf = (path: string) => asked.filter((each) => each.path === path).map(({ body }) => body)
  return {
    node,
    asked,
    bodiesOf,
    handedOver: () => bodiesOf('wallet/broadcasthex').map((body) => body!['transaction']),
  }
}

type Signing = (transaction: Parameters<InstanceType<typeof TronWeb>['trx']['sign']>[0]) => unknown
type WalletAnswers = Readonly<Record<string, unknown>>

interface Behaviour {
  /** Null: it is locked. */
  readonly key?: string | null
  /** In place of tronweb's signature of what it is given. */
  sign?(transaction: never, real: Signing): unknown
  readonly answers?: WalletAnswers
}

/** A wallet whose tronweb is that of npm. What the test gives replaces an answer; an `Error` is thrown. */
export function scriptedWallet({ key = KEY, sign, answers = {} }: Behaviour = {}) {
  const asked: string[] = []
  const signed: unknown[] = []
  const heard = new Map<string, (value: unknown) => void>()
  const tronWebOf = (privateKey: string) => {
    const tronWeb = new TronWeb({ fullHost: 'http://127.0.0.1:1', privateKey })
    const real: Signing = (transaction) => tronWeb.trx.sign(transaction)
    return {
      ready: true as unknown,
      defaultAddress: { base58: tronWeb.defaultAddress.base58 as unknown },
      trx: {
        async sign(transaction: unknown) {
          signed.push(structuredClone(transaction))
          return sign ? sign(transaction as never, real) : real(transaction as never)
        },
      },
    }
  }
  const provider = {
    tronWeb: (key === null ? false : tronWebOf(key)) as unknown,
    async request({ method }: { readonly method: string }): Promise<unknown> {
      asked.push(method)
      const scripted: WalletAnswers = {
        eth_requestAccounts: key === null ? [] : [TronWeb.address.fromPrivateKey(key)],
        eth_accounts: key === null ? [] : [TronWeb.address.fromPrivateKey(key)],
        eth_chainId: '0x2b6653dc',
        ...answers,
      }
      if (!(method in scripted)) throw Object.assign(new Error(`Unsupported: ${method}`), { code: 4200 })
      const given = scripted[method]
      const answer: unknown = typeof given === 'function' ? (given as () => unknown)() : given
      if (answer instanceof Error) throw answer
      return answer
    },
    on: (event: string, listener: (value: unknown) => void) => void heard.set(event, listener),
    removeListener: (event: string) => void heard.delete(event),
  }
  const wallet = { id: 'mock', name: 'Mock', provider }
  const session: WalletSession = { wallet, address: CUSTOMER, network: 'tron', isMultisig: false }
  return {
    wallet,
    session,
    provider,
    asked,
    signed,
    tronWebOf,
    emit: (event: string, value: unknown) => heard.get(event)?.(value),
  }
}

/** The transaction that tronweb reads in the bytes that were handed over. */
export function decoded(hex: string) {
  const { rawHex: raw, signatures } = decodeTransaction(new Uint8Array(Buffer.from(hex, 'hex')))
  const rawData = rawDataOf('TriggerSmartContract', raw)
  return { raw, rawData, signature: signatures[0], signatures: signatures.length }
}
