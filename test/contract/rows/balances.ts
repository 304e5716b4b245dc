import { createFakeChain } from '../../../demo/sandbox/payouts/fake-chain.ts'
import type { Chains } from '../../../demo/sandbox/payouts/chain-port.ts'
import { STABLECOINS, type Stablecoin } from '../../../demo/sandbox/tables/currencies.ts'
import { NETWORK_ROWS } from '../../../demo/sandbox/tables/networks.ts'
import { transferNameOf } from '../../../demo/sandbox/wallets/networks.ts'
import { testKey } from '../../../demo/sandbox/wallets/test-keys.ts'
import { getBalances } from '../../../src/api/chains.ts'
import { familyOf, NETWORKS, payoutNameOf, type Network } from '../../../src/domain/networks.ts'
import { codeOf, type Asker } from './answers.ts'

const hasToken = (network: Network, coin: Stablecoin) => Object.hasOwn(NETWORK_ROWS[network].tokens, coin)

/** Like a real node, none knows a token that its network doesn't have. Only for networks that both sides have. */
export const nodesOfRows = (): Chains =>
  Object.fromEntries(
    NETWORKS.map((network) => {
      const name = transferNameOf(network)
      const balance = async ({ token }: { readonly token: Stablecoin }) => {
        if (!hasToken(network, token)) throw new Error(`no ${token} on ${network}`)
        return '7'
      }
      return [name, { ...createFakeChain(name), balance }]
    }),
  )

async function wrongBalances({ api }: Asker, network: Network): Promise<readonly string[]> {
  const { address } = testKey(familyOf(network), 0)
  const answer = await getBalances(api, payoutNameOf(network) ?? network, address).then(
    (balances) => balances.map(({ currency, amount }) => `${amount} ${currency}`).join(', '),
    codeOf,
  )
  const wanted = STABLECOINS.map((coin) => `${hasToken(network, coin) ? '7.00' : '0.00'} ${coin}`).join(', ')
  if (answer === wanted) return []
  return [
    `the balances on ${network} are ${answer}, not ${wanted}: demo/sandbox/payouts/networks/network-routes.ts, demo/sandbox/tables/networks.ts`,
  ]
}

/** What the sandbox reads otherwise of an address than the node of each network says. */
export async function wrongBalancesOfRows(asker: Asker): Promise<readonly string[]> {
  const found: string[] = []
  for (const network of NETWORKS) found.push(...(await wrongBalances(asker, network)))
  return found
}
