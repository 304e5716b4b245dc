import type { Break } from './entry.ts'

const EDIT = 'test/browser/wallets/edit.test.ts'
const HELP = 'test/browser/bank-accounts/help.test.ts'

/** Accounts and wallets: caught by the browser tests, on the built files. */
export const ACCOUNTS = [
  {
    ids: ['WAL-03', 'NAV-24'],
    file: 'src/features/wallets/EditWalletScreen.tsx',
    find: "{t('wallets.edit.title')}",
    replace: "{t('wallets.edit')}",
    test: { file: EDIT, title: 'is opened from its menu, with a title and a way back' },
  },
  {
    ids: ['STATE-WFORM-04'],
    file: 'src/queries/accounts/wallets.ts',
    find: '      onUpdated()\n',
    replace: '',
    test: { file: EDIT, title: 'saves the nickname, says so' },
  },
  {
    ids: ['SAFE-W2'],
    file: 'src/features/wallets/WalletFields.tsx',
    find: '      <AddressWarning entry={entry} />\n',
    replace: '',
    test: { file: EDIT, title: 'like a saved one is shown in full beside it' },
  },
  {
    ids: ['ACC-08', 'PROD-07'],
    file: 'src/features/bank-accounts/list/BankAccountList.tsx',
    find: 'rampOnly ? recipientAccounts(all) : []',
    replace: 'rampOnly ? [] : recipientAccounts(all)',
    test: { file: 'test/browser/bank-accounts/recipients.test.ts', title: 'stand in a list of their own' },
  },
  {
    ids: ['W16'],
    file: 'src/features/bank-accounts/form/use-save-bank-account.ts',
    find: "entries[index - 1]?.path.startsWith('/payouts/new/') === true",
    replace: 'entries.length < index',
    test: { file: 'test/browser/bank-accounts/coming-back.test.ts', title: 'comes back to the form as it was' },
  },
  {
    ids: ['BANK-24'],
    file: 'src/features/bank-accounts/form/fields/BankField.tsx',
    find: 'const warning = isLeft ? doubt : null',
    replace: 'const warning = doubt',
    test: { file: HELP, title: 'says nothing of a number that is still typed' },
  },
  {
    ids: ['BANK-23', 'A11Y-03'],
    file: 'src/features/bank-accounts/form/fields/TextField.tsx',
    find: 'aria-describedby={doubt ? warningId : undefined}',
    replace: '',
    test: { file: HELP, title: 'doubts its check digits once the field is left' },
  },
  {
    ids: ['BANK-25'],
    file: 'src/domain/bank-accounts/form/help/european.ts',
    find: 'text.length !== length',
    replace: 'text.length > length',
    test: { file: HELP, title: 'says how long the IBAN of a country is' },
  },
  {
    ids: ['BANK-28', 'BANK-30'],
    file: 'src/domain/bank-accounts/form/help/indian.ts',
    find: 'selected === undefined || selected === bank',
    replace: 'selected === bank',
    test: { file: HELP, title: 'names the bank of an IFSC' },
  },
  {
    ids: ['ACC-09', 'ACC-11'],
    file: 'src/features/bank-accounts/list/BankAccountTable.tsx',
    find: 'pageOf(found, wanted, BANK_PAGE_SIZE)',
    replace: 'pageOf(found, wanted, found.length)',
    test: { file: 'test/browser/bank-accounts/long-list.test.ts', title: 'render no more than a page' },
  },
] as const satisfies readonly Break[]
