import type { ChainAdapter, WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { wrongAddress } from '../wallet-errors.ts'
import { walletFailure } from '../wallet-failure.ts'
import { familyOf, type Family } from '../../domain/networks.ts'
import { isSameAddress } from '../../domain/wallets/addresses/address.ts'

interface Signer {
  /** Signs with the wallet of this address, and no other (WAL-17). Rejects with `ChainError`. */
  sign(session: WalletSession | null, address: string, message: string): Promise<string>
  stop(): void
}

export function createSigner(load: (family: Family) => Promise<ChainAdapter>): Signer {
  let stop = () => {}

  async function signAs(session: WalletSession, address: string, message: string): Promise<string> {
    const adapter = await load(familyOf(session.network))
    const present = await adapter.currentAddress(session)
    if (present === null || !isSameAddress(session.network, present, address)) throw wrongAddress(address)
    if (!adapter.signMessage) throw new ChainError('wallet/cannot-sign')
    return adapter.signMessage({ ...session, address: present }, message)
  }

  return {
    stop: () => stop(),
    async sign(session, address, message) {
      if (!session) throw wrongAddress(address)
      const stopped = new Promise<never>((_, reject) => {
        stop = () => reject(new ChainError('wallet/connection-failed'))
      })
      return Promise.race([signAs(session, address, message), stopped]).catch((error: unknown) => {
        throw walletFailure(error)
      })
    },
  }
}
