import { useMemo } from 'react'
import { QuerySkeletonView } from '../../../components/QueryView.tsx'
import { ownAccounts, recipientAccounts } from '../../../domain/bank-accounts/account-list.ts'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { useBankAccounts } from '../../../queries/bank-accounts/bank-accounts.ts'
import { withoutData } from '../../../queries/reading.ts'
import { usePreference } from '../../../queries/services.ts'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Subhead } from '../../../ui/layout/Subhead.tsx'
import { useText } from '../../../ui/text.tsx'
import { BankAccountTable } from './BankAccountTable.tsx'
import { NoAccounts, type NoAccountsProps } from './NoAccounts.tsx'

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
