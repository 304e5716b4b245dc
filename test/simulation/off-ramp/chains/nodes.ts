import { vi } from 'vitest'
import type { ChainPort } from '../../../../demo/sandbox/payouts/chain-port.ts'
import { simulatedAddress } from '../../../../demo/sandbox/payouts/deposits/deposit-address.ts'
import type { Tab } from '../../browser.ts'
import { RPC_URL, type Chain } from './chain.ts'

/** The node answers alongside the server, and a page that is gone gets no answer from either. */
export function withNode(tab: Tab, chain: Chain): Tab {
  let loads = 0
  return {
    ...tab,
    load() {
      const loadNumber = (loads += 1)
      const world = tab.load()
      const fetch: typeof globalThis.fetch = async (input, init) => {
        if (!String(input).startsWith(RPC_URL)) return world.fetch(input, init)
        const answer = await chain.answer(String(input), init)
        return loadNumber === loads ? answer : new Promise(() => {})
      }
      return { ...world, fetch }
    },
    close() {
      loads += 1
      tab.close()
    },
  }
}

const none = () => Promise.reject(new Error('The server sends nothing to a network here'))

/** The server's own way to a network, over which it relays to Solana. Deposits are brought to it by the scenario. */
export const portOf = (network: Chain['payoutName']): ChainPort => ({
  network,
  rpcUrl: RPC_URL,
  send: none,
  balance: none,
  depositAddress: async (reference) => simulatedAddress(network, reference),
  deposits: async (cursor) => ({ deposits: [], cursor }),
})

/** Until it is restored, the server reaches the nodes of this chain. */
export function withServerNode(chain: Chain): { restore(): void } {
  const real = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).startsWith(RPC_URL)) return real(input, init)
    return chain.answerServer(init)
  })
  return { restore: () => spy.mockRestore() }
}
