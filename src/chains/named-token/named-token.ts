import type { Stablecoin } from '../../domain/currency.ts'
import type { Network } from '../../domain/networks.ts'
import { isSameAddress } from '../../domain/wallets/addresses/address.ts'
import { writeJson } from '../../lib/json.ts'
import type { ChainAdapter, ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { patient } from '../http/patient.ts'
import { chainFacts } from '../network-table.ts'

/** What a token says of itself; null where it, or its network, says nothing. */
export interface TokenFacts {
  readonly symbol: string | null
  readonly decimals: number | null
}

export type ReadToken = (
  token: { readonly network: Network; readonly address: string },
  node: ChainNode,
) => Promise<TokenFacts>

interface Named {
  readonly network: Network
  readonly coin: Stablecoin
}

/** The token of a host; null for that of the table, which tests hold against each network. */
function namedToken({ network, coin }: Named, node: ChainNode) {
  const [token, known] = [node.token(network, coin), chainFacts(network)?.tokens[coin]]
  const [one = '', ...name] = token?.address.split('::') ?? []
  const [other = '', ...ownName] = known?.address.split('::') ?? []
  const isKnown = isSameAddress(network, one, other) && name.join() === ownName.join()
  return token && !isKnown ? token : null
}

/** Per page: a token does not change its decimals. */
const checks = new WeakMap<typeof fetch, Map<string, Promise<TokenFacts>>>()

function factsOf(
  network: Network,
  address: string,
  { node, read }: { readonly node: ChainNode; readonly read: ReadToken },
) {
  const ofPage = checks.get(node.fetch) ?? new Map<string, Promise<TokenFacts>>()
  checks.set(node.fetch, ofPage)
  const key = `${network} ${address}`
  const known = ofPage.get(key)
  if (known) return { facts: known, isFirst: false }
  const facts = read({ network, address }, patient(node))
  ofPage.set(key, facts)
  facts.catch(() => ofPage.delete(key))
  return { facts, isFirst: true }
}

const warn = (message: string) =>
  // eslint-disable-next-line no-console -- the host's developer sees no other sign of it
  console.warn(`[sphere-ramp] network/token-mismatch: ${message} What to do: name the contract of the token itself.`)

/** Holds the token of a host against its contract (decisions.md C21). Throws where a transfer would move another amount. */
async function checkNamedToken(named: Named, node: ChainNode, read: ReadToken): Promise<void> {
  const token = namedToken(named, node)
  if (!token) return
  const { network, coin } = named
  const setting = `config.tokenAddresses.${network}.${coin}`
  const { facts, isFirst } = factsOf(network, token.address, { node, read })
  const { symbol, decimals } = await facts
  if (decimals !== null && decimals !== token.decimals) {
    warn(
      `${setting} cannot be used: the token has ${decimals} decimals, and ${coin.toUpperCase()} has ${token.decimals}.`,
    )
    throw new ChainError('network/token-mismatch', { values: { coin: coin.toUpperCase() } })
  }
  if (isFirst && symbol !== null && symbol.toLowerCase() !== coin)
    warn(
      `${setting} is a token with another symbol, ${writeJson(symbol.slice(0, 20))}. Payouts take ${coin.toUpperCase()} alone.`,
    )
}

/** Asks no wallet before the token of a host is known to be what it is named for. */
export const withNamedTokens = (adapter: ChainAdapter, read: ReadToken): ChainAdapter => ({
  ...adapter,
  async check(session, source, node) {
    await checkNamedToken(source, node, read)
    return adapter.check(session, source, node)
  },
  async send(...asked) {
    const [, deposit, node] = asked
    await checkNamedToken(deposit, node, read)
    return adapter.send(...asked)
  },
})
