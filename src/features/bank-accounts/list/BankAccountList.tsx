import { useMemo } from 'react'
import { QuerySkeletonView } from '../../../components/QueryView.tsx'
import { ownAccounts, recipientAccounts } from '../../../domain/bank-accounts/account-list.ts'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { useBankAccounts } from '../../../queries/bank-accounts/bank-accounts.ts'
import { withoutData } from '../../../queries/reading.ts'
import { usePreference } from '../../../queries/services.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { FirstRowIllustration } from '../../../ui/feedback/illustrations.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { plusIcon } from '../../../ui/icons/actions.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Subhead } from '../../../ui/layout/Subhead.tsx'
import { useText } from '../../../ui/text.tsx'
import { BankAccountTable } from './BankAccountTable.tsx'

interface NoAccountsProps {
  /** The style of the button for the first account. */
  readonly emphasis: 'primary' | 'secondary'
  readonly onAdd: () => void
}

/** Offers to add the first account. */
function NoAccounts({ emphasis, onAdd }: NoAccountsProps) {
  const t = useText()
  return (
    <EmptyState
      fill
      illustration={<FirstRowIllustration />}
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

/** The customer's own accounts and, in ramp-only mode, the recipients under them (decisions.md A3). */
export function BankAccountList({ waits, ...list }: NoAccountsProps & { readonly waits: boolean }) {
  const t = useText()
  const query = useBankAccounts()
  return (
    <QuerySkeletonView
      query={waits ? withoutData(query) : query}
      skeleton={<SkeletonRows count={5} searched label={t('bankAccounts.loading')} />}
      failure={{ title: t('bankAccounts.loadError.title') }}
    >
      {(accounts) => <Accounts accounts={accounts} {...list} />}
    </QuerySkeletonView>
  )
}

interface AccountsProps extends NoAccountsProps {
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
  const ownList = accounts.length > 0 ? <BankAccountTable accounts={accounts} texts={OWN} /> : <NoAccounts {...list} />
  if (recipients.length === 0) return ownList
  return (
    <Stack gap={32}>
      {ownList}
      <Stack gap={12}>
        <Subhead>{t(RECIPIENTS.list)}</Subhead>
        <BankAccountTable accounts={recipients} texts={RECIPIENTS} />
      </Stack>
    </Stack>
  )
}
