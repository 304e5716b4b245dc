import { z } from 'zod'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { takeTransaction } from './solana/simulated-solana.ts'

interface RelayRequest {
  readonly transaction: string
  readonly maxRetries: number
  readonly skipPreflight: boolean
}

const rpcAnswer = z.union([
  z.object({ result: z.string() }),
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error),
])

/** Sends to the configured Solana, or to the simulated one. */
export async function relay(services: Services, request: RelayRequest): Promise<{ signature: string }> {
  const port = services.chains.sol
  if (!port) return { signature: await takeTransaction(services, request.transaction, request.skipPreflight) }
  if (port.rpcUrl === null) throw refuse('unavailable')
  const { transaction, skipPreflight, maxRetries } = request
  const params = [transaction, { encoding: 'base64', skipPreflight, maxRetries, preflightCommitment: 'confirmed' }]
  const answer = await ask(port.rpcUrl, { jsonrpc: '2.0', id: 1, method: 'sendTransaction', params })
  if ('message' in answer) throw refuse('preflight_failed', { reason: answer.message })
  return { signature: answer.result }
}

async function ask(url: string, call: unknown) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(call),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
  if (!response) throw refuse('unavailable')
  return rpcAnswer.parse(await response.json())
}
