import { GrpcWebFetchTransport, RpcError, SuiGrpcClient } from '@mysten/sui.js/grpc'
import { withTimeout } from '../../lib/timing/with-timeout.ts'
import type { ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { unreachable } from '../http/http.ts'

const ANSWER_MAX_MS = 10_000

type Options = { readonly abort: AbortSignal }

/** Without the SDK's default of a text format, which is a third longer. */
const clientOf = (node: ChainNode): SuiGrpcClient =>
  new SuiGrpcClient({
    network: 'mainnet',
    transport: new GrpcWebFetchTransport({ baseUrl: node.rpcUrl('sui'), fetch: node.fetch, format: 'binary' }),
  })

/** Asks a node by gRPC-web. Rejects with `network/unreachable` for a failure, or for no answer within 10 s. */
export async function ask<Answer>(
  node: ChainNode,
  question: (client: SuiGrpcClient, options: Options) => PromiseLike<Answer>,
): Promise<Answer> {
  const asking = new AbortController()
  const answer = (async () => question(clientOf(node), { abort: asking.signal }))()
  return withTimeout(ANSWER_MAX_MS, answer, () => {
    asking.abort()
    throw unreachable()
  }).catch((error: unknown) => {
    throw error instanceof ChainError ? error : unreachable(error)
  })
}

/** Whether the node has checked the request and refused it. */
export const isRefusal = ({ cause }: ChainError, codes: readonly string[] = ['INVALID_ARGUMENT']): boolean =>
  cause instanceof RpcError && codes.includes(cause.code)
