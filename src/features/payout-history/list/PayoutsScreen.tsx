import {
  changeTab,
  createFrom,
  PAYOUT_TABS,
  payoutsOf,
  startTab,
  type PayoutTab,
} from '../../../domain/payout-history/tabs.ts'
import { byUpdated } from '../../../domain/payout-history/status-badge.ts'
import { PAYOUTS_OUTAGE } from '../../../domain/payouts/ramp-type.ts'
import { useShownFailure } from '../../../queries/failures.ts'
import { useDraft } from '../../../components/drafts.ts'
import { usePayouts } from '../../../queries/payouts/payouts.ts'
import { buildPath } from '../../../router/path.ts'
import { useEntry, useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TransferDrawing } from '../../../ui/feedback/drawings.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { Page } from '../../../ui/frame/Page.tsx'
import { PageTitle } from '../../../ui/frame/PageTitle.tsx'
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

const FROM_THE_START: Shown = { query: '', page: 0 }

export function PayoutsScreen({ type }: { readonly type?: string }) {
  const t = useText()
  const router = useRouter()
  const { key: visit } = useEntry()
  const [{ tab, ...shown }, look] = useDraft<Looked>(`payouts:${visit}`, { ...FROM_THE_START, tab: startTab(type) })
  const { data: payouts } = usePayouts()
  const create = () => {
    const { route, params } = createFrom(tab)
    router.open(buildPath(route, params))
  }
  const button = (
    <Button icon={plusIcon} disabled={PAYOUTS_OUTAGE} onClick={create}>
      {t('history.create')}
    </Button>
  )
  const isEmpty = payouts && payoutsOf(tab, payouts).length === 0
  return (
    <Page width="wide">
      <PageTitle action={!isEmpty && button}>{t('history.title')}</PageTitle>
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
    </Page>
  )
}

interface TabProps {
  readonly tab: PayoutTab
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
  readonly onCreate: () => void
}

function TabContent({ tab, shown, onShow, onCreate }: TabProps) {
  const t = useText()
  const { data, error, isFetching, refetch } = usePayouts()
  const failure = useShownFailure(data ? null : error)
  if (data) {
    const listed = payoutsOf(tab, data).toSorted(byUpdated)
    if (listed.length > 0) return <PayoutTable payouts={listed} shown={shown} onShow={onShow} />
    const { title, text } = EMPTY[tab]
    const action = (
      <Button icon={plusIcon} disabled={PAYOUTS_OUTAGE} onClick={onCreate}>
        {t('history.create')}
      </Button>
    )
    return (
      <EmptyState fill drawing={<TransferDrawing />} title={t(title)} action={action}>
        {t(text)}
      </EmptyState>
    )
  }
  if (!failure) return <SkeletonRows count={7} searched label={t('history.loading')} />
  return (
    <ErrorState
      title={t('history.loadError')}
      message={failure.message}
      reference={failure.reference}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {t('history.unaffected')}
    </ErrorState>
  )
}
