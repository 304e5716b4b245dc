import { CancelButton } from '../../../../components/sending/unfinished/CancelButton.tsx'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { useOwnTransfer } from '../../../../queries/payouts/unfinished.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { useText } from '../../../../ui/text.tsx'

/** The customer's options for a transaction that its network does not know. */
export function UnseenTransfer({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { own, refetch } = useOwnTransfer(payout)
  if (typeof own === 'string') return null
  return (
    <Banner
      tone="warning"
      title={t('sending.unseen.warning')}
      action={<CancelButton transfer={own} state="unseen" onCheck={() => void refetch()} />}
    />
  )
}
