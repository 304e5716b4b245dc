import { useLingui } from '@lingui/react'
import { MoneyAmount } from '../../../../components/money/MoneyAmount.tsx'
import { useShownValues } from '../../../../components/sending/states/use-shown-values.ts'
import { SupportButton } from '../../../../components/support/SupportButton.tsx'
import { endOf } from '../../../../domain/payout-history/texts/status-texts.ts'
import { senderOf } from '../../../../domain/payout-history/parties.ts'
import type { CameBack as Back } from '../../../../domain/payouts/outcome.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { useSender } from '../../../../queries/payouts/late/late-tokens.ts'
import { useTransferState } from '../../../../queries/payouts/transfer-state.ts'
import { RichText } from '../../../../ui/RichText.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { chatIcon } from '../../../../ui/icons/things.ts'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { useText } from '../../../../ui/text.tsx'
import { PayoutText } from '../PayoutText.tsx'

/** How much of a transfer came back, and when, as far as the server says. */
function CameBack({ back: { money, at } }: { readonly back: Back }) {
  const t = useText()
  const { i18n } = useLingui()
  if (!at) return null
  const day = formatDay(at, i18n.locale)
  if (!money) return t('payouts.back.on', { day })
  return <RichText id="payouts.back.amountOn" values={{ day }} components={[<MoneyAmount key="amount" {...money} />]} />
}

/** A wallet was asked for it and has not answered: it may still show the request, and nobody knows that it sent nothing. */
function OpenRequest({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const values = useShownValues(payout)
  return (
    <span>
      <strong>{t('sending.moved.title', values)}</strong>
      <br />
      <bdi>{t('sending.moved.changed', values)}</bdi>
    </span>
  )
}

/** The end of a transfer that delivered nothing, or whose delivery came back: what happened, what comes or came back, and who can help. */
export function EndBanner({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { state } = useTransferState(payout)
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
        {state?.kind === 'ended' && state.request !== null && <OpenRequest payout={payout} />}
        {end.back && (
          <span>
            <CameBack back={end.back} />
          </span>
        )}
      </Stack>
    </Banner>
  )
}
