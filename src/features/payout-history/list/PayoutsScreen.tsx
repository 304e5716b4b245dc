import { useMemo } from 'react'
import { emptyFilter } from '../../../domain/payout-history/filter.ts'
import {
  changeTab,
  createFrom,
  PAYOUT_TABS,
  payoutsOf,
  startTab,
  type PayoutTab,
} from '../../../domain/payout-history/tabs.ts'
import { byUpdated } from '../../../domain/payout-history/status-badge.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useTransfersPaused } from '../../../queries/online/transfers-paused.ts'
import { useDraft } from '../../../components/drafts.ts'
import { QueryView } from '../../../components/QueryView.tsx'
import { UnfinishedTransfers } from '../../../components/sending/UnfinishedTransfers.tsx'
import { UnreadableRows } from '../../../components/UnreadableRows.tsx'
import { WalletModal } from '../../../components/wallet/WalletModal.tsx'
import { usePayouts } from '../../../queries/payouts/payouts.ts'
import { buildPath } from '../../../router/path.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TransferDrawing } from '../../../ui/feedback/drawings.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { PageTitle } from '../../../ui/frame/PageTitle.tsx'
import { RootPage } from '../../../ui/frame/RootPage.tsx'
import { plusIcon } from '../../../ui/icons/actions.ts'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { useText } from '../../../ui/text.tsx'
import { PayoutTable, type Shown } from './PayoutTable.tsx'

const EMPTY = {
  history: { title: 'history.empty.title', text: 'history.empty.text' },
  onRamps: { title: 'history.emptyOnRamps.title', text: 'history.emptyOnRamps.text' },
  offRamps: { title: 'history.emptyOffRamps.title', text: 'history.emptyOffRamps.text' },
} as const

interface Looked extends Shown {
  readonly tab: PayoutTab
}

const FROM_THE_START: Shown = { query: '', filter: emptyFilter, page: 0 }

export function PayoutsScreen({ type }: { readonly type?: string }) {
  const t = useText()
  const router = useRouter()
  const [{ tab, ...shown }, look] = useDraft<Looked>('payouts', { ...FROM_THE_START, tab: startTab(type) })
  const { data: payouts } = usePayouts()
  const isPaused = useTransfersPaused()
  const create = () => {
    const { route, params } = createFrom(tab)
    router.open(buildPath(route, params))
  }
  const button = (
    <Button icon={plusIcon} disabled={isPaused} onClick={create}>
      {t('history.create')}
    </Button>
  )
  const isEmpty = payouts && payoutsOf(tab, payouts).length === 0
  return (
    <RootPage>
      <PageTitle action={!isEmpty && button}>{t('history.title')}</PageTitle>
      <UnfinishedTransfers />
      <UnreadableRows of="payouts" />
      <WalletModal />
      <Tabs
        label={t('history.title')}
        tabs={PAYOUT_TABS.map((key) => ({ key, label: t(`history.tab.${key}`) }))}
        chosen={tab}
        onChoose={(value) => look({ ...FROM_THE_START, tab: changeTab(value) })}
      >
        <TabContent key={tab} tab={tab} shown={shown} onShow={(next) => look({ tab, ...next })} onCreate={create} />
      </Tabs>
      {!isEmpty && (
        <ActionFooter width="wide" compactOnly>
          {button}
        </ActionFooter>
      )}
    </RootPage>
  )
}

const NONE: readonly Payout[] = []

interface TabProps {
  readonly tab: PayoutTab
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
  readonly onCreate: () => void
}

function TabContent({ tab, shown, onShow, onCreate }: TabProps) {
  const t = useText()
  const query = usePayouts()
  const { data = NONE } = query
  const listed = useMemo(() => payoutsOf(tab, data).toSorted(byUpdated), [tab, data])
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows count={7} searched label={t('history.loading')} />}
      failure={{ title: t('history.loadError'), note: t('history.unaffected') }}
    >
      {() =>
        listed.length > 0 ? (
          <PayoutTable tab={tab} payouts={listed} shown={shown} onShow={onShow} />
        ) : (
          <NoPayouts tab={tab} onCreate={onCreate} />
        )
      }
    </QueryView>
  )
}

function NoPayouts({ tab, onCreate }: Pick<TabProps, 'tab' | 'onCreate'>) {
  const t = useText()
  const { title, text } = EMPTY[tab]
  const isPaused = useTransfersPaused()
  const action = (
    <Button icon={plusIcon} disabled={isPaused} onClick={onCreate}>
      {t('history.create')}
    </Button>
  )
  return (
    <EmptyState fill drawing={<TransferDrawing />} title={t(title)} action={action}>
      {t(text)}
    </EmptyState>
  )
}
