import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand/react'
import type { WalletOption } from '../../chains/adapter.ts'
import type { Connection } from '../../chains/connection.ts'
import { loadAdapter } from '../../chains/load-adapter.ts'
import { walletPageOf } from '../../chains/wallet-page.ts'
import type { Network } from '../../domain/networks.ts'
import { customerIdOf } from '../../stores/session.ts'
import { useServices, type Services } from '../services.ts'
import { createConnectionRunner, type ConnectionListener, type ConnectionRunner } from './run-connection.ts'

const makeRunner = (services: Services): ConnectionRunner =>
  createConnectionRunner({
    page: walletPageOf(services.world.window),
    plugins: () => [services.settings.host.walletPlugins ?? []].flat(),
    load: loadAdapter,
    emit: services.emit,
    customerId: () => customerIdOf(services.session.getState()),
  })

/** The element's wallet connection, created at its first use. */
export const useConnectionRunner = (): ConnectionRunner => useServices().own(makeRunner)

export const useConnection = (): Connection => useStore(useConnectionRunner().store)

/** Hears of the connected wallet while the screen is shown. */
export function useAttendedConnection({ onNetwork, onEnd }: ConnectionListener): ConnectionRunner {
  const runner = useConnectionRunner()
  const hearNetwork = useEffectEvent(onNetwork)
  const hearEnd = useEffectEvent(onEnd)
  // Wallets are outside React.
  useEffect(
    () => runner.attend({ onNetwork: (network) => hearNetwork(network), onEnd: (error) => hearEnd(error) }),
    [runner],
  )
  return runner
}

/** The wallets that can be chosen for a network; null until the first answer. */
export function useWalletOptions(network: Network): readonly WalletOption[] | null {
  const runner = useConnectionRunner()
  const [wallets, setWallets] = useState<readonly WalletOption[] | null>(null)
  // The page, where wallets announce themselves, is outside React.
  useEffect(() => runner.find(network, setWallets), [runner, network])
  return wallets
}
