import { CustomerGate } from '../../../components/customer/CustomerGate.tsx'
import { canOnRamp } from '../../../domain/payouts/currency-list.ts'
import type { RampType } from '../../../domain/payouts/ramp-type.ts'
import { useCustomerAccess } from '../../../queries/customer/access.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { TaskPage } from '../../../ui/frame/TaskPage.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { useText } from '../../../ui/text.tsx'
import { BlockedPanel } from './BlockedPanel.tsx'
import { CurrencyList } from './CurrencyList.tsx'

export const OnRampCurrenciesScreen = () => <CurrenciesScreen rampType="on-ramp" />
export const OffRampCurrenciesScreen = () => <CurrenciesScreen rampType="off-ramp" />

const TITLES = { 'on-ramp': 'payouts.onRamp.name', 'off-ramp': 'payouts.offRamp.name' } as const

function CurrenciesScreen({ rampType }: { readonly rampType: RampType }) {
  const t = useText()
  const router = useRouter()
  const { data: known } = useCustomerAccess()
  // The path may be opened directly, past the screen that checks this too.
  if (rampType === 'on-ramp' && known && !canOnRamp(known))
    return <BlockedPanel customer={known} onLeave={() => void (router.back() || router.replace('/payouts/new', {}))} />
  return (
    <TaskPage title={t(TITLES[rampType])} width="form">
      <Question>{t('payouts.currencies.title')}</Question>
      <CustomerGate failureTitle={t('payouts.loadError')} loading={<SkeletonRows />}>
        {(customer) => <CurrencyList rampType={rampType} customer={customer} />}
      </CustomerGate>
    </TaskPage>
  )
}
