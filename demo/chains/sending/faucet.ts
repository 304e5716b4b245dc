import { randomUUID } from 'node:crypto'
import type { ChainPort } from '../../sandbox/payouts/chain-port.ts'
import type { Funds } from '../local-network.ts'

/** Tokens of the treasury, by a real transfer of each. */
export async function sendTokens(port: ChainPort, to: string, funds: Funds): Promise<void> {
  for (const token of ['usdc', 'usdt'] as const) {
    const amount = funds[token]
    if (amount) await port.send({ token, to, amount, reference: `faucet ${randomUUID()}` })
  }
}
