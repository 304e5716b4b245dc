import type { Break } from './entry.ts'

const EDIT = 'test/browser/wallets/edit.test.ts'

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
    test: { file: EDIT, title: 'and starts and ends like a saved one' },
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
] as const satisfies readonly Break[]
