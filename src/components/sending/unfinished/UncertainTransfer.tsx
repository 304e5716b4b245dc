import { useLingui } from '@lingui/react'
import type { UnfinishedTransfer } from '../../../queries/payouts/unfinished.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useFocusToHeading } from '../../../ui/frame/transition/use-focus-to-heading.ts'
import { useText } from '../../../ui/text.tsx'
import { CancelButton } from './CancelButton.tsx'
import { sentAmount } from '../sent-amount.ts'

interface Props {
  readonly transfer: UnfinishedTransfer
  /** Nothing has left the wallet (`created`), or the wallet was asked and its answer is unknown (`asked`). */
  readonly state: 'created' | 'asked'
  readonly busy: boolean
  readonly onCheck: () => void
}

/** Offers a cancel, not a send: the tokens may be on their way, and only the customer can tell. */
export function UncertainTransfer({ transfer, state, busy, onCheck }: Props) {
  useFocusToHeading()
  const t = useText()
  const { i18n } = useLingui()
  const { payout } = transfer
  const amount = sentAmount(payout, i18n.locale)
  const action = (
    <>
      {state === 'asked' && (
        <Button size="sm" variant="secondary" loading={busy} onClick={onCheck}>
          {t('sending.unfinished.check')}
        </Button>
      )}
      <CancelButton transfer={transfer} state={state} onCheck={onCheck} />
    </>
  )
  return (
    <Banner tone="warning" title={<bdi>{t(`sending.unfinished.${state}.title`, { amount })}</bdi>} action={action}>
      {t(`sending.unfinished.${state}.text`)}
    </Banner>
  )
}
