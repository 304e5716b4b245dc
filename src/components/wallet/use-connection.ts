import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand/react'
import type { WalletOption, WalletSession } from '../../chains/adapter.ts'
import { sessionOf, type Connection } from '../../chains/connection/connection.ts'
import {
  createConnectionRunner,
  type ConnectionListener,
  type ConnectionRunner,
} from '../../chains/connection/run-connection.ts'
import { loadAdapter } from '../../chains/load-adapter.ts'
import { walletPageOf } from '../../chains/wallet-page.ts'
import type { Network } from '../../domain/networks.ts'
import { customerIdOf } from '../../stores/session.ts'
import { useServices, type Services } from '../../queries/services.ts'
import { multisigsOf } from '../../stores/multisigs.ts'

const makeRunner = (services: Services): ConnectionRunner =>
  createConnectionRunner({
    page: walletPageOf(services.world.window),
    plugins: () => [services.settings.host.walletPlugins ?? []].flat(),
    load: loadAdapter,
    emit: services.emit,
    customerId: () => customerIdOf(services.session.getState()),
    onMultisig: multisigsOf(services).add,
  })

interface WalletConnection {
  readonly connection: Connection
  /** The connected wallet as it was when the screen was rendered; `runner.session()` is the present one. */
  readonly session: WalletSession | null
  readonly runner: ConnectionRunner
}

/** The element's one wallet connection. A screen that passes a listener gets the wallet's events while it is shown. */
export function useConnection(listener?: ConnectionListener): WalletConnection {
  const runner = useServices().lazy(makeRunner)
  const connection = useStore(runner.store)
  const onNetwork = useEffectEvent((network: Network) => listener?.onNetwork(network))
  const onEnd = useEffectEvent<ConnectionListener['onEnd']>((error) => listener?.onEnd(error))
  const isAttending = listener !== undefined
  useEffect(() => {
    if (!isAttending) return
    return runner.attend({ onNetwork: (network) => onNetwork(network), onEnd: (error) => onEnd(error) })
  }, [runner, isAttending])
  return { connection, session: sessionOf(connection), runner }
}

/** The wallets that can be chosen for a network; null until the first answer. */
export function useWalletOptions(network: Network): readonly WalletOption[] | null {
  const { runner } = useConnection()
  const [wallets, setWallets] = useState<readonly WalletOption[] | null>(null)
  useEffect(() => runner.find(network, setWallets), [runner, network])
  return wallets
}
