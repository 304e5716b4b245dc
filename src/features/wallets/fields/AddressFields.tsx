import { FORM_ENDS, shortAddress } from '../../../lib/format/short-address.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { offeredAddress } from '../../../domain/wallets/addresses/offered-address.ts'
import { typedAddress } from '../../../domain/wallets/wallet-form.ts'
import { typedCode } from '../../../lib/typed-code.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { FieldOffer } from '../../../ui/fields/FieldOffer.tsx'
import { TextInput } from '../../../ui/fields/TextInput.tsx'
import { useText } from '../../../ui/text.tsx'
import type { WalletEntry } from '../use-wallet-form.ts'
import { useErrorOf } from './use-error-of.tsx'

interface TypedProps {
  readonly entry: WalletEntry
  readonly busy: boolean
}

export function TypedAddress({ entry, busy }: TypedProps) {
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
        placeholder={t('wallets.form.addressOrConnect')}
        value={form.address}
        disabled={busy}
        onChange={(event) => change({ address: event.target.value })}
        onBlur={() => form.address && leave('address')}
      />
      <AddressOffer entry={entry} />
    </Field>
  )
}

/** The whole address that a refused text may stand for: only the customer knows whether it does. */
function AddressOffer({ entry: { form, shownErrors, change } }: { readonly entry: WalletEntry }) {
  const t = useText()
  const offered = shownErrors.address ? offeredAddress(form.network, typedAddress(form)) : null
  return (
    <FieldOffer action={t('wallets.offer.take')} onTake={() => offered && change({ address: offered.address })}>
      {offered && (
        <>
          {t(`wallets.offer.${offered.kind}`)}
          <br />
          <bdi className="sr-mono" dir="ltr">
            {offered.address}
          </bdi>
        </>
      )}
    </FieldOffer>
  )
}

/** The address of the connected wallet, and what to do when the wallet is on another one now. */
export function ConnectedAddress({ address, isOther }: { readonly address: string; readonly isOther: boolean }) {
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
