import type { ChainPort } from '../sandbox/payouts/chain-port.ts'
import type { LocalNetwork } from './local-network.ts'

/** The port of a network that is starting: each call waits for it. There are no deposits yet, so that reading them need not wait. */
export function waitingPort(network: string, starting: Promise<LocalNetwork>): ChainPort {
  const port = async () => (await starting).port
  return {
    network,
    rpcUrl: null,
    send: async (transfer) => (await port()).send(transfer),
    balance: async (request) => (await port()).balance(request),
    depositAddress: async (reference) => (await port()).depositAddress(reference),
    async mintAddress(reference) {
      const started = await port()
      return started.mintAddress ? started.mintAddress(reference) : started.depositAddress(reference)
    },
    deposits: (cursor) => Promise.resolve({ deposits: [], cursor }),
  }
}
