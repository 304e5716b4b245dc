import type { Network } from '../../domain/networks.ts'
import { isSameAddress } from '../../domain/wallets/addresses/address.ts'
import type { WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { wrongAddress } from '../wallet-errors.ts'
import { ask, askNow, inTime, networkOfChain, readAccount } from './provider.ts'
import { switchNetwork } from './switch-network.ts'
import { watch } from './watch.ts'

interface Wanted {
  readonly network: Network
  readonly from: string
}

const CHECKS_MAX = 5

/** The account that a wallet shows. One that shows none is locked, and asked once more, which has its customer unlock it (decisions.md W12). */
async function presentAccount(provider: unknown): Promise<string> {
  const shown = readAccount(await askNow(provider, 'eth_accounts'))
  const account =
    shown ?? readAccount(await inTime(ask(provider, 'eth_requestAccounts'), 'wallet/locked').catch(unlessAnswered))
  if (account === null) throw new ChainError('wallet/locked')
  return account
}

/** What the customer or the wallet says of the question counts; a wallet that cannot be asked is locked all the same. */
function unlessAnswered(error: unknown): null {
  if (error instanceof ChainError && error.code !== 'wallet/connection-failed') throw error
  return null
}

/** The account of the payout, as the wallet writes it; null on another network. Another account is refused (WAL-17). */
async function wantedAccount(
  { wallet: { provider } }: WalletSession,
  { network, from }: Wanted,
): Promise<string | null> {
  const [account, chain] = await Promise.all([presentAccount(provider), askNow(provider, 'eth_chainId')])
  if (!isSameAddress(network, account, from)) throw wrongAddress(from)
  return networkOfChain(chain) === network ? account : null
}

/** Asks a wallet on another network to switch, which may bring another account along (decisions.md C17). Returns the account. */
export async function switchIfNeeded(session: WalletSession, wanted: Wanted): Promise<string> {
  const account = await wantedAccount(session, wanted)
  if (account !== null) return account
  await switchNetwork(session, wanted.network)
  const after = await wantedAccount(session, wanted)
  if (after === null) throw new ChainError('wallet/connection-failed')
  return after
}

/** A provider's own code may throw, and one without events is asked all the same. */
function listen(session: WalletSession, onMove: () => void): () => void {
  try {
    const stop = watch(session, { onAccount: onMove, onNetwork: onMove })
    return () => {
      try {
        stop()
      } catch {
        // It is heard by nobody from here on.
      }
    }
  } catch {
    return () => {}
  }
}

/**
 * Checks account and network once more and calls `act` with nothing in between: a move that the wallet tells of after its answer is
 * heard, and checked again.
 */
export async function withUnchangedWallet<Result>(
  session: WalletSession,
  wanted: Wanted,
  act: () => Promise<Result>,
): Promise<Result> {
  let hasMoved = true
  const stop = listen(session, () => {
    hasMoved = true
  })
  try {
    for (let checks = 0; hasMoved; checks += 1) {
      hasMoved = false
      if (checks === CHECKS_MAX || (await wantedAccount(session, wanted)) === null)
        throw new ChainError('wallet/connection-failed')
    }
    return await act()
  } finally {
    stop()
  }
}
