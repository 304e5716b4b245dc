import { useMemo } from 'react'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { QuerySkeletonView } from '../../../components/QueryView.tsx'
import { ownAccounts } from '../../../domain/bank-accounts/account-list.ts'
import { useBankAccounts } from '../../../queries/accounts/bank-accounts.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FirstRowDrawing } from '../../../ui/feedback/drawings.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { plusIcon } from '../../../ui/icons/actions.ts'
import { useText } from '../../../ui/text.tsx'
import { BankAccountTable } from './BankAccountTable.tsx'

/** The customer's own accounts. */
export function BankAccountList({ onAdd }: { readonly onAdd: () => void }) {
  const t = useText()
  return (
    <QuerySkeletonView
      query={useBankAccounts()}
      skeleton={<SkeletonRows count={5} searched label={t('bankAccounts.loading')} />}
      failure={{ title: t('bankAccounts.loadError.title'), note: t('bankAccounts.loadError.text') }}
    >
      {(accounts) => <OwnAccounts accounts={accounts} onAdd={onAdd} />}
    </QuerySkeletonView>
  )
}

interface Props {
  readonly accounts: readonly BankAccount[]
  readonly onAdd: () => void
}

function OwnAccounts({ accounts: all, onAdd }: Props) {
  const t = useText()
  const accounts = useMemo(() => ownAccounts(all), [all])
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
