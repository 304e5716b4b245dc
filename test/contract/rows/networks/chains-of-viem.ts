import * as viem from 'viem/chains'
import { CHAINS } from '../../../../src/chains/network-table.ts'
import { networkRules, type Network } from '../../../../src/domain/networks.ts'

const TABLE = 'src/chains/network-table.ts'
const RULES = 'src/domain/network-rules.ts'
const HERE = 'test/contract/rows/networks/chains-of-viem.ts'

/** Blocks that come faster than viem says, as their nodes showed on the day of the row. */
const FASTER: Readonly<Partial<Record<Network, number>>> = { avalanche: 1000, bsc: 450 }

/** Names of the specification (CHAIN-01) that are not viem’s. */
const OTHER_NAMES: Readonly<Partial<Record<Network, string>>> = { optimism: 'Optimism' }

const listOf = (items: readonly unknown[]) => [...new Set(items)].join(' or ')

/** viem says more: "Arbitrum One", "Sei Network". */
const beginsWith = (theirs: string, ours: string) => `${theirs} `.startsWith(`${ours} `)
/** And of a coin "Sepolia Ether". */
const endsWith = (theirs: string, ours: string) => ` ${theirs}`.endsWith(` ${ours}`)

const chainsOf = (network: Network): readonly viem.Chain[] =>
  Object.values(viem).filter(({ id }) => id === networkRules(network).chainId)

/** The names of the network and of its coin, which customers and wallets show. */
function wrongNames(network: Network, chains: readonly viem.Chain[]): readonly string[] {
  const { name } = networkRules(network)
  const { native } = CHAINS[network]
  const names = chains.map((chain) => chain.name)
  const coins = chains.map(({ nativeCurrency }) => nativeCurrency.name)
  const isKnown = name === null || name === OTHER_NAMES[network] || names.some((theirs) => beginsWith(theirs, name))
  return [
    ...(isKnown
      ? []
      : [
          `${RULES} calls ${network} ${name}, viem ${listOf(names)} (a name of the specification goes into OTHER_NAMES of ${HERE})`,
        ]),
    ...(coins.some((theirs) => endsWith(theirs, native.name))
      ? []
      : [`${TABLE} calls the coin of ${network} ${native.name}, viem ${listOf(coins)}`]),
  ]
}

/** What the newest viem says of an EVM network, as far as it knows. Some of its chains have the same id. */
export function wrongChain(network: Network, blockMs: number): readonly string[] {
  const { chainId, explorer } = networkRules(network)
  const { symbol, decimals } = CHAINS[network].native
  const chains = chainsOf(network)
  if (chains.length === 0) return [`${RULES} says that ${network} is the chain ${chainId}, which viem does not know`]
  const coins = chains.map(({ nativeCurrency: coin }) => `${coin.symbol} of ${coin.decimals} decimals`)
  const coin = `${symbol} of ${decimals} decimals`
  const times = [...chains.flatMap(({ blockTime }) => blockTime ?? []), FASTER[network]].filter(Boolean)
  const hosts = chains.flatMap(({ blockExplorers }) =>
    Object.values(blockExplorers ?? {}).flatMap(({ url }) => URL.parse(url)?.host ?? []),
  )
  const isTransaction = explorer.page.includes('/tx/{hash}')
  const host = URL.parse(explorer.page)?.host ?? ''
  return [
    ...wrongNames(network, chains),
    ...(isTransaction
      ? []
      : [`${RULES} has no /tx/{hash} in the explorer’s page of ${network}, as explorers of EVM networks have`]),
    ...(coins.includes(coin) ? [] : [`${TABLE} says that ${network} has ${coin}, viem ${listOf(coins)}`]),
    ...(times.length === 0 || times.includes(blockMs)
      ? []
      : [
          `${TABLE} says that a block of ${network} takes ${blockMs} ms, viem ${listOf(times)} (a node that shows otherwise goes into FASTER of ${HERE})`,
        ]),
    ...(hosts.length === 0 || hosts.includes(host)
      ? []
      : [`${RULES} has the explorer ${host} for ${network}, viem ${listOf(hosts)}`]),
  ]
}
