import { GrpcWebFetchTransport, RpcError, SuiGrpcClient } from '@mysten/sui.js/grpc'
import type { ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import type { Connection } from '../http/ask-at.ts'
import { unreachable, unreadable, urlOf } from '../http/http.ts'
import { NodeRefusal } from '../http/node-refusal.ts'
import { askNodes, type Chain } from '../http/nodes.ts'
import { REFUSALS } from './facts.ts'

type Options = { readonly abort: AbortSignal }

/** The SDK writes a method behind the base URL. The node's own query follows here, because it stays at the end. */
function clientOf({ endpoint, fetchFrom }: Connection): SuiGrpcClient {
  const [baseUrl = ''] = endpoint.url.split(/\/*(?:[?#]|$)/)
  const askFor: typeof fetch = (url, init) =>
    fetchFrom(urlOf(endpoint.url, String(url).slice(baseUrl.length + 1)), init)
  return new SuiGrpcClient({
    network: 'mainnet',
    // Without the SDK's default of a text format, which is a third longer.
    transport: new GrpcWebFetchTransport({ baseUrl, fetch: askFor, format: 'binary' }),
  })
}

const SUI: Chain = {
  network: 'sui',
  async headTime(connection) {
    const { response } = await clientOf(connection).ledgerService.getServiceInfo({}, { abort: connection.abort })
    if (!response.timestamp) throw unreadable()
    return Number(response.timestamp.seconds) * 1000
  },
}

/** Asks a node by gRPC-web. Rejects with `network/unreachable` for a failure, or for no answer within 10 s. */
export async function ask<Answer>(
  node: ChainNode,
  question: (client: SuiGrpcClient, options: Options) => PromiseLike<Answer>,
  { mayAsk }: { mayAsk?(): Promise<boolean> } = {},
): Promise<Answer> {
  try {
    return await askNodes(node, SUI, {
      ...(mayAsk && { mayAsk }),
      async ask(connection) {
        try {
          return await question(clientOf(connection), { abort: connection.abort })
        } catch (error) {
          const isRefused = error instanceof RpcError && REFUSALS.includes(error.code)
          throw isRefused ? new NodeRefusal(null, error.message) : error
        }
      },
    })
  } catch (error) {
    throw error instanceof ChainError ? error : unreachable(error)
  }
}

/** Whether the node has checked the request and refused it. */
export const isRefusal = ({ cause }: ChainError): boolean => cause instanceof NodeRefusal
