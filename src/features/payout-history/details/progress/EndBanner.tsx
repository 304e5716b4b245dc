import { SupportButton } from '../../../../components/support/SupportButton.tsx'
import { endOf } from '../../../../domain/payout-history/texts/status-texts.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { chatIcon } from '../../../../ui/icons/things.ts'
import { useText } from '../../../../ui/text.tsx'
import { PayoutText } from '../PayoutText.tsx'

/** The end of a transfer that delivered nothing: what happened, whether money moved, what comes back, and who can help. */
export function EndBanner({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const end = endOf(payout)
  if (!end) return null
  const support = (
    <SupportButton about={payout.id} variant="secondary" size="sm" icon={chatIcon}>
      {t('app.nav.support')}
    </SupportButton>
  )
  return (
    <Banner tone={end.tone} title={t(end.title)} action={support}>
      <PayoutText payout={payout} id={end.text} />
    </Banner>
  )
}
