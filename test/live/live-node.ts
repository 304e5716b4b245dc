import type { ChainAdapter, ChainNode, WalletOption, WalletSession } from '../../src/chains/adapter.ts'
import { chainFacts } from '../../src/chains/network-table.ts'
import { loadAdapter } from '../../src/chains/load-adapter.ts'
import { relayTo } from '../../src/chains/local-node.fixture.ts'
import { createChainNode } from '../../src/chains/node.ts'
import { isSameAddress } from '../../src/domain/wallets/addresses/address.ts'
import { ANSWERS_WITHIN_MS, asMainnet, type Disguise } from './as-mainnet.ts'
import { recentTransfers } from './recent-transfer.ts'
import { AMOUNT, type RecentTransfer, type Settings } from './testnets.ts'
import { WALLETS } from './wallets.ts'

/** How often a node is asked again, and until when. */
export interface Pace {
  readonly everyMs: number
  readonly limitMs: number
}

/** What the checks of a family share. */
export interface Live {
  readonly settings: Settings
  readonly adapter: ChainAdapter
  readonly node: ChainNode
  readonly pace: Pace
  /** The session of the key, if there is one. */
  readonly session: WalletSession | null
  /** What the node calls its chain, where the product asks for mainnet. */
  readonly chain: string | null
  readonly hashOnChain: Disguise['hashOnChain']
  /** Null where none is known. */
  readonly holder: string | null
  readonly transfer: RecentTransfer | null
  /** In order: what the adapter reported, the wallet signed and the network was given. */
  readonly events: string[]
  /** For the report of a failure, because the product's errors do not say what a node answered. */
  lastAnswer(): string
}

/** A host's paths may contain its key. */
export const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url)

const causeOf = (error: unknown): string => {
  const { cause, message } = error as Error & { readonly cause?: { readonly code?: string; readonly message?: string } }
  return cause?.code ?? cause?.message ?? message
}

/** Any answer will do, also a refusal. */
async function reach(rpcUrl: string): Promise<void> {
  try {
    const answer = await fetch(rpcUrl, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    await answer.body?.cancel()
  } catch (error) {
    throw new Error(`unreachable: ${originOf(rpcUrl)} (${causeOf(error)})`, { cause: error })
  }
}

function methodOf(init: RequestInit | undefined): string {
  const [, method = ''] = /"method":"(\w+)"/.exec(typeof init?.body === 'string' ? init.body : '') ?? []
  return method
}

const SHOWN_CHARACTERS = 200

function noting(inner: typeof fetch, rpcUrl: string) {
  let last = 'nothing'
  const noted: typeof fetch = async (url, init) => {
    const asked = `${String(url).slice(rpcUrl.length)} ${methodOf(init)}`.trim()
    last = `no answer to ${asked}`
    const answer = await inner(url, init)
    const isJson = /json/.test(answer.headers.get('content-type') ?? '')
    const text = isJson ? (await answer.clone().text()).slice(0, SHOWN_CHARACTERS) : ''
    last = `${answer.status} to ${asked} ${text}`.trim()
    return answer
  }
  return { fetch: noted, last: () => last }
}

const isLocal = (rpcUrl: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(rpcUrl).hostname)

/** The product takes its own nodes and tokens, which are mainnet's, for any that it cannot read. */
function requireOwn(node: ChainNode, { family, network, coin, rpcUrl, token }: Settings): void {
  const [read, ofMainnet] = [node.token(network, coin), chainFacts(network)?.tokens[coin]]
  // A token of Sui is a type in a package.
  const isGiven = (address = '') => isSameAddress(network, address.split('::')[0]!, token.split('::')[0]!)
  if (node.nodes(network)[0]?.url !== rpcUrl) throw new Error(`no URL of a node: ${originOf(rpcUrl)}`)
  if (!isGiven(read?.address)) throw new Error(`no token of ${family}: ${token}`)
  // So no key ever sends real money.
  if (isGiven(ofMainnet?.address) && !isLocal(rpcUrl)) throw new Error(`the token is that of mainnet: ${token}`)
}

interface Connecting extends Pick<Live, 'settings' | 'adapter' | 'chain'> {
  onAnswer(): void
}

async function connect({ settings, adapter, chain, onAnswer }: Connecting): Promise<WalletSession | null> {
  const { family, network, rpcUrl, key } = settings
  if (key === null) return null
  let wallet: WalletOption
  try {
    wallet = WALLETS[family].withKey(key, { rpcUrl, chain, onAnswer })
  } catch {
    // The library's own message may contain the key.
    throw new Error(`the key is none of ${family}`)
  }
  return adapter.connect(wallet, network)
}

const RECIPIENTS = 5

/** The recipients of transfers may have spent what they got. */
async function holderAmong(
  transfers: readonly RecentTransfer[],
  { settings: { network, coin }, adapter, node }: Pick<Live, 'settings' | 'adapter' | 'node'>,
): Promise<string | null> {
  for (const { to } of transfers.slice(0, RECIPIENTS)) {
    const balance = await adapter.balance({ network, coin, address: to }, node).catch(() => '0')
    if (Number(balance) >= Number(AMOUNT)) return to
  }
  return null
}

/** Throws if there is nothing to check: for invalid settings, or a node out of reach. */
export async function openNode(settings: Settings, pace: Pace): Promise<Live> {
  const { family, network, coin, rpcUrl, token } = settings
  const named = {
    relay: relayTo(rpcUrl),
    rpcUrls: { [network]: rpcUrl },
    tokenAddresses: { [network]: { [coin]: token } },
  }
  requireOwn(createChainNode({ fetch, ...named }), settings)
  await reach(rpcUrl)
  const {
    fetch: disguised,
    chain,
    hashOnChain,
  } = await asMainnet(family, rpcUrl).catch((error: unknown) => {
    throw new Error(`no node of ${family}: ${originOf(rpcUrl)} (${causeOf(error)})`, { cause: error })
  })
  const { fetch: noted, last } = noting(disguised, rpcUrl)
  const plain = createChainNode({ fetch: noted, ...named })
  const events: string[] = []
  const handOver = () => void events.push('handed over')
  const node: ChainNode = {
    ...plain,
    async mayHandOver() {
      handOver()
      return true
    },
    relay(...asked) {
      handOver()
      return plain.relay(...asked)
    },
  }
  const adapter = await loadAdapter(family)
  const session = await connect({ settings, adapter, chain, onAnswer: () => void events.push('signed') })
  const transfers = settings.transfer ? [settings.transfer] : await recentTransfers(settings)
  const holder = settings.holder ?? session?.address ?? (await holderAmong(transfers, { settings, adapter, node }))
  const [transfer = null] = transfers
  return { settings, adapter, node, pace, session, chain, hashOnChain, holder, transfer, events, lastAnswer: last }
}
