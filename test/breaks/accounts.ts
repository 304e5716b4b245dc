import { breaksOf, type Break } from './entry.ts'

const SCREENS = 'src/features/bank-accounts'
const LIST = 'src/domain/bank-accounts/account-list.ts'
const LIST_UNIT = 'src/domain/bank-accounts/account-list.test.ts'
const SCREEN = 'test/browser/bank-accounts/list.test.ts'
const STRUCK = 'strikes a deleted account through'
const DELETES = 'deletes only after a confirmation'

/** The list of bank accounts, its recipients and what can be done with a row. */
export const ACCOUNTS: readonly Break[] = [
  ...breaksOf('src/domain/bank-accounts/tabs.ts', 'src/domain/bank-accounts/tabs.test.ts', [
    [['ACC-02'], 'tabs.find((tab) => tab === type) ?? tabs[0]', 'tabs[0]', ' hidden selects '],
    [['ACC-03'], '...hidden.filter(isTab), ...excluded', '...hidden.filter(isTab)', 'excluded hide'],
  ]),
  ...breaksOf(LIST, LIST_UNIT, [
    [
      ['ACC-10', 'STATE-BACC-01'],
      'hasOwner && !isThirdParty).toSorted(byStatus)',
      'hasOwner && !isThirdParty)',
      'accounts sort by status: active, pending',
    ],
    [['ACC-07'], 'hasOwner && !isThirdParty', '!isThirdParty', 'belong to no third party are listed'],
    [['ACC-08'], 'hasOwner && !isThirdParty', 'hasOwner', 'belong to no third party are listed'],
    [['ACC-11'], 'pixKey, clabe, ifsc]),', 'pixKey, clabe]),', 'the search covers the stated fields'],
  ]),
  ...breaksOf('src/domain/bank-accounts/wallet-link.ts', 'src/domain/bank-accounts/wallet-link.test.ts', [
    [
      ['LINK-02', 'F27'],
      ' &&\n  linkCurrency(account) === account.currency',
      '',
      'an account in mxn is linked in that currency or not at all',
    ],
  ]),
  ...breaksOf('src/domain/bank-accounts/account-row.ts', LIST_UNIT, [
    [['ACC-05'], "    'copyDetails',\n", '', 'the row menu offers the actions that the account allows'],
    [
      ['STATE-BACC-04'],
      'areActionsDisabled: isInactive',
      'areActionsDisabled: false',
      'the row of a deleted account is inactive',
    ],
  ]),
  ...breaksOf('src/lib/table.ts', 'src/lib/table.test.ts', [
    [['ACC-12'], 'SEARCH_THRESHOLD = 0.3', 'SEARCH_THRESHOLD = 0.6', 'the search is fuzzy with threshold 0.3'],
  ]),
  ...breaksOf('src/ui/marks/bank-monograms.ts', 'src/ui/marks/bank-monograms.test.ts', [
    [['ACC-14'], '?.[1] ?? null', '?.[1] ?? BANKS[0]![1]', ' has no monogram'],
  ]),
  ...breaksOf(`${SCREENS}/AccountsScreen.tsx`, SCREEN, [
    [['ACC-01'], "{selected === 'bank' ?", "{selected !== 'bank' ?", 'shows five rows a page'],
    [['ACC-06'], 'onAdd: isEmpty ? null : add', 'onAdd: null', 'shows five rows a page'],
  ]),
  ...breaksOf(`${SCREENS}/AccountsScreen.tsx`, SCREEN, [
    [
      ['ACC-03'],
      'hiddenTabs(hiddenNames, settings.excludedTabs)',
      'hiddenTabs(hiddenNames, [])',
      'hides a tab that the merchant excludes',
    ],
  ]),
  ...breaksOf(`${SCREENS}/list/AccountMenu.tsx`, SCREEN, [
    [
      ['ACC-05'],
      'const group = (isDanger: boolean) =>\n    actions.flatMap(',
      'const group = (isDanger: boolean) =>\n    actions.slice(1).flatMap(',
      'has a menu with the actions of each account',
    ],
  ]),
  ...breaksOf(`${SCREENS}/list/BankAccountList.tsx`, SCREEN, [
    [
      ['ACC-04'],
      'variant={emphasis} onClick={onAdd}',
      'variant={emphasis}',
      'offers to add an account when there is none',
    ],
  ]),
  ...breaksOf(`${SCREENS}/list/BankAccountList.tsx`, SCREEN, [
    [['ACC-10'], 'ownAccounts(all), [all]', 'ownAccounts(all).toReversed(), [all]', 'is sorted by status'],
  ]),
  ...breaksOf('src/ui/data/table/TableCard.tsx', SCREEN, [
    [['ACC-13'], 'min-block-size: 450px;', 'min-block-size: 0;', 'has a fixed height on large screens'],
  ]),
  ...breaksOf(`${SCREENS}/list/BankAccountRow.tsx`, SCREEN, [
    [['STATE-BACC-02'], '      inactive={isInactive}\n', '', STRUCK],
  ]),
  ...breaksOf(`${SCREENS}/list/BankAccountRow.tsx`, SCREEN, [
    [
      ['STATE-BACC-03'],
      'formatMoment(account.deletedAt, i18n.locale)',
      'formatMoment(new Date(), i18n.locale)',
      STRUCK,
    ],
  ]),
  ...breaksOf(`${SCREENS}/list/DeleteBankAccount.tsx`, SCREEN, [
    [['ACC-15'], '      onClose={onClose}\n', '      onClose={confirm}\n', DELETES],
  ]),
  ...breaksOf('src/components/use-deletion.ts', SCREEN, [
    [['ACC-16'], "toasts.show({ tone: 'success', title: deleted, follows: true })", 'undefined', DELETES],
    [['ACC-17'], 'failures.toast(error, notDeleted, describe)', 'undefined', DELETES],
  ]),
  ...breaksOf(`${SCREENS}/list/BankAccountTable.tsx`, 'test/browser/bank-accounts/long-list.test.ts', [
    [
      ['ACC-09', 'ACC-11'],
      'pageOf(found, wanted, BANK_PAGE_SIZE)',
      'pageOf(found, wanted, found.length)',
      'render no more than a page',
    ],
  ]),
  ...breaksOf(`${SCREENS}/list/BankAccountList.tsx`, 'test/browser/bank-accounts/recipients.test.ts', [
    [
      ['ACC-08', 'PROD-07'],
      'rampOnly ? recipientAccounts(all) : []',
      'rampOnly ? [] : recipientAccounts(all)',
      'stand in a list of their own',
    ],
  ]),
]
