import { ConnectionCard } from '../../components/wallet/ConnectionCard.tsx'
import { SwitchBanner } from '../../components/wallet/SwitchBanner.tsx'
import type { ApplicationAccess } from '../../domain/application.ts'
import type { Network } from '../../domain/networks.ts'
import { displayNameOf, readNetwork, walletNetworks, markOf } from '../../domain/networks.ts'
import { NICKNAME_MAX_LENGTH } from '../../domain/wallets/wallet-form.ts'
import { FORM_ENDS, shortAddress } from '../../lib/format/short-address.ts'
import { visibleText } from '../../lib/format/visible-text.ts'
import { typedCode } from '../../lib/typed-code.ts'
import { useServerText } from '../../queries/failures/server-text.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { ConsentCard } from '../../ui/fields/ConsentCard.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { MarkedSelect } from '../../ui/fields/select/MarkedSelect.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { NetworkMark } from '../../ui/marks/NetworkMark.tsx'
import { useText } from '../../ui/text.tsx'
import { AddressWarning } from './AddressWarning.tsx'
import type { ConnectedWallet } from './use-connected-wallet.ts'
import type { WalletEntry, WalletField } from './use-wallet-form.ts'

interface Props {
  readonly entry: WalletEntry
  readonly access: Pick<ApplicationAccess, 'allowSuiPayouts'>
  readonly busy: boolean
}

interface NewProps extends Props {
  readonly connected: ConnectedWallet
}

const toOption = (network: Network) => ({
  value: network,
  label: displayNameOf(network) ?? network,
  mark: <NetworkMark network={markOf(network)} size={24} />,
})

/** The text of a field's error, or of what the server refused. */
function useErrorOf({ form, refused, shownErrors }: WalletEntry) {
  const t = useText()
  const words = useServerText()
  return (field: WalletField) => {
    const error = shownErrors[field]
    const values = { network: displayNameOf(form.network) }
    const refusal = refused[field]
    if (error === 'validation.required') return t(`${error}.${field}`)
    return error ? t(error, values) : refusal && <bdi>{words(refusal, values)}</bdi>
  }
}

/** The fields of a new wallet. */
export function WalletFields({ entry, connected, access, busy }: NewProps) {
  const t = useText()
  const { form } = entry
  const errorOf = useErrorOf(entry)
  const { session, connect, disconnect } = connected
  const chooseNetwork = (text: string) => {
    const network = readNetwork(text)
    if (network) connected.chooseNetwork(network)
  }
  return (
    <>
      {session && <SwitchBanner session={session} />}
      <Field label={t('wallets.form.network')} error={errorOf('network')}>
        <MarkedSelect
          options={walletNetworks(access).map(toOption)}
          value={form.network}
          disabled={busy}
          onChange={chooseNetwork}
        />
      </Field>
      {session ? (
        <ConnectedAddress address={form.address} isOther={connected.isOtherAccount} />
      ) : (
        <TypedAddress entry={entry} busy={busy} canConnect={connect !== null} />
      )}
      <AddressWarning entry={entry} />
      {connect && (
        <ConnectionCard
          session={session}
          isSigning={connected.isSigning}
          busy={busy && !connected.isSigning}
          onConnect={connect}
          onDisconnect={disconnect}
        />
      )}
      <OwnFields entry={entry} busy={busy} />
    </>
  )
}

/** The fields of a saved wallet, of which network and address stay as they are. */
export function SavedWalletFields({ entry, busy }: Omit<Props, 'access'>) {
  const t = useText()
  const { network, address } = entry.form
  const errorOf = useErrorOf(entry)
  return (
    <>
      <Field label={t('wallets.form.network')} error={errorOf('network')}>
        <TextInput
          name="network"
          readOnly
          prefix={<NetworkMark network={markOf(network)} size={24} />}
          value={displayNameOf(network)}
        />
      </Field>
      <Field label={t('wallets.form.address')} hint={t('wallets.edit.locked')} error={errorOf('address')}>
        <TextInput name="address" readOnly mono value={shortAddress(address, FORM_ENDS)} title={visibleText(address)} />
      </Field>
      <OwnFields entry={entry} busy={busy} />
    </>
  )
}

interface TypedProps {
  readonly entry: WalletEntry
  readonly busy: boolean
  readonly canConnect: boolean
}

function TypedAddress({ entry, busy, canConnect }: TypedProps) {
  const t = useText()
  const { form, change, leave } = entry
  return (
    <Field label={t('wallets.form.address')} error={useErrorOf(entry)('address')}>
      <TextInput
        name="address"
        mono={form.address !== ''}
        clean={typedCode}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={t(canConnect ? 'wallets.form.addressOrConnect' : 'wallets.form.addressPlaceholder')}
        value={form.address}
        disabled={busy}
        onChange={(event) => change({ address: event.target.value })}
        onBlur={() => form.address && leave('address')}
      />
    </Field>
  )
}

/** The address of the connected wallet, and what to do when the wallet is on another one now. */
function ConnectedAddress({ address, isOther }: { readonly address: string; readonly isOther: boolean }) {
  const t = useText()
  const short = shortAddress(address, FORM_ENDS)
  return (
    <>
      <Field label={t('wallets.form.address')} hint={t('wallets.form.addressLocked')}>
        <TextInput name="address" readOnly disabled mono value={short} title={visibleText(address)} />
      </Field>
      {isOther && (
        <div role="alert">
          <Banner tone="warning" title={t('chainErrors.wallet/wrong-address', { address: short })} />
        </div>
      )}
    </>
  )
}

/** What the customer says of the wallet: its nickname, and that it is theirs. */
function OwnFields({ entry, busy }: Omit<Props, 'access'>) {
  const t = useText()
  const { form, change, leave } = entry
  const errorOf = useErrorOf(entry)
  return (
    <>
      <Field label={t('wallets.form.nickname')} hint={t('wallets.form.nicknameHint')} error={errorOf('nickname')}>
        <TextInput
          name="nickname"
          autoComplete="off"
          placeholder={t('wallets.form.nicknamePlaceholder')}
          counter={{ count: form.nickname.trim().length, limit: NICKNAME_MAX_LENGTH }}
          value={form.nickname}
          disabled={busy}
          onChange={(event) => change({ nickname: event.target.value })}
          onBlur={() => form.nickname && leave('nickname')}
        />
      </Field>
      <ConsentCard
        label={t('wallets.form.consent')}
        detail={t('wallets.form.consentDetail')}
        checked={form.consent}
        disabled={busy}
        error={errorOf('consent')}
        onChange={(event) => {
          leave('consent')
          change({ consent: event.target.checked })
        }}
      />
    </>
  )
}
