import { useState } from 'react'
import type { WalletSession } from '../../chains/adapter.ts'
import { familyOf, type Network } from '../../domain/networks.ts'
import { sourceRefusal, type SourceRefusal } from '../../domain/payouts/form/source-wallet.ts'
import { useConnection } from './use-connection.ts'
import { useWalletToast } from './use-wallet-toast.ts'

export interface SourceWallet {
  /** Why nothing was sent; shown until the right wallet is connected, or another one is chosen as the source. */
  readonly refusal: SourceRefusal | null
  /** Whether the next press asks the connected wallet, and no list comes first. */
  readonly isConnected: boolean
  /** The name of the connected wallet; null without one. */
  readonly walletName: string | null
  /** Calls back with the source wallet once it is connected. Where another one is, `refusal` says which it has to be. */
  readonly connected: (work: (session: WalletSession) => void) => Promise<void>
  readonly connectAnother: () => void
}

const UNHEARD = { onNetwork: () => {}, onEnd: () => {} }

interface Named {
  readonly network: Network
  /** The wallet that the payout names; null while none is chosen. */
  readonly source: { readonly address: string } | null
}

/** A wallet of another family has to be left for one that can send. */
const usableSession = (session: WalletSession | null, network: Network) =>
  session !== null && familyOf(session.network) === familyOf(network) ? session : null

/** The wallet that sends, which is connected when the customer presses Send. Only the one that the payout names can (decisions.md W2). */
export function useSourceWallet({ network, source }: Named): SourceWallet {
  const report = useWalletToast()
  const { runner, session, connection } = useConnection(UNHEARD)
  const named = source?.address ?? ''
  const [refusedFor, setRefusedFor] = useState<string | null>(null)
  const refusalOf = (connected: string | null) => sourceRefusal(source, network, connected)

  const connected = async (work: (session: WalletSession) => void) => {
    try {
      const answered = usableSession(runner.session(), network) ?? (await runner.connect(network))
      const isOther = source !== null && refusalOf(answered.address) !== null
      // A wallet may permit several accounts, of which the first is shown.
      const wallet = isOther ? await runner.withAccount(answered, source.address) : answered
      const refusal = refusalOf(wallet.address)
      setRefusedFor(refusal && named)
      if (!refusal) work(wallet)
    } catch (error) {
      runner.dropAfter(error)
      report(error, 'connection.failed')
    }
  }
  return {
    refusal: refusedFor === named ? refusalOf(session?.address ?? null) : null,
    isConnected: usableSession(session, network) !== null,
    walletName: 'session' in connection ? connection.walletName : null,
    connected,
    connectAnother() {
      runner.disconnect()
      void connected(() => {})
    },
  }
}
