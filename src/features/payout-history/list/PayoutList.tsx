import { useMemo } from 'react'
import { QueryView } from '../../../components/QueryView.tsx'
import { byUpdated } from '../../../domain/payout-history/status-badge.ts'
import { payoutsOf, type PayoutTab } from '../../../domain/payout-history/tabs.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { usePayouts } from '../../../queries/payouts/payouts.ts'
import { TransferIllustration } from '../../../ui/feedback/illustrations.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { useText } from '../../../ui/text.tsx'
import { CreateButton } from './CreateButton.tsx'
import { PayoutTable } from './PayoutTable.tsx'
import type { Shown } from './PayoutToolbar.tsx'

const NONE: readonly Payout[] = []

interface Props {
  readonly tab: PayoutTab
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}

/** The payouts of a tab, or how to create the first one. */
export function PayoutList({ tab, shown, onShow }: Props) {
  const t = useText()
  const query = usePayouts()
  const { data = NONE } = query
  const listed = useMemo(() => payoutsOf(tab, data).toSorted(byUpdated), [tab, data])
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows count={7} searched label={t('history.loading')} />}
      failure={{ title: t('history.loadError') }}
    >
      {() =>
        listed.length > 0 ? (
          <PayoutTable tab={tab} payouts={listed} shown={shown} onShow={onShow} />
        ) : (
          <NoPayouts tab={tab} />
        )
      }
    </QueryView>
  )
}

const EMPTY = {
  history: { title: 'history.empty.title', text: 'history.empty.text' },
  onRamps: { title: 'history.emptyOnRamps.title', text: 'history.emptyOnRamps.text' },
  offRamps: { title: 'history.emptyOffRamps.title', text: 'history.emptyOffRamps.text' },
} as const

function NoPayouts({ tab }: { readonly tab: PayoutTab }) {
  const t = useText()
  const { title, text } = EMPTY[tab]
  return (
    <EmptyState fill illustration={<TransferIllustration />} title={t(title)} action={<CreateButton tab={tab} />}>
      {t(text)}
    </EmptyState>
  )
}
