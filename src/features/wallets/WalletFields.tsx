import type { ApplicationAccess } from '../../domain/application.ts'
import type { Network } from '../../domain/networks.ts'
import { displayNameOf, readNetwork, walletNetworks, markOf } from '../../domain/networks.ts'
import { NICKNAME_MAX_LENGTH } from '../../domain/wallets/wallet-form.ts'
import { useServerText } from '../../queries/failures/server-text.ts'
import { ConsentCard } from '../../ui/fields/ConsentCard.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { MarkedSelect } from '../../ui/fields/select/MarkedSelect.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { NetworkMark } from '../../ui/marks/NetworkMark.tsx'
import { useText } from '../../ui/text.tsx'
import type { WalletEntry, WalletField } from './use-wallet-form.ts'

interface Props {
  readonly entry: WalletEntry
  readonly access: Pick<ApplicationAccess, 'allowSuiPayouts'>
  readonly busy: boolean
}

const toOption = (network: Network) => ({
  value: network,
  label: displayNameOf(network) ?? network,
  mark: <NetworkMark network={markOf(network)} size={24} />,
})

export function WalletFields({ entry, access, busy }: Props) {
  const t = useText()
  const words = useServerText()
  const { form, refused, shownErrors, change, leave } = entry
  const errorOf = (field: WalletField) => {
    const error = shownErrors[field]
    const values = { network: displayNameOf(form.network) }
    const refusal = refused[field]
    return error ? t(error, values) : refusal && <bdi>{words(refusal, values)}</bdi>
  }
  const chooseNetwork = (text: string) => {
    const network = readNetwork(text)
    if (network) change({ network, address: form.address })
  }
  return (
    <>
      <Field label={t('wallets.form.network')} error={errorOf('network')}>
        <MarkedSelect
          options={walletNetworks(access).map(toOption)}
          value={form.network}
          disabled={busy}
          onChange={chooseNetwork}
        />
      </Field>
      <Field label={t('wallets.form.address')} error={errorOf('address')}>
        <TextInput
          name="address"
          mono={form.address !== ''}
          strip
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={t('wallets.form.addressPlaceholder')}
          value={form.address}
          disabled={busy}
          onChange={(event) => change({ address: event.target.value })}
          onBlur={() => form.address && leave('address')}
        />
      </Field>
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
