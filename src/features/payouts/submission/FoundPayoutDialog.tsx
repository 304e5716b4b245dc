import { useLingui } from '@lingui/react'
import { useMoneyText } from '../../../components/money/use-money-text.ts'
import type { EarlierOrigin, EarlierPayouts } from '../../../domain/payouts/form/submission.ts'
import { formatReadAt } from '../../../lib/format/format-date.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly found: EarlierPayouts
  readonly origin: EarlierOrigin
  readonly onGoOn: () => void
  readonly onCreateAnother: () => void
  readonly onClose: () => void
}

/** Nothing was made yet: the customer goes on with the transfer that is there already, or wants another one (decisions.md E18). */
export function FoundPayoutDialog({ found, origin, onGoOn, onCreateAnother, onClose }: Props) {
  const t = useText()
  const moneyText = useMoneyText()
  const { i18n } = useLingui()
  const [payout, ...others] = found
  const time = formatReadAt(payout.created, i18n.locale)
  const amount = moneyText(payout.source.amount ?? payout.amount, payout.source.currency)
  const isWaiting = payout.type === 'offRamp' && payout.status === 'pending'
  return (
    <Dialog
      title={t('payouts.found.title')}
      destructive
      onClose={onClose}
      footer={
        <>
          <Button onClick={onGoOn}>{t('payouts.found.goOn')}</Button>
          <Button variant="secondary" onClick={onCreateAnother}>
            {t('payouts.found.another')}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        <p>
          <bdi>{t(`payouts.found.${origin}`, { time, amount })}</bdi>
        </p>
        {isWaiting && (
          <p>
            <bdi>{t('payouts.found.waiting', { amount })}</bdi>
          </p>
        )}
        {others.length > 0 && <p>{t('payouts.found.more')}</p>}
      </Stack>
    </Dialog>
  )
}
