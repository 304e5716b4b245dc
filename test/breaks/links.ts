import { breaksOf, type Break } from './entry.ts'

const LINKS = 'src/features/bank-accounts/links'
const RULES = 'src/domain/bank-accounts/wallet-link.ts'
const FORM = 'test/browser/bank-accounts/generate-address.test.ts'
const SUBMIT = 'test/browser/bank-accounts/submit-address.test.ts'
const LISTED = 'test/browser/bank-accounts/linked-wallets.test.ts'

const FIELDS = 'has the networks, the stablecoins and the methods'
const EUROS = 'has no USDT for a euro account'
const MADE = 'opens, is reported as made'
const REFUSED = 'says what the server refused, at its field'

/** Wallet addresses of bank accounts: caught by the browser tests, on the built files. */
export const WALLET_LINKS: readonly Break[] = [
  ...breaksOf(`${LINKS}/LinkedWallet.tsx`, LISTED, [
    [['ACC-18'], '        address={address}\n', '        address=""\n', 'open one at a time, with the whole address'],
  ]),
  ...breaksOf('src/lib/format/qr-code.ts', LISTED, [
    [['ACC-18'], 'data.map(rowPath)', 'data.slice(4).map(rowPath)', 'have a code that a scanner reads as the address'],
  ]),
  ...breaksOf(RULES, SUBMIT, [
    [
      ['ACC-19', 'LINK-02', 'LINK-03'],
      'source: { network: form.network, currency: form.coin }',
      "source: { network: form.network, currency: 'usdc' }",
      'is asked for as it was chosen',
    ],
  ]),
  ...breaksOf(`${LINKS}/LinkFields.tsx`, FORM, [
    [['LINK-04'], 'LINK_NETWORK_NAMES.map(', 'LINK_NETWORK_NAMES.slice(1).map(', FIELDS],
    [['LINK-05'], 'segments={coins.map(', 'segments={coins.slice(0, 1).map(', FIELDS],
    [['LINK-06'], 'disabled: disabled || isDisabled,', 'disabled,', EUROS],
  ]),
  ...breaksOf(RULES, FORM, [
    [['LINK-12'], '  !account.isThirdParty &&\n', '', 'is asked of the feature, of the server and of the owner'],
  ]),
  ...breaksOf(`${LINKS}/LinkNotes.tsx`, FORM, [
    [['LINK-07'], 'tone="destructive"', 'tone="warning"', 'warns at once that USDT is another token'],
    [
      ['LINK-10'],
      '{ coin: currencyCode(form.coin), network }',
      "{ coin: 'USDC', network }",
      'asks to double-check the address',
    ],
    [['LINK-11'], 'linkRail(form.destination)', "linkRail('wire')", 'shows the fee of the method'],
  ]),
  ...breaksOf(`${LINKS}/GenerateAddress.tsx`, SUBMIT, [
    [['LINK-08'], 'disabled={!isAllowed || !entry.isComplete}', 'disabled={!isAllowed}', REFUSED],
    [
      ['LINK-09'],
      '            aria-disabled={generate.isPending || undefined}\n',
      '',
      'cannot be confirmed twice, changed or closed',
    ],
  ]),
  ...breaksOf(`${LINKS}/GenerateAddress.tsx`, FORM, [
    [
      ['LINK-08', 'LINK-13'],
      'disabled={!isAllowed || !entry.isComplete}',
      'disabled={!entry.isComplete}',
      'is asked again while the form is open',
    ],
  ]),
  ...breaksOf(`${LINKS}/GenerateAddress.tsx`, SUBMIT, [
    [['LINK-14'], "        title: t('bankAccounts.links.made.title'),\n", "        title: '',\n", MADE],
    [['LINK-14'], "failures.toast(error, t('bankAccounts.links.notMade'))", 'undefined', REFUSED],
  ]),
  ...breaksOf('src/domain/currency.ts', FORM, [
    [['STATE-LINK-02'], "links: ['ach', 'wire'],", "links: ['wire', 'ach'],", FIELDS],
    [['STATE-LINK-01'], "links: ['sepa'],", "links: ['ach'],", EUROS],
  ]),
  ...breaksOf('src/queries/bank-accounts/bank-accounts.ts', SUBMIT, [
    [
      ['STATE-LINK-03'],
      `      emit('ramp-wallet-linked', { id: link.id })
      onMade()
    },
    onError: onFailed,
    onSettled: () => void queryClient.invalidateQueries({ ...list, refetchType: 'all' }),
`,
      `      emit('ramp-wallet-linked', { id: link.id })
      onMade()
    },
    onError: onFailed,
`,
      MADE,
    ],
  ]),
  ...breaksOf('src/features/bank-accounts/list/AccountDialogs.tsx', SUBMIT, [
    [
      ['STATE-LINK-04'],
      "onMade={(made) => onOpen({ action: 'linkedWallets', account, made })}",
      'onMade={close}',
      MADE,
    ],
  ]),
]
