export const ACCOUNT_TABS = ['bank', 'wallets'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

const isTab = (text: string): text is AccountTab => ACCOUNT_TABS.some((tab) => tab === text)

/** The tabs that a merchant leaves out join those of the route, each once. */
export const hiddenTabs = (hidden: readonly string[], excluded: readonly AccountTab[]): readonly AccountTab[] => [
  ...new Set([...hidden.filter(isTab), ...excluded]),
]

export interface AccountTabs {
  readonly selected: AccountTab
  /** With one tab there is no bar. */
  readonly tabs: readonly AccountTab[]
}

export function accountTabs(type: string | undefined, hidden: readonly AccountTab[]): AccountTabs {
  const open = ACCOUNT_TABS.filter((tab) => !hidden.includes(tab))
  const tabs: readonly AccountTab[] = open.length > 0 ? open : ['bank']
  return { selected: tabs.find((tab) => tab === type) ?? tabs[0] ?? 'bank', tabs }
}
