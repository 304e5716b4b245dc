import type { Network } from '../../domain/networks.ts'
import { isSameAddress } from '../../domain/wallets/addresses/address.ts'
import type { WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { wrongAddress } from '../wallet-errors.ts'
import { askNow } from '../injected/provider.ts'
import { withUnchangedWallet } from '../injected/unchanged-wallet.ts'
import { networkOfChain, presentAccount } from './provider.ts'
import { switchNetwork } from './switch-network.ts'
import { watch } from './watch.ts'

interface Wanted {
  readonly network: Network
  readonly from: string
}

/** Null when the wallet is on another network. Refuses any other account (WAL-17). */
async function wantedAccount(session: WalletSession, { network, from }: Wanted): Promise<string | null> {
  const [account, chain] = await Promise.all([
    presentAccount({ ...session, address: from }),
    askNow(session.wallet.provider, 'eth_chainId'),
  ])
  if (!isSameAddress(network, account, from)) throw wrongAddress(from)
  return networkOfChain(chain) === network ? account : null
}

/** Switches the network, and checks the account again, which the switch may change (decisions.md C17). Returns the account. */
export async function switchIfNeeded(session: WalletSession, wanted: Wanted): Promise<string> {
  const account = await wantedAccount(session, wanted)
  if (account !== null) return account
  await switchNetwork(session, wanted.network)
  const after = await wantedAccount(session, wanted)
  if (after === null) throw new ChainError('wallet/changed')
  return after
}

export const whileAccountIsUnchanged = <Result>(
  session: WalletSession,
  wanted: Wanted,
  act: () => Promise<Result>,
): Promise<Result> =>
  withUnchangedWallet({
    watch: (events) => watch(session, events),
    async check() {
      if ((await wantedAccount(session, wanted)) === null) throw new ChainError('wallet/changed')
    },
    act,
  })
