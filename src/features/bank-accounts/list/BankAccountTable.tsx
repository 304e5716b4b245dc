import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, useMemo } from 'react'
import { BANK_PAGE_SIZE, searchTextOf } from '../../../domain/bank-accounts/account-list.ts'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { pageOf, type Page } from '../../../lib/table.ts'
import { searchQuery } from '../../../queries/search.ts'
import { RichText } from '../../../ui/RichText.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Pager } from '../../../ui/data/Pager.tsx'
import { SearchBox } from '../../../ui/data/SearchBox.tsx'
import { TableCard } from '../../../ui/data/table/TableCard.tsx'
import { NoMatch } from '../../../ui/feedback/NoMatch.tsx'
import { Rows } from '../../../ui/layout/rows/Rows.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText, type MessageId } from '../../../ui/text.tsx'
import { AccountDialogs, type OpenDialog } from './AccountDialogs.tsx'
import { BankAccountRow } from './BankAccountRow.tsx'

interface Props {
  readonly query: string
  readonly onClear: () => void
}

/** Says that the search finds no account. */
function NoMatchingAccounts({ query, onClear }: Props) {
  const t = useText()
  return (
    <NoMatch
      fill
      title={<RichText id="bankAccounts.noMatch.title" values={{ query }} components={[<bdi key="query" />]} />}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('bankAccounts.search.clear')}
        </Button>
      }
    >
      {t('bankAccounts.noMatch.text')}
    </NoMatch>
  )
}

/** Returns all accounts until the customer types and the search module is loaded. */
function useAccountSearch(accounts: readonly BankAccount[], query: string): readonly BankAccount[] {
  const isAsked = query.trim() !== ''
  const { data: createSearch } = useQuery(searchQuery(isAsked))
  const search = useMemo(
    () => (isAsked && createSearch ? createSearch(accounts, searchTextOf) : null),
    [isAsked, createSearch, accounts],
  )
  return useMemo(() => search?.(query) ?? accounts, [search, accounts, query])
}

interface TableProps {
  readonly accounts: readonly BankAccount[]
  /** The name of the list, and of its search. */
  readonly texts: { readonly list: MessageId; readonly search: MessageId; readonly hint: MessageId }
}

/** The account as the list has it now; an account that has left the list, as it was. */
const presentOf = (accounts: readonly BankAccount[], { account }: OpenDialog): BankAccount =>
  accounts.find(({ id }) => id === account.id) ?? account

/** The table with its search and five rows a page. */
export function BankAccountTable({ accounts, texts }: TableProps) {
  const t = useText()
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState(0)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  // The letter is drawn first, and what it finds in a frame of its own.
  const asked = useDeferredValue(query)
  const found = useAccountSearch(accounts, asked)
  const page = pageOf(found, wanted, BANK_PAGE_SIZE)
  const search = (text: string) => {
    setQuery(text)
    setWanted(0)
  }
  return (
    <Stack gap={12}>
      <SearchBox label={t(texts.search)} placeholder={t(texts.hint)} value={query} onChange={search} />
      <TableCard pager={page.pages > 1 && <Pages page={page} onTurn={setWanted} />}>
        {found.length === 0 ? (
          <NoMatchingAccounts query={asked} onClear={() => search('')} />
        ) : (
          <Rows label={t(texts.list)}>
            {page.items.map((account) => (
              <BankAccountRow key={account.id} account={account} onOpen={setDialog} />
            ))}
          </Rows>
        )}
      </TableCard>
      {dialog && <AccountDialogs open={{ ...dialog, account: presentOf(accounts, dialog) }} onOpen={setDialog} />}
    </Stack>
  )
}

interface PagesProps {
  readonly page: Page<BankAccount>
  readonly onTurn: (page: number) => void
}

function Pages({ page: range, onTurn }: PagesProps) {
  const { page, pages } = range
  return (
    <Pager
      range={range}
      onPrevious={page > 0 ? () => onTurn(page - 1) : undefined}
      onNext={page < pages - 1 ? () => onTurn(page + 1) : undefined}
    />
  )
}
