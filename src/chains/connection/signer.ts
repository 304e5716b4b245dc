import type { ChainAdapter, WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { withWalletTimeout } from '../injected/wallet-timeout.ts'
import { wrongAddress } from '../wallet-errors.ts'
import { sessionOn } from '../wallet-standard/permitted.ts'
import { walletFailure } from '../wallet-failure.ts'
import { familyOf, type Family } from '../../domain/networks.ts'
import { isSameAddress } from '../../domain/wallets/addresses/address.ts'

interface Signer {
  /** Signs with the wallet of this address, and no other (WAL-17). Rejects with `ChainError`. */
  sign(session: WalletSession | null, address: string, message: string): Promise<string>
  /** The session with this account, where its wallet permits the account; else the session as it is. */
  withAccount(session: WalletSession, address: string): Promise<WalletSession>
  stop(): void
}

export function createSigner(load: (family: Family) => Promise<ChainAdapter>): Signer {
  let stop = () => {}

  async function signAs(session: WalletSession, address: string, message: string): Promise<string> {
    const adapter = await load(familyOf(session.network))
    const wanted = { ...session, address }
    const present = await (adapter.presentAccount?.(wanted) ?? adapter.currentAddress(wanted))
    if (present === null || !isSameAddress(session.network, present, address)) throw wrongAddress(address)
    if (!adapter.signMessage) throw new ChainError('wallet/cannot-sign')
    // The other owners of a multisig may take days, and some agree on the chain, without a signature.
    const unsigned = session.isMultisig ? 'wallet/cannot-sign' : 'wallet/unsigned'
    return withWalletTimeout(adapter.signMessage({ ...wanted, address: present }, message), unsigned)
  }

  return {
    stop: () => stop(),
    async withAccount(session, address) {
      const permitted = sessionOn(session, address)
      if (permitted !== session) return permitted
      const { network } = session
      const present = await (await load(familyOf(network))).presentAccount?.({ ...session, address })
      const isPermitted = present !== undefined && isSameAddress(network, present, address)
      return isPermitted ? { ...session, address: present } : session
    },
    async sign(session, address, message) {
      if (!session) throw wrongAddress(address)
      const stopped = new Promise<never>((_, reject) => {
        stop = () => reject(new ChainError('wallet/disconnected'))
      })
      return Promise.race([signAs(session, address, message), stopped]).catch((error: unknown) => {
        throw walletFailure(error)
      })
    },
  }
}
