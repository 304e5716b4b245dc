import { displayNameOf, markOf } from '../../../domain/networks.ts'
import { FORM_ENDS, shortAddress } from '../../../lib/format/short-address.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { ReadOnlyInput } from '../../../ui/fields/text/ReadOnlyInput.tsx'
import { NetworkMark } from '../../../ui/marks/NetworkMark.tsx'
import { useText } from '../../../ui/text.tsx'
import type { WalletEntry } from '../use-wallet-form.ts'
import { OwnFields } from './OwnFields.tsx'
import { useErrorOf } from './use-error-of.tsx'

interface Props {
  readonly entry: WalletEntry
  readonly busy: boolean
}

/** The fields of a saved wallet, of which network and address stay as they are. */
export function SavedWalletFields({ entry, busy }: Props) {
  const t = useText()
  const { network, address } = entry.form
  const errorOf = useErrorOf(entry)
  return (
    <>
      <Field label={t('wallets.form.network')} error={errorOf('network')}>
        <ReadOnlyInput
          name="network"
          prefix={<NetworkMark network={markOf(network)} size={24} />}
          value={displayNameOf(network)}
        />
      </Field>
      <Field label={t('wallets.form.address')} hint={t('wallets.edit.locked')} error={errorOf('address')}>
        <ReadOnlyInput name="address" mono value={shortAddress(address, FORM_ENDS)} title={visibleText(address)} />
      </Field>
      <OwnFields entry={entry} busy={busy} />
    </>
  )
}
