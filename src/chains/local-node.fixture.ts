import { JsonRpcError, rpc } from '../../demo/chains/json-rpc.ts'
import { readRelayFailure } from '../api/chains.ts'
import { ApiError } from '../api/error.ts'
import type { Network } from '../domain/networks.ts'
import type { ChainNode, RelayAnswer } from './adapter.ts'
import { createChainNode } from './node.ts'

const preflightFailed = (message: string) =>
  new ApiError({
    kind: 'message',
    code: 'preflight_failed',
    status: 422,
    message,
    reference: 'request_a',
    outcome: 'definite',
  })

/** Hands over to a node as the sandbox's relay does. */
export const relayTo =
  (rpcUrl: string): ChainNode['relay'] =>
  (transaction, skipPreflight) => {
    const config = { encoding: 'base64', skipPreflight, maxRetries: 1, preflightCommitment: 'confirmed' }
    return rpc(rpcUrl, 'sendTransaction', [transaction, config]).then(
      (): RelayAnswer => 'accepted',
      (error: unknown) => readRelayFailure(error instanceof JsonRpcError ? preflightFailed(error.message) : error),
    )
  }

/** The node of a page whose host names these networks. */
export const localNode = (rpcUrls: Partial<Record<Network, string>>): ChainNode =>
  createChainNode({ fetch, rpcUrls, relay: relayTo(rpcUrls.solana ?? 'http://127.0.0.1:1') })

export const noNode = createChainNode({
  fetch: () => Promise.reject(new TypeError('fetch failed')),
  relay: async () => 'unknown',
})

interface Acts {
  onAsking?(): unknown
  onHash?(hash: string, bound?: string): void
}

/** Records the steps that a sending reports, in order, and calls the test's function at each. */
export function recordingSteps(act: Acts = {}) {
  const recorded: string[] = []
  return {
    recorded,
    async onAsking() {
      recorded.push('asking')
      await act.onAsking?.()
    },
    onHash(hash: string, bound?: string) {
      recorded.push(hash)
      act.onHash?.(hash, bound)
    },
  }
}
