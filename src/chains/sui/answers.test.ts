import { GrpcTypes } from '@mysten/sui.js/grpc'
import { concatBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { isAnswer } from '../../../test/answers/answer.ts'
import { SUI_ERRORS } from '../../../test/answers/sui-errors.ts'
import { DIGEST, SUI_ANSWERS, type SuiAnswer, type SuiQuestion } from '../../../test/answers/sui.ts'
import { withoutWaiting } from '../../../test/support/without-waiting.ts'
import type { ChainNode } from '../adapter.ts'
import { createChainNode } from '../node.ts'
import { readCheckpoint } from './checkpoint.ts'
import { findSent } from './find-sent.ts'
import { MAINNET, readBalance, readGasCoins, readGasPrice, readHead, readPresent, SUI } from './node-reads.ts'
import { execute, simulate } from './transaction/execution.ts'
import { readTransactions } from './transaction/landed.ts'
import { CUSTOMER, TRANSFER } from './ledger.fixture.ts'

const BYTES = Uint8Array.of(1)
const CHECKPOINT = 260_411_497n

const READERS: Readonly<Record<SuiQuestion, (node: ChainNode) => Promise<unknown>>> = {
  balance: (node) => readBalance(node, CUSTOMER, SUI),
  checkpoint: (node) => readCheckpoint(node, CHECKPOINT),
  execution: (node) => execute(node, { bytes: BYTES, signature: BYTES }),
  gasCoins: (node) => readGasCoins(node, CUSTOMER),
  gasPrice: readGasPrice,
  head: readHead,
  list: (node) => findSent(TRANSFER, Number(CHECKPOINT), node),
  present: (node) => readPresent(node, [CUSTOMER]),
  simulation: (node) => simulate(node, BYTES),
  async transaction(node) {
    const [landed] = await readTransactions(node, [DIGEST])
    if (!landed) return landed
    const { isSuccess, isListed, changes } = landed
    return { isSuccess, isListed, changes: changes.length }
  },
}

interface Message {
  fromJson(json: unknown, options: { readonly ignoreUnknownFields: boolean }): object
  toBinary(message: object): Uint8Array
}

function encode(method: string, json: object): Uint8Array {
  const type = (GrpcTypes as unknown as Readonly<Record<string, Message>>)[`${method}Response`]!
  return type.toBinary(type.fromJson(json, { ignoreUnknownFields: true }))
}

function frame(flag: number, bytes: Uint8Array): Uint8Array {
  const head = new Uint8Array(5)
  head[0] = flag
  new DataView(head.buffer).setUint32(1, bytes.length)
  return concatBytes(head, bytes)
}

const TRAILER = 0x80
const TYPE = { 'content-type': 'application/grpc-web+proto' }

function respond({ status = 200, body, ending }: SuiAnswer, method: string): Response {
  if (typeof body === 'string') return new Response(body, { status, headers: { 'content-type': 'text/html' } })
  const { code = 0, message = '', in: place = 'trailer' } = ending ?? {}
  const [name, text] = [String(code), encodeURIComponent(message)]
  if (place === 'headers')
    return new Response(null, { headers: { ...TYPE, 'grpc-status': name, 'grpc-message': text } })
  const trailer = new TextEncoder().encode(`grpc-status: ${name}\r\ngrpc-message: ${text}\r\n`)
  const frames = [...body.map((json) => frame(0, encode(method, json))), frame(TRAILER, trailer)]
  return new Response(concatBytes(...frames).slice(), { headers: TYPE })
}

const SERVICE: SuiAnswer = {
  source: '',
  day: '',
  what: 'the head, which a search asks for first',
  to: 'head',
  body: [{ chain_id: MAINNET, epoch: '1', checkpoint_height: CHECKPOINT.toString() }],
  means: null,
}

function nodeOf(answer: SuiAnswer) {
  const fetch = async (url: unknown) => {
    const method = String(url).split('/').at(-1)!
    return respond(method === 'GetServiceInfo' && answer.to === 'list' ? SERVICE : answer, method)
  }
  return createChainNode({ fetch, relay: () => Promise.reject(new Error('No transaction of Sui is relayed')) })
}

const read = (answer: SuiAnswer) => READERS[answer.to](nodeOf(answer))
const ALL = [...SUI_ANSWERS, ...SUI_ERRORS]

describe('what nodes of Sui have answered, as published', () => {
  test.each(ALL.filter(isAnswer))('an answer to $to: $what [CHAIN-13, C6, C19]', async (answer) => {
    await expect(read(answer)).resolves.toEqual(answer.means)
  })

  test.each(ALL.filter((answer) => !isAnswer(answer)))('no answer to $to: $what [SAFE-E1]', async (answer) => {
    await expect(withoutWaiting(() => read(answer))).rejects.toMatchObject({
      code: 'network/unreachable',
      broadcast: 'none',
    })
  })
})
