import type { ReactNode } from 'react'
import { QueryView } from '../../../components/QueryView.tsx'
import { readView } from '../../../domain/payout-history/cancel.ts'
import { usePayout } from '../../../queries/payouts/payouts.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { NoMatch } from '../../../ui/feedback/NoMatch.tsx'
import { HideBack } from '../../../ui/frame/slots.tsx'
import { TaskPage } from '../../../ui/frame/TaskPage.tsx'
import { useText } from '../../../ui/text.tsx'
import { CancelView } from './cancel/CancelView.tsx'
import { DetailsSkeleton } from './DetailsSkeleton.tsx'
import { DetailsView } from './DetailsView.tsx'

interface Props {
  readonly id?: string
  readonly view?: string
  /** A route passes the text `true`. */
  readonly hideBack?: boolean | string
}

/** Shows one payout. The properties come from the route or are passed directly. */
export function DetailsScreen({ hideBack = false, ...shown }: Props) {
  return (
    <>
      {String(hideBack) === 'true' && <HideBack />}
      <PayoutDetails {...shown} />
    </>
  )
}

function PayoutDetails({ id = '', view }: Pick<Props, 'id' | 'view'>) {
  const t = useText()
  return (
    <QueryView
      query={usePayout(id)}
      loading={<DetailsSkeleton />}
      failure={{ title: t('payouts.details.loadError') }}
      notFound={<NotFound />}
      frame={UnreadPage}
    >
      {(payout) => (readView(view) === 'cancel' ? <CancelView payout={payout} /> : <DetailsView payout={payout} />)}
    </QueryView>
  )
}

function UnreadPage({ children }: { readonly children: ReactNode }) {
  const t = useText()
  return (
    <TaskPage title={t('payouts.details.title')} width="wide">
      {children}
    </TaskPage>
  )
}

function NotFound() {
  const t = useText()
  const router = useRouter()
  return (
    <NoMatch
      fill
      title={t('payouts.details.notFound')}
      action={<Button onClick={() => router.replace('/my-payouts', {})}>{t('payouts.details.toList')}</Button>}
    >
      {t('payouts.details.notFoundText')}
    </NoMatch>
  )
}
