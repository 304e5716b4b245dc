import { FORM_ENDS, shortAddress } from '../../../lib/format/short-address.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { displayNameOf, type Network } from '../../../domain/networks.ts'
import { networksOfAddress, offeredAddress } from '../../../domain/wallets/addresses/offered-address.ts'
import { typedAddress } from '../../../domain/wallets/wallet-form.ts'
import { typedCode } from '../../../lib/typed-code.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { FieldOffer } from '../../../ui/fields/FieldOffer.tsx'
import { ReadOnlyInput } from '../../../ui/fields/text/ReadOnlyInput.tsx'
import { TextInput } from '../../../ui/fields/TextInput.tsx'
import { useText } from '../../../ui/text.tsx'
import type { WalletEntry } from '../use-wallet-form.ts'
import { useErrorOf } from './use-error-of.tsx'

interface OfferProps {
  readonly entry: WalletEntry
  readonly networks: readonly Network[]
  /** Chooses the network, or opens the way to it where it is null. */
  readonly onNetwork: (network: Network | null) => void
}

interface TypedProps extends OfferProps {
  readonly busy: boolean
}

export function TypedAddress({ entry, busy, ...offer }: TypedProps) {
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
      <AddressOffer entry={entry} {...offer} />
    </Field>
  )
}

/** What a refused text may stand for, the whole address or one of another network: only the customer knows whether it does. */
function AddressOffer({ entry, networks, onNetwork }: OfferProps) {
  const t = useText()
  const { form, shownErrors, change } = entry
  const address = typedAddress(form)
  const offered = shownErrors.address ? offeredAddress(form.network, address) : null
  // It is there while the field has the focus, so that the next Tab leads to it.
  const [network, ...others] = offered ? [] : networksOfAddress(form.network, address, networks)
  if (network) {
    const one = others.length > 0 ? null : network
    const name = displayNameOf(network) ?? network
    return (
      <FieldOffer
        action={one ? t('wallets.offer.switch', { network: name }) : t('wallets.offer.select')}
        onTake={() => onNetwork(one)}
      >
        {one ? t('wallets.offer.oneNetwork', { network: name }) : t('wallets.offer.networks')}
      </FieldOffer>
    )
  }
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
        <ReadOnlyInput name="address" disabled mono value={short} title={visibleText(address)} />
      </Field>
      {isOther && (
        <div role="alert">
          <Banner tone="warning" title={t('chainErrors.wallet/wrong-address', { address: short })}>
            {t('chainErrors.wallet/wrong-address.remedy', { address: short })}
          </Banner>
        </div>
      )}
    </>
  )
}
