import { displayNameOf } from '../../../domain/networks.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'

/** The wallet receives on another network than it was saved for, where an exchange or a contract may have no such address. */
export function OtherNetwork({ payout: { form, chosenWallet } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  const ownNetwork = chosenWallet?.network
  if (!ownNetwork || ownNetwork === form.network) return null
  const names = { network: displayNameOf(form.network), own: displayNameOf(ownNetwork) }
  return (
    <div role="status">
      <Banner tone="warning" title={t('payouts.otherNetwork.title', names)}>
        {t('payouts.otherNetwork.text', names)}
      </Banner>
    </div>
  )
}
