import { useState } from 'react'
import type { WalletSession } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { sharesAddress, type Network } from '../../domain/networks.ts'
import { isSameAddress } from '../../domain/wallets/addresses/address.ts'
import type { WalletForm } from '../../domain/wallets/wallet-form.ts'
import type { WalletProof } from '../../domain/wallets/wallet.ts'
import { useServices } from '../../queries/services.ts'
import { isAskedToSign, proveOwnership } from '../../operations/prove-ownership.ts'
import { useConnection } from '../../components/wallet/use-connection.ts'
import { useWalletToast } from '../../components/wallet/use-wallet-toast.ts'
import type { WalletEntry } from './use-wallet-form.ts'

const NOT_CONNECTED = { address: '', isConnected: false } as const

/** A draft whose wallet has gone since, or has another account, starts without it. */
export const withPresentWallet = (draft: WalletForm, session: WalletSession | null): WalletForm =>
  draft.isConnected && session?.address !== draft.address ? { ...draft, ...NOT_CONNECTED } : draft

export interface ConnectedWallet {
  /** Null: the address is typed. */
  readonly session: WalletSession | null
  /** The wallet has changed to another account than the one of the form (WAL-17). */
  readonly isOtherAccount: boolean
  readonly isSigning: boolean
  readonly connect: () => void
  readonly disconnect: () => void
  readonly chooseNetwork: (network: Network) => void
  /** Undefined for a wallet that is saved without a signature (decisions.md W2). */
  readonly prove: (() => Promise<WalletProof | null>) | undefined
}

/** Has the wallet sign the server's challenge. */
function useProof(runner: ReturnType<typeof useConnection>['runner'], form: WalletForm) {
  const { api } = useServices()
  const [isSigning, setSigning] = useState(false)
  const prove = async () => {
    setSigning(true)
    try {
      return await proveOwnership({ api, runner }, form)
    } finally {
      setSigning(false)
    }
  }
  return { isSigning, prove }
}

/** The wallet that is connected for a form, whose network and address follow it. */
export function useConnectedWallet({ form, change }: WalletEntry): ConnectedWallet {
  const report = useWalletToast()
  const explain = (error: unknown) => {
    const isUnsupported = error instanceof ChainError && error.code === 'wallet/network-unsupported'
    report(error, isUnsupported ? 'connection.notSupported' : 'connection.failed')
  }
  const { runner, session: present } = useConnection({
    onNetwork: (network) => form.isConnected && change({ network }),
    onEnd: (error) => {
      if (form.isConnected) change(NOT_CONNECTED)
      if (form.isConnected && error) explain(error)
    },
  })
  const connect = async (network: Network) => {
    try {
      const connected = await runner.connect(network)
      change({ network: connected.network, address: connected.address, isConnected: true })
    } catch (error) {
      change(NOT_CONNECTED)
      explain(error)
    }
  }
  const chooseNetwork = (network: Network) => {
    change({ network })
    if (!form.isConnected) return
    if (!sharesAddress(form.network, network)) change(NOT_CONNECTED)
    void connect(network)
  }
  const { isSigning, prove } = useProof(runner, form)

  const session = form.isConnected ? present : null
  const isSignable = form.isConnected && isAskedToSign(form.network, session?.isMultisig)
  return {
    session,
    isOtherAccount: session !== null && !isSameAddress(form.network, session.address, form.address),
    isSigning,
    connect: () => void connect(form.network),
    disconnect: runner.disconnect,
    chooseNetwork,
    prove: isSignable ? prove : undefined,
  }
}
