import { concatBytes } from '@noble/hashes/utils.js'
import { GrpcTypes, RpcError } from '@mysten/sui.js/grpc'

type Handler<State> = (state: State, request: never) => object
export type Methods<State> = Readonly<Record<string, Handler<State>>>

interface Services<State> {
  readonly LedgerService: Methods<State>
  readonly StateService: Methods<State>
  readonly TransactionExecutionService: Methods<State>
  /** Methods that answer with several messages. */
  readonly streams: Readonly<Record<string, (state: State, request: never) => readonly object[]>>
}

export const failure = (code: string, message: string): Error => new RpcError(message, code)

/** gRPC's numbers of the failures that a scripted node has. */
const STATUS: Readonly<Record<string, number>> = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
}

interface Message {
  fromBinary(bytes: Uint8Array): object
  toBinary(message: object): Uint8Array
  create(value: object): object
}

const messageOf = (name: string) => (GrpcTypes as unknown as Readonly<Record<string, Message>>)[name]!

function frame(flag: number, bytes: Uint8Array): Uint8Array {
  const framed = new Uint8Array(5 + bytes.length)
  framed[0] = flag
  new DataView(framed.buffer).setUint32(1, bytes.length)
  framed.set(bytes, 5)
  return framed
}

const HTTP = { headers: { 'content-type': 'application/grpc-web+proto' } }
const TRAILER = 0x80

const answerOf = (messages: readonly Uint8Array[], status = 0, message = '') => {
  const trailer = new TextEncoder().encode(`grpc-status: ${status}\r\ngrpc-message: ${encodeURIComponent(message)}\r\n`)
  const parts = [...messages.map((each) => frame(0, each)), frame(TRAILER, trailer)]
  // Bytes, not a Blob: another thread reads a Blob, and simulated clocks do not wait for it.
  return new Response(concatBytes(...parts).slice(), HTTP)
}

/** Answers gRPC-web by the SDK's own messages, as a full node does. */
export function grpcWeb<State>(state: State, services: Services<State>) {
  const asked: { readonly method: string; readonly request: object }[] = []
  const fetch: typeof globalThis.fetch = async (url, { body, headers, signal } = {}) => {
    signal?.throwIfAborted()
    const [, service = '', method = ''] = /^https?:\/\/[^/]+\/sui\.rpc\.v2\.(\w+)\/(\w+)$/.exec(String(url)) ?? []
    const handlers = services[service as 'LedgerService'] as Methods<State> | undefined
    const stream = services.streams[method]
    const handler = handlers?.[method]
    if (!handler && !stream) throw new Error(`The scripted node does not know ${String(url)}`)
    if (new Headers(headers).get('content-type') !== 'application/grpc-web+proto') throw new Error('No binary gRPC-web')
    const request = messageOf(`${method}Request`).fromBinary((body as Uint8Array).slice(5))
    asked.push({ method, request })
    try {
      const answers = stream ? stream(state, request as never) : [handler!(state, request as never)]
      const type = messageOf(`${method}Response`)
      return answerOf(answers.map((answer) => type.toBinary(type.create(answer))))
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      return answerOf([], STATUS[error.code] ?? 2, error.message)
    }
  }
  return { fetch, asked }
}
