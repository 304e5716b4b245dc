import { useEffect } from 'react'
import { FIAT_CURRENCIES } from '../../../domain/currency.ts'
import { railsOf } from '../../../domain/payouts/currency-list.ts'
import type { RampType } from '../../../domain/payouts/ramp-type.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { TaskPage } from '../../../ui/frame/TaskPage.tsx'
import { useText } from '../../../ui/text.tsx'
import { MethodList } from './MethodList.tsx'

interface Params {
  readonly currency?: string
}

export const OnRampMethodsScreen = ({ currency }: Params) => <MethodsScreen rampType="on-ramp" currency={currency} />
export const OffRampMethodsScreen = ({ currency }: Params) => <MethodsScreen rampType="off-ramp" currency={currency} />

const TITLES = { 'on-ramp': 'payouts.onRamp.name', 'off-ramp': 'payouts.offRamp.name' } as const

interface Props {
  readonly rampType: RampType
  readonly currency: string | undefined
}

function MethodsScreen({ rampType, currency: text }: Props) {
  const t = useText()
  const router = useRouter()
  const known = FIAT_CURRENCIES.find((fiat) => fiat === text?.toLowerCase())
  const currency = known && railsOf(known, rampType).length > 0 ? known : null

  // An unknown or unavailable currency redirects to the list of currencies, whose code may have to be awaited.
  useEffect(() => {
    if (!currency) router.replace(`/payouts/new/${rampType}/currencies`, { rampType })
  }, [currency, rampType, router])

  return (
    <TaskPage title={t(TITLES[rampType])} width="form">
      {currency ? <MethodList rampType={rampType} currency={currency} /> : <SkeletonRows />}
    </TaskPage>
  )
}
