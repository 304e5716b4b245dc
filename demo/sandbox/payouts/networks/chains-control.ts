import { z } from 'zod'
import { route } from '../../http/route.ts'
import { WALLET_NETWORKS } from '../../tables/networks.ts'
import { transferNameOf } from '../../wallets/networks.ts'

const Network = z.strictObject({
  network: z.string(),
  rpcUrl: z.string().nullable(),
  state: z.enum(['idle', 'starting', 'running', 'missing']),
  reason: z.string().optional(),
})

const NOT_STARTED = 'no local network was started'

export const chainsControl = route({
  auth: 'open',
  tag: 'Controls',
  method: 'GET',
  path: '/sandbox/chains',
  summary: 'List the networks: running, starting, idle until their first use, or simulated',
  answer: z.array(Network),
  handle: ({ services: { chains, missingChains } }) =>
    Promise.resolve(
      WALLET_NETWORKS.map((wallet) => {
        const network = transferNameOf(wallet)
        const port = chains[network]
        if (!port) {
          return { network, rpcUrl: null, state: 'missing' as const, reason: missingChains[network] ?? NOT_STARTED }
        }
        const { rpcUrl, onDemand = { state: rpcUrl === null ? ('starting' as const) : ('running' as const) } } = port
        return { network, rpcUrl, ...onDemand }
      }),
    ),
})
