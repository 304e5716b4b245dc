import { FORM_ENDS, shortAddress } from '../../../lib/format/short-address.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { typedCode } from '../../../lib/typed-code.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
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
    </Field>
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
