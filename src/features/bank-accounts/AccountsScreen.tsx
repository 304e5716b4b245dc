import type { ReactNode } from 'react'
import { accountTabs, hiddenTabs, type AccountTab } from '../../domain/bank-accounts/tabs.ts'
import { ownAccounts } from '../../domain/bank-accounts/account-list.ts'
import { useBankAccounts } from '../../queries/accounts/bank-accounts.ts'
import { useWallets } from '../../queries/accounts/wallets.ts'
import { useDraft } from '../../components/drafts.ts'
import { useServices } from '../../queries/services.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ActionFooter } from '../../ui/frame/ActionFooter.tsx'
import { Page } from '../../ui/frame/Page.tsx'
import { PageTitle } from '../../ui/frame/PageTitle.tsx'
import { plusIcon } from '../../ui/icons/actions.ts'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { useText } from '../../ui/text.tsx'
import { BankAccountList } from './list/BankAccountList.tsx'

interface Params {
  readonly type?: string
  readonly hidden?: readonly string[]
  /** The content of the wallets tab. */
  readonly wallets: ReactNode
}

/** The selected tab is kept as a draft, so that Back restores it. */
function useTab(type: string | undefined, hidden: readonly AccountTab[]) {
  const [chosen, choose] = useDraft('accounts', type)
  return { ...accountTabs(chosen, hidden), choose }
}

const ADD = { bank: 'bankAccounts.add', wallets: 'wallets.add' } as const
const NAMES = { bank: 'bankAccounts.list', wallets: 'wallets.list' } as const
const NOTHING: readonly string[] = []

/** The number of items in each tab; undefined until the list is loaded. */
function useCounts(tabs: readonly AccountTab[]) {
  const { data: accounts } = useBankAccounts(tabs.includes('bank'))
  const { data: wallets } = useWallets(tabs.includes('wallets'))
  return { bank: accounts && ownAccounts(accounts).length, wallets: wallets?.length }
}

/** Shows bank accounts and wallets. `type` and `hidden` come from the route or are passed directly. */
export function AccountsScreen({ type, hidden: hiddenNames = NOTHING, wallets }: Params) {
  const t = useText()
  const router = useRouter()
  const { settings } = useServices()
  const hidden = hiddenTabs(hiddenNames, settings.excludedTabs)
  const { tabs, selected, choose } = useTab(type, hidden)
  const counts = useCounts(tabs)
  const add = () =>
    selected === 'bank'
      ? router.push('/my-accounts/bank-accounts/new', { hidden })
      : router.push('/my-accounts/wallets/new', {})
  const action = (block: boolean) => (
    <Button icon={plusIcon} size={block ? 'lg' : 'md'} block={block} onClick={add}>
      {t(ADD[selected])}
    </Button>
  )
  const isEmpty = counts[selected] === 0
  const list = selected === 'bank' ? <BankAccountList onAdd={add} /> : wallets
  return (
    <Page width="wide">
      <PageTitle action={!isEmpty && action(false)}>{t('bankAccounts.screen')}</PageTitle>
      {tabs.length > 1 ? (
        <Tabs
          label={t('bankAccounts.tabs')}
          tabs={tabs.map((tab) => ({ key: tab, label: t(NAMES[tab]), ...(counts[tab] && { count: counts[tab] }) }))}
          chosen={selected}
          onChoose={choose}
        >
          {list}
        </Tabs>
      ) : (
        list
      )}
      {!isEmpty && <ActionFooter compactOnly>{action(true)}</ActionFooter>}
    </Page>
  )
}
