import { SupportButton } from '../../../../components/support/SupportButton.tsx'
import { endOf } from '../../../../domain/payout-history/texts/status-texts.ts'
import { senderOf } from '../../../../domain/payout-history/parties.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { useSender } from '../../../../queries/payouts/late/late-tokens.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { chatIcon } from '../../../../ui/icons/things.ts'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { useText } from '../../../../ui/text.tsx'
import { PayoutText } from '../PayoutText.tsx'
import { CameBack } from './CameBack.tsx'

/** The end of a transfer that delivered nothing, or whose delivery came back: what happened, what comes or came back, and who can help. */
export function EndBanner({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const end = endOf(payout)
  const sender = useSender(payout)
  if (!end) return null
  const support = (
    <SupportButton about={payout.id} variant="secondary" size="sm" icon={chatIcon}>
      {t('app.nav.support')}
    </SupportButton>
  )
  return (
    <Banner tone={end.tone} title={t(end.title)} action={support}>
      <Stack gap={4}>
        <span>
          {sender !== null && end.name === 'sentBack' ? (
            <PayoutText payout={payout} id="payouts.end.sentBack.toSender" from={senderOf(payout, sender)} />
          ) : (
            <PayoutText payout={payout} id={end.text} />
          )}
        </span>
        {end.back && (
          <span>
            <CameBack back={end.back} />
          </span>
        )}
      </Stack>
    </Banner>
  )
}
