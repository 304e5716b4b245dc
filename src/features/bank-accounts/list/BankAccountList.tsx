import { useMemo } from 'react'
import { ownAccounts } from '../../../domain/bank-accounts/account-list.ts'
import { useBankAccounts } from '../../../queries/accounts/bank-accounts.ts'
import { useShownFailure } from '../../../queries/failures.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FirstRowDrawing } from '../../../ui/feedback/drawings.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { useSkeleton } from '../../../ui/feedback/skeleton/use-skeleton.ts'
import { plusIcon } from '../../../ui/icons/actions.ts'
import { useText } from '../../../ui/text.tsx'
import { BankAccountTable } from './BankAccountTable.tsx'

/** The customer's own accounts. */
export function BankAccountList({ onAdd }: { readonly onAdd: () => void }) {
  const t = useText()
  const { data, error, isFetching, refetch } = useBankAccounts()
  const accounts = useMemo(() => data && ownAccounts(data), [data])
  const failure = useShownFailure(accounts ? null : error)
  const phase = useSkeleton(!accounts && !failure)

  if (failure)
    return (
      <ErrorState
        title={t('bankAccounts.loadError.title')}
        message={failure.message}
        reference={failure.reference}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {t('bankAccounts.loadError.text')}
      </ErrorState>
    )
  if (!accounts || phase === 'skeleton')
    return phase === 'skeleton' ? <SkeletonRows count={5} searched label={t('bankAccounts.loading')} /> : null
  if (accounts.length > 0) return <BankAccountTable accounts={accounts} />
  return (
    <EmptyState
      fill
      drawing={<FirstRowDrawing />}
      title={t('bankAccounts.empty.title')}
      action={
        <Button icon={plusIcon} onClick={onAdd}>
          {t('bankAccounts.add')}
        </Button>
      }
    >
      {t('bankAccounts.empty.text')}
    </EmptyState>
  )
}
