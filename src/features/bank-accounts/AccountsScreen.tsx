import type { ComponentType } from 'react'
import { useDraft } from '../../components/drafts.ts'
import { NextStepCard } from '../../components/next-step/NextStepCard.tsx'
import { useCardPosition, useNextStep } from '../../components/next-step/use-next-step.ts'
import { UnreadableRows } from '../../components/UnreadableRows.tsx'
import { ownAccounts } from '../../domain/bank-accounts/account-list.ts'
import { accountTabs, hiddenTabs, type AccountTab } from '../../domain/bank-accounts/tabs.ts'
import { useBankAccounts } from '../../queries/bank-accounts/bank-accounts.ts'
import { useServices } from '../../queries/services.ts'
import { useWallets } from '../../queries/wallets/wallets.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { PageTitle } from '../../ui/frame/PageTitle.tsx'
import { RootPage } from '../../ui/frame/RootPage.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { useText } from '../../ui/text.tsx'
import { CompactActions, WideActions } from './AccountActions.tsx'
import { BankAccountList } from './list/BankAccountList.tsx'

/** The selected tab is kept as a draft, so that Back restores it. */
function useTab(type: string | undefined, hidden: readonly AccountTab[]) {
  const [chosen, choose] = useDraft('accounts', type)
  return { ...accountTabs(chosen, hidden), choose }
}

/** The number of items in each tab; undefined until the list is loaded. */
function useCounts(tabs: readonly AccountTab[]) {
  const { data: accounts } = useBankAccounts(tabs.includes('bank'))
  const { data: wallets } = useWallets(tabs.includes('wallets'))
  return { bank: accounts && ownAccounts(accounts).length, wallets: wallets?.length }
}

/** The tabs that are shown, the selected one, and the number of items in each. */
function useAccountTabs(type: string | undefined, hiddenNames: readonly string[]) {
  const { settings } = useServices()
  const hidden = hiddenTabs(hiddenNames, settings.excludedTabs)
  const chosen = useTab(type, hidden)
  return { ...chosen, hidden, counts: useCounts(chosen.tabs) }
}

/** Only one button of a screen is primary: that of the next step, where there is one. */
type Emphasis = 'primary' | 'secondary'

interface Params {
  readonly type?: string
  readonly hidden?: readonly string[]
  /** The content of the wallets tab. `emphasis` is the style of its button for the first wallet; `waits` keeps the list loading. */
  readonly WalletList: ComponentType<{ readonly emphasis: Emphasis; readonly waits: boolean }>
}

const LISTS = { bank: 'bankAccounts', wallets: 'wallets' } as const
const NAMES = { bank: 'bankAccounts.list', wallets: 'wallets.list' } as const
const NOTHING: readonly string[] = []

/** Shows bank accounts and wallets. `type` and `hidden` come from the route or are passed directly. */
export function AccountsScreen({ type, hidden: hiddenNames = NOTHING, WalletList }: Params) {
  const t = useText()
  const router = useRouter()
  const { tabs, selected, choose, hidden, counts } = useAccountTabs(type, hiddenNames)
  const step = useNextStep()
  const add = () =>
    selected === 'bank'
      ? router.push('/my-accounts/bank-accounts/new', { hidden })
      : router.push('/my-accounts/wallets/new', {})
  const isEmpty = counts[selected] === 0
  const emphasis = step ? 'secondary' : 'primary'
  const position = useCardPosition(step === undefined)
  const listProps = { emphasis, waits: position === 'awaited' } as const
  const card = step && <NextStepCard step={step} />
  // Below the tabs, which are there before the card and would be moved by it.
  const panel = (
    <>
      {position === 'above' && card}
      {selected === 'bank' ? <BankAccountList {...listProps} onAdd={add} /> : <WalletList {...listProps} />}
      {position === 'below' && card}
    </>
  )
  const actions = {
    tab: selected,
    onAdd: isEmpty ? null : add,
    hasNextStep: Boolean(step) || isEmpty,
    offersTransfer: step?.kind !== 'makeTransfer',
    isAwaited: listProps.waits,
  }
  return (
    <RootPage>
      <PageTitle action={<WideActions {...actions} />}>{t('bankAccounts.screen')}</PageTitle>
      <UnreadableRows of={LISTS[selected]} />
      {tabs.length > 1 ? (
        <Tabs
          label={t('bankAccounts.tabs')}
          tabs={tabs.map((tab) => ({
            key: tab,
            label: t(NAMES[tab]),
            count: counts[tab] === 0 ? undefined : (counts[tab] ?? null),
          }))}
          chosen={selected}
          onChoose={choose}
        >
          {panel}
        </Tabs>
      ) : (
        panel
      )}
      <CompactActions {...actions} />
    </RootPage>
  )
}
