import { displayNameOf, evmChainId, type Network } from '../../domain/networks.ts'
import { explorerOrigin } from '../../domain/payout-history/references/explorers.ts'
import type { WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { chainFacts } from '../network-table.ts'
import { readFailure } from '../wallet-answers/read-failure.ts'
import { isRefusal } from '../wallet-answers/refusals.ts'
import { isUnsupported } from '../wallet-answers/unsupported.ts'
import { walletFailure } from '../wallet-failure.ts'
import { withWalletTimeout } from '../injected/wallet-timeout.ts'
import { askNow, isProvider, type Provider } from '../injected/provider.ts'
import { networkOfChain, presentAccount } from './provider.ts'

const UNKNOWN_CHAIN = 4902

/** Some wallets report an unknown chain in their own words, under any code (decisions.md W12). */
const UNKNOWN_IN_WORDS =
  /(?:unrecogni[sz]ed|unknown|unsupported|invalid) (?:chain|network)|(?:chain|network)\b[^.]*(?: not|n['’]t) (?:been )?(?:added|configured|exist|found|known|recogni[sz]ed|supported)|wallet_addEthereumChain/i

function isUnknownChain(error: unknown): boolean {
  const { codes, texts } = readFailure(error)
  const isInWords = texts.some((text) => UNKNOWN_IN_WORDS.test(text))
  return codes.includes(UNKNOWN_CHAIN) || (isInWords && !isRefusal(error))
}

function chainToAdd(network: Network) {
  const facts = chainFacts(network)
  if (!facts) return null
  return {
    chainId: `0x${evmChainId(network).toString(16)}`,
    chainName: displayNameOf(network) ?? network,
    nativeCurrency: facts.native,
    rpcUrls: [facts.rpcUrl],
    blockExplorerUrls: [explorerOrigin(network)],
  }
}

/** EIP-3326, and EIP-3085 for a chain that the wallet does not know yet. */
async function moveTo(provider: Provider, network: Network): Promise<void> {
  const chain = [{ chainId: `0x${evmChainId(network).toString(16)}` }]
  const toChain = () => provider.request({ method: 'wallet_switchEthereumChain', params: chain })
  try {
    await toChain()
  } catch (error) {
    const unknown = isUnknownChain(error) ? chainToAdd(network) : null
    if (!unknown) throw error
    await provider.request({ method: 'wallet_addEthereumChain', params: [unknown] })
    await toChain()
  }
}

const byHand = (network: Network, cause?: unknown): ChainError =>
  new ChainError('wallet/switch-by-hand', { values: { network: displayNameOf(network) ?? network }, cause })

/** Some wallets, such as those behind WalletConnect, are switched by their customers alone (decisions.md W12). */
function switchFailure(error: unknown, network: Network): ChainError {
  const failure = walletFailure(error)
  const isByHand = failure.code === 'wallet/failed' && (isUnsupported(error) || isUnknownChain(error))
  return isByHand ? byHand(network, error) : failure
}

export async function switchNetwork(session: WalletSession, network: Network): Promise<WalletSession> {
  const { provider } = session.wallet
  if (!isProvider(provider)) throw new ChainError('wallet/unreadable')
  try {
    await withWalletTimeout(moveTo(provider, network), 'wallet/busy')
  } catch (error) {
    throw switchFailure(error, network)
  }
  if (!(await isOn(provider, network))) throw byHand(network)
  return { ...session, network, address: await presentAccount(session) }
}

const MOVES_WITHIN_MS = 5000
const LOOK_MS = 200

/** Some wallets answer before they have switched. */
async function isOn(provider: unknown, network: Network): Promise<boolean> {
  for (let waited = 0; networkOfChain(await askNow(provider, 'eth_chainId')) !== network; waited += LOOK_MS) {
    if (waited >= MOVES_WITHIN_MS) return false
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return true
}
