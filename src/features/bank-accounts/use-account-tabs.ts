import { useDraft } from '../../components/drafts.ts'
import { ownAccounts } from '../../domain/bank-accounts/account-list.ts'
import { accountTabs, hiddenTabs, type AccountTab } from '../../domain/bank-accounts/tabs.ts'
import { useBankAccounts } from '../../queries/bank-accounts/bank-accounts.ts'
import { useServices } from '../../queries/services.ts'
import { useWallets } from '../../queries/wallets/wallets.ts'

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
export function useAccountTabs(type: string | undefined, hiddenNames: readonly string[]) {
  const { settings } = useServices()
  const hidden = hiddenTabs(hiddenNames, settings.excludedTabs)
  const chosen = useTab(type, hidden)
  return { ...chosen, hidden, counts: useCounts(chosen.tabs) }
}
