import { GrpcStatusCode, GrpcTypes, RpcError } from '@mysten/sui.js/grpc'
import { readFrame, writeFrames } from '../../../demo/chains/sui/grpc/frames.ts'

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

interface Message {
  fromBinary(bytes: Uint8Array): object
  toBinary(message: object): Uint8Array
  create(value: object): object
}

const messageOf = (name: string) => (GrpcTypes as unknown as Readonly<Record<string, Message>>)[name]!

const HTTP = { headers: { 'content-type': 'application/grpc-web+proto' } }

// Bytes, not a Blob: another thread reads a Blob, and simulated clocks do not wait for it.
const answerOf = (messages: readonly Uint8Array[], end = {}) =>
  new Response(new Uint8Array(writeFrames(messages, end)), HTTP)

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
    const request = messageOf(`${method}Request`).fromBinary(readFrame(body as Uint8Array)!)
    asked.push({ method, request })
    try {
      const answers = stream ? stream(state, request as never) : [handler!(state, request as never)]
      const type = messageOf(`${method}Response`)
      return answerOf(answers.map((answer) => type.toBinary(type.create(answer))))
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      const status = GrpcStatusCode[error.code as keyof typeof GrpcStatusCode] ?? GrpcStatusCode.UNKNOWN
      return answerOf([], { status, message: error.message })
    }
  }
  return { fetch, asked }
}
