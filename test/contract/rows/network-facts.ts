import { AccountAddress } from '@aptos-labs/ts-sdk'
import { isValidStructTag, normalizeStructTag } from '@mysten/sui.js/utils'
import { PublicKey } from '@solana/web3.js'
import { getAddress } from 'ethers'
import { TronWeb } from 'tronweb'
import { LOG_SPANS } from '../../../src/chains/evm/facts.ts'
import { MOST_READS } from '../../../src/chains/evm/transaction/log-windows.ts'
import { CHAINS, PUBLIC_NODES } from '../../../src/chains/network-table.ts'
import type { KnownToken } from '../../../src/domain/network-row.ts'
import type { NetworkRules } from '../../../src/domain/network-rules.ts'
import { familyOf, markOf, networkRules, NETWORKS, type Family, type Network } from '../../../src/domain/networks.ts'
import { networkMarks } from '../../../src/ui/marks/networks.generated.ts'
import { wrongChain } from './networks/chains-of-viem.ts'
import { wrongOfFamily } from './networks/families.ts'
import { wrongTokens } from './networks/tokens.ts'

const TABLE = 'src/chains/network-table.ts'
const RULES = 'src/domain/network-rules.ts'
const WEEK_MS = 7 * 24 * 3_600_000

const typeOf = (type: string) => (isValidStructTag(type) ? normalizeStructTag(type) : '')

/** As the family's own library writes an address, with the checksum where it has one. */
const WRITTEN: Readonly<Record<Family, (address: string) => string>> = {
  evm: (address) => getAddress(address.toLowerCase()),
  solana: (address) => new PublicKey(address).toBase58(),
  sui: typeOf,
  // An old coin has a type in place of an address.
  aptos: (address) => (address.includes('::') ? typeOf(address) : AccountAddress.fromStringStrict(address).toString()),
  tron: (address) => TronWeb.address.fromHex(TronWeb.address.toHex(address)),
}

const writes = (network: Network, address: string): string => {
  try {
    return WRITTEN[familyOf(network)](address)
  } catch (error) {
    return (error as Error).message
  }
}

function wrongAddresses(network: Network): readonly string[] {
  const tokens: Readonly<Record<string, KnownToken>> = CHAINS[network].tokens
  const addresses = Object.values(tokens).flatMap(({ address, other }) => [address, ...(other ? [other.address] : [])])
  const wrong = addresses.filter((address) => writes(network, address) !== address)
  const twice = addresses.filter((address, index) => addresses.indexOf(address) !== index)
  return [
    ...wrong.map((address) => `${TABLE} has ${address} on ${network}, its library ${writes(network, address)}`),
    ...twice.map((address) => `${TABLE} has ${address} on ${network} for two tokens`),
  ]
}

/** A search of logs that ends before the newest block says nothing: a customer may come back a week later. */
function wrongWindows(network: Network, blockMs: number): readonly string[] {
  const windows = Math.ceil(WEEK_MS / blockMs / Number(LOG_SPANS[0]))
  if (windows <= MOST_READS) return []
  return [
    `a week of ${network} is ${windows} windows of logs (blockMs in ${TABLE}), more than MOST_READS in src/chains/evm/transaction/log-windows.ts`,
  ]
}

/** "Sepolia Etherscan" is at sepolia.etherscan.io. */
const namesHost = ({ name, page }: NetworkRules['explorer']) =>
  URL.parse(page)?.host.split('.').includes(name.split(' ').at(-1)!.toLowerCase()) === true

function wrongNode(network: Network): readonly string[] {
  const { source, day } = PUBLIC_NODES[network]
  const [{ rpcUrl }, { explorer }] = [CHAINS[network], networkRules(network)]
  const isRead = /^\d{4}-\d\d-\d\d$/.test(day) && URL.parse(source)?.protocol === 'https:'
  return [
    ...(URL.parse(rpcUrl)?.protocol === 'https:' ? [] : [`${TABLE} has no https: node of ${network}`]),
    ...(isRead ? [] : [`${TABLE} does not say where and on which day the node of ${network} was looked up`]),
    ...(explorer.page.includes('{hash}') ? [] : [`${RULES} has no {hash} in the explorer’s page of ${network}`]),
    ...(namesHost(explorer)
      ? []
      : [`${RULES} has the explorer ${explorer.name} for ${network}, which is no name of ${explorer.page}`]),
  ]
}

/** A node or a mark of another network is a row that was copied: its balances would be of that network, or its logo. */
function wrongCopies(network: Network): readonly string[] {
  const others = NETWORKS.filter((other) => other !== network)
  const sharing = (of: (each: Network) => unknown) => others.filter((other) => of(other) === of(network))
  const nodes = sharing((each) => CHAINS[each].rpcUrl)
  const names = sharing((each) => networkRules(each).name)
  // Sepolia is Ethereum's own test network.
  const marks = network === 'sepolia' || network === 'ethereum' ? [] : sharing(markOf)
  return [
    ...nodes.map((other) => `${TABLE} has the node of ${other} for ${network}`),
    ...names.map((other) => `${RULES} has the name of ${other} for ${network}`),
    ...marks.map((other) => `${RULES} has the mark of ${other} for ${network}`),
  ]
}

const wrongMark = (network: Network): readonly string[] =>
  Object.hasOwn(networkMarks, markOf(network))
    ? []
    : [`src/ui/marks/networks.generated.ts has no mark ${markOf(network)}, for ${network}: run npm run generate`]

/** What the rows of the networks have otherwise than their libraries and viem, or lack. Each line names the file to write. */
export const wrongNetworkFacts = (): readonly string[] =>
  NETWORKS.flatMap((network) => {
    const node = PUBLIC_NODES[network]
    return [
      ...wrongAddresses(network),
      ...wrongTokens(network),
      ...('blockMs' in node ? [...wrongChain(network, node.blockMs), ...wrongWindows(network, node.blockMs)] : []),
      ...wrongNode(network),
      ...wrongOfFamily(network),
      ...wrongCopies(network),
      ...wrongMark(network),
    ]
  })
