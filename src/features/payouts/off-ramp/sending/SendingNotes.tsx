import { CancelUnfinishedButton } from '../../../../components/sending/states/CancelUnfinishedButton.tsx'
import type { ShownTransfer } from '../../../../components/sending/states/shown-transfer.ts'
import type { Said } from '../../../../components/sending/states/saying.ts'
import { useShownValues } from '../../../../components/sending/states/use-shown-values.ts'
import { useUnfinishedTransfers } from '../../../../queries/payouts/unfinished.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { useText } from '../../../../ui/text.tsx'

interface Props {
  readonly shown: ShownTransfer
  readonly saying: Said
}

/** What the customer must know beside the title, and what they can do about it. */
export function SendingNotes({ shown, saying }: Props) {
  const t = useText()
  const values = useShownValues(shown.payout)
  if (saying.role)
    return (
      <div role="alert">
        <Banner tone="warning" title={t('sending.moved.warning')}>
          <bdi>{t(saying.text, values)}</bdi>
        </Banner>
      </div>
    )
  if (shown.sending?.stage === 'late' && saying.note)
    return (
      <div role="alert">
        <Banner tone="warning" title={t('sending.late.unseen')}>
          <p>{t('chainErrors.network/expired')}</p>
          <p>{t(saying.note)}</p>
        </Banner>
      </div>
    )
  return saying.actions.includes('wasntSent') && saying.note ? <Doubt shown={shown} note={t(saying.note)} /> : null
}

/** The customer's options for a transaction that its network does not know. */
function Doubt({ shown: { entry, payout }, note }: { readonly shown: ShownTransfer; readonly note: string }) {
  const { refetch } = useUnfinishedTransfers()
  const action = entry && (
    <CancelUnfinishedButton
      left={{ entry, payout }}
      label="sending.unfinished.asked.cancel"
      onElsewhere={() => void refetch()}
    />
  )
  return <Banner tone="warning" title={note} action={action} />
}
