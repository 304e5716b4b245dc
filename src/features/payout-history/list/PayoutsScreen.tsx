import { useDraft } from '../../../components/drafts.ts'
import { UnfinishedTransfers } from '../../../components/sending/unfinished/UnfinishedTransfers.tsx'
import { UnreadableRows } from '../../../components/UnreadableRows.tsx'
import { WalletModal } from '../../../components/wallet/WalletModal.tsx'
import { emptyFilter } from '../../../domain/payout-history/filter.ts'
import { changeTab, PAYOUT_TABS, payoutsOf, startTab, type PayoutTab } from '../../../domain/payout-history/tabs.ts'
import { usePayouts } from '../../../queries/payouts/payouts.ts'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { PageTitle } from '../../../ui/frame/PageTitle.tsx'
import { RootPage } from '../../../ui/frame/RootPage.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { useText } from '../../../ui/text.tsx'
import { CreateButton } from './CreateButton.tsx'
import { PayoutList } from './PayoutList.tsx'
import type { Shown } from './PayoutToolbar.tsx'

interface View extends Shown {
  readonly tab: PayoutTab
}

const FROM_THE_START: Shown = { query: '', filter: emptyFilter, page: 0 }

export function PayoutsScreen({ type }: { readonly type?: string }) {
  const t = useText()
  const [{ tab, ...shown }, setView] = useDraft<View>('payouts', { ...FROM_THE_START, tab: startTab(type) })
  const { data: payouts } = usePayouts()
  const button = <CreateButton tab={tab} />
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
        onChoose={(value) => setView({ ...FROM_THE_START, tab: changeTab(value) })}
      >
        <PayoutList key={tab} tab={tab} shown={shown} onShow={(next) => setView({ tab, ...next })} />
      </Tabs>
      {!isEmpty && (
        <ActionFooter width="wide" compactOnly>
          {button}
        </ActionFooter>
      )}
    </RootPage>
  )
}
