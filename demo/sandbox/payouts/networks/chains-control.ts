import { z } from 'zod'
import { route } from '../../http/route.ts'
import { transferNameOf, walletNetworks } from '../../wallets/networks.ts'

const Network = z.strictObject({
  network: z.string(),
  rpcUrl: z.string().nullable(),
  state: z.enum(['running', 'missing']),
  reason: z.string().optional(),
})

export const chainsControl = route({
  auth: 'open',
  tag: 'Controls',
  method: 'GET',
  path: '/sandbox/chains',
  summary: 'Which networks really run',
  answer: z.array(Network),
  handle: ({ services: { chains } }) =>
    Promise.resolve(
      walletNetworks.map((wallet) => {
        const network = transferNameOf(wallet)
        const port = chains[network]
        return port
          ? { network, rpcUrl: port.rpcUrl, state: 'running' as const }
          : { network, rpcUrl: null, state: 'missing' as const, reason: 'Simulated: no local network was started' }
      }),
    ),
})
