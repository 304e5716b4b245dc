import { useMemo } from 'react'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { QuerySkeletonView } from '../../../components/QueryView.tsx'
import { ownAccounts, recipientAccounts } from '../../../domain/bank-accounts/account-list.ts'
import { useBankAccounts } from '../../../queries/bank-accounts/bank-accounts.ts'
import { unread } from '../../../queries/reading.ts'
import { usePreference } from '../../../queries/services.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FirstRowDrawing } from '../../../ui/feedback/drawings.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { plusIcon } from '../../../ui/icons/actions.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Subhead } from '../../../ui/layout/Subhead.tsx'
import { useText } from '../../../ui/text.tsx'
import { BankAccountTable } from './BankAccountTable.tsx'

interface ListProps {
  /** The look of the button for the first account. */
  readonly emphasis: 'primary' | 'secondary'
  readonly onAdd: () => void
}

/** The customer's own accounts and, in ramp-only mode, the recipients under them (decisions.md A3). */
export function BankAccountList({ waits, ...list }: ListProps & { readonly waits: boolean }) {
  const t = useText()
  const query = useBankAccounts()
  return (
    <QuerySkeletonView
      query={waits ? unread(query) : query}
      skeleton={<SkeletonRows count={5} searched label={t('bankAccounts.loading')} />}
      failure={{ title: t('bankAccounts.loadError.title'), note: t('bankAccounts.loadError.text') }}
    >
      {(accounts) => <Accounts accounts={accounts} {...list} />}
    </QuerySkeletonView>
  )
}

interface AccountsProps extends ListProps {
  readonly accounts: readonly BankAccount[]
}

const OWN = {
  list: 'bankAccounts.list',
  search: 'bankAccounts.search',
  hint: 'bankAccounts.searchPlaceholder',
} as const
const RECIPIENTS = {
  list: 'bankAccounts.recipients',
  search: 'bankAccounts.recipients.search',
  hint: 'bankAccounts.recipients.searchPlaceholder',
} as const

function Accounts({ accounts: all, ...list }: AccountsProps) {
  const t = useText()
  const rampOnly = usePreference('rampOnly')
  const accounts = useMemo(() => ownAccounts(all), [all])
  const recipients = useMemo(() => (rampOnly ? recipientAccounts(all) : []), [all, rampOnly])
  const own = accounts.length > 0 ? <BankAccountTable accounts={accounts} texts={OWN} /> : <NoAccounts {...list} />
  if (recipients.length === 0) return own
  return (
    <Stack gap={32}>
      {own}
      <Stack gap={12}>
        <Subhead>{t(RECIPIENTS.list)}</Subhead>
        <BankAccountTable accounts={recipients} texts={RECIPIENTS} />
      </Stack>
    </Stack>
  )
}

function NoAccounts({ emphasis, onAdd }: ListProps) {
  const t = useText()
  return (
    <EmptyState
      fill
      drawing={<FirstRowDrawing />}
      title={t('bankAccounts.empty.title')}
      action={
        <Button icon={plusIcon} variant={emphasis} onClick={onAdd}>
          {t('bankAccounts.add')}
        </Button>
      }
    >
      {t('bankAccounts.empty.text')}
    </EmptyState>
  )
}
