import { useRef } from 'react'
import { ConnectionCard } from '../../../components/wallet/ConnectionCard.tsx'
import { SwitchBanner } from '../../../components/wallet/SwitchBanner.tsx'
import type { ApplicationAccess } from '../../../domain/application.ts'
import type { Network } from '../../../domain/networks.ts'
import { displayNameOf, networkRules, readNetwork, walletNetworks, markOf } from '../../../domain/networks.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { MarkedSelect } from '../../../ui/fields/select/MarkedSelect.tsx'
import { NetworkMark } from '../../../ui/marks/NetworkMark.tsx'
import { moveFocus } from '../../../ui/focus.ts'
import { useText } from '../../../ui/text.tsx'
import type { ConnectedWallet } from '../use-connected-wallet.ts'
import type { WalletEntry } from '../use-wallet-form.ts'
import { ConnectedAddress, TypedAddress } from './AddressFields.tsx'
import { AddressWarning } from './AddressWarning.tsx'
import { OwnFields } from './OwnFields.tsx'
import { useErrorOf } from './use-error-of.tsx'

interface Props {
  readonly entry: WalletEntry
  readonly access: Pick<ApplicationAccess, 'allowSuiPayouts'>
  readonly busy: boolean
  readonly connected: ConnectedWallet
}

const toOption = (network: Network) => ({
  value: network,
  label: displayNameOf(network) ?? network,
  mark: <NetworkMark network={markOf(network)} size={24} />,
})

/** The fields of a new wallet. */
export function WalletFields({ entry, connected, access, busy }: Props) {
  const t = useText()
  const { form } = entry
  const errorOf = useErrorOf(entry)
  const { session, connect, disconnect } = connected
  const select = useRef<HTMLDivElement>(null)
  const chooseNetwork = (text: string) => {
    const network = readNetwork(text)
    if (network) connected.chooseNetwork(network)
  }
  const followAddress = (network: Network | null) => {
    if (network) connected.chooseNetwork(network)
    else moveFocus(select.current?.querySelector<HTMLElement>('[role=combobox]'))
  }
  const networks = walletNetworks(access)
  return (
    <>
      {session && <SwitchBanner session={session} />}
      <div ref={select}>
        <Field label={t('wallets.form.network')} error={errorOf('network')}>
          <MarkedSelect
            options={networks.map(toOption)}
            value={form.network}
            disabled={busy}
            onChange={chooseNetwork}
          />
        </Field>
      </div>
      {session ? (
        <ConnectedAddress address={form.address} isOther={connected.isOtherAccount} />
      ) : (
        <TypedAddress entry={entry} busy={busy} networks={networks} onNetwork={followAddress} />
      )}
      <AddressWarning entry={entry} />
      <ConnectionCard
        hasChallenge={networkRules(form.network).challenge !== null}
        session={session}
        isSigning={connected.isSigning}
        busy={busy && !connected.isSigning}
        onConnect={connect}
        onDisconnect={disconnect}
      />
      <OwnFields entry={entry} busy={busy} />
    </>
  )
}
