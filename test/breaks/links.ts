import type { Break } from './entry.ts'

const LINKS = 'src/features/bank-accounts/links'
const FORM = 'test/browser/bank-accounts/generate-address.test.ts'
const SUBMIT = 'test/browser/bank-accounts/submit-address.test.ts'
const LISTED = 'test/browser/bank-accounts/linked-wallets.test.ts'

const FIELDS = { file: FORM, title: 'has the networks, the stablecoins and the methods' }
const MADE = { file: SUBMIT, title: 'opens, is said to be made' }
const REFUSED = { file: SUBMIT, title: 'says what the server refused, at its field' }

/** Wallet addresses of bank accounts: caught by the browser tests, on the built files. */
export const WALLET_LINKS = [
  {
    ids: ['ACC-18'],
    file: `${LINKS}/LinkedWallet.tsx`,
    find: '      <DepositAddress address={address} name={name} />\n',
    replace: '      {null}\n',
    test: { file: LISTED, title: 'open one at a time, with the whole address' },
  },
  {
    ids: ['ACC-18'],
    file: 'src/lib/format/qr-code.ts',
    find: 'data.map(rowPath)',
    replace: 'data.slice(4).map(rowPath)',
    test: { file: LISTED, title: 'have a code that a scanner reads as the address' },
  },
  {
    ids: ['ACC-19', 'LINK-02', 'LINK-03'],
    file: 'src/domain/bank-accounts/wallet-link.ts',
    find: 'source: { network: form.network, currency: form.coin }',
    replace: "source: { network: form.network, currency: 'usdc' }",
    test: { file: SUBMIT, title: 'is asked for as it was chosen' },
  },
  {
    ids: ['LINK-04'],
    file: `${LINKS}/LinkFields.tsx`,
    find: 'LINK_NETWORK_NAMES.map(',
    replace: 'LINK_NETWORK_NAMES.slice(1).map(',
    test: FIELDS,
  },
  {
    ids: ['LINK-05'],
    file: `${LINKS}/LinkFields.tsx`,
    find: 'segments={coins.map(',
    replace: 'segments={coins.slice(0, 1).map(',
    test: FIELDS,
  },
  {
    ids: ['STATE-LINK-02'],
    file: 'src/domain/bank-accounts/wallet-link.ts',
    find: "['ach', 'wire']",
    replace: "['wire', 'ach']",
    test: FIELDS,
  },
  {
    ids: ['LINK-06'],
    file: `${LINKS}/LinkFields.tsx`,
    find: 'disabled: disabled || isDisabled,',
    replace: 'disabled,',
    test: { file: FORM, title: 'has no USDT for a euro account' },
  },
  {
    ids: ['STATE-LINK-01'],
    file: 'src/domain/bank-accounts/wallet-link.ts',
    find: "? ['sepa'] :",
    replace: "? ['ach'] :",
    test: { file: FORM, title: 'has no USDT for a euro account' },
  },
  {
    ids: ['LINK-07'],
    file: `${LINKS}/LinkNotes.tsx`,
    find: 'tone="destructive"',
    replace: 'tone="warning"',
    test: { file: FORM, title: 'warns at once that USDT is another token' },
  },
  {
    ids: ['LINK-08'],
    file: `${LINKS}/GenerateAddress.tsx`,
    find: 'disabled={!isAllowed || !entry.isComplete}',
    replace: 'disabled={!isAllowed}',
    test: REFUSED,
  },
  {
    ids: ['LINK-08', 'LINK-13'],
    file: `${LINKS}/GenerateAddress.tsx`,
    find: 'disabled={!isAllowed || !entry.isComplete}',
    replace: 'disabled={!entry.isComplete}',
    test: { file: FORM, title: 'is asked again while the form is open' },
  },
  {
    ids: ['LINK-09'],
    file: `${LINKS}/GenerateAddress.tsx`,
    find: '            aria-disabled={generate.isPending || undefined}\n',
    replace: '',
    test: { file: SUBMIT, title: 'cannot be confirmed twice, changed or closed' },
  },
  {
    ids: ['LINK-10'],
    file: `${LINKS}/LinkNotes.tsx`,
    find: '{ coin: currencyCode(form.coin), network }',
    replace: "{ coin: 'USDC', network }",
    test: { file: FORM, title: 'asks to double-check the address' },
  },
  {
    ids: ['LINK-11'],
    file: `${LINKS}/LinkNotes.tsx`,
    find: 'linkRail(form.destination)',
    replace: "linkRail('wire')",
    test: { file: FORM, title: 'shows the fee of the method' },
  },
  {
    ids: ['LINK-12'],
    file: 'src/domain/bank-accounts/wallet-link.ts',
    find: 'offloaderWallets && !account.isThirdParty && account.walletBankAccountsAllowed',
    replace: 'offloaderWallets && account.walletBankAccountsAllowed',
    test: { file: FORM, title: 'is asked of the feature, of the server and of the owner' },
  },
  {
    ids: ['LINK-14'],
    file: `${LINKS}/use-generate-address.ts`,
    find: "        title: t('bankAccounts.links.made.title'),\n",
    replace: "        title: '',\n",
    test: MADE,
  },
  {
    ids: ['LINK-14'],
    file: `${LINKS}/use-generate-address.ts`,
    find: "failures.toast(error, t('bankAccounts.links.notMade'))",
    replace: 'undefined',
    test: REFUSED,
  },
  {
    ids: ['STATE-LINK-03'],
    file: 'src/queries/accounts/bank-accounts.ts',
    find: `      emit('ramp-wallet-linked', { id: link.id })
      onMade()
    },
    onError: onFailed,
    onSettled: () => void queryClient.invalidateQueries({ ...list, refetchType: 'all' }),
`,
    replace: `      emit('ramp-wallet-linked', { id: link.id })
      onMade()
    },
    onError: onFailed,
`,
    test: MADE,
  },
  {
    ids: ['STATE-LINK-04'],
    file: 'src/features/bank-accounts/list/AccountDialogs.tsx',
    find: "onMade={(made) => onOpen({ action: 'linkedWallets', account, made })}",
    replace: 'onMade={close}',
    test: MADE,
  },
] as const satisfies readonly Break[]
