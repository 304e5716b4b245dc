const ACCOUNT_TABS = ['bank', 'wallets'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

const isTab = (text: string): text is AccountTab => ACCOUNT_TABS.some((tab) => tab === text)

/** The union of the tabs that the route hides and those that the merchant excludes. */
export const hiddenTabs = (hidden: readonly string[], excluded: readonly AccountTab[]): readonly AccountTab[] => [
  ...new Set([...hidden.filter(isTab), ...excluded]),
]

interface AccountTabs {
  readonly selected: AccountTab
  /** A single tab needs no tab bar. */
  readonly tabs: readonly AccountTab[]
}

export function accountTabs(type: string | undefined, hidden: readonly AccountTab[]): AccountTabs {
  const open = ACCOUNT_TABS.filter((tab) => !hidden.includes(tab))
  const tabs: readonly AccountTab[] = open.length > 0 ? open : ['bank']
  return { selected: tabs.find((tab) => tab === type) ?? tabs[0] ?? 'bank', tabs }
}
