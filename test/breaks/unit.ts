import type { Break } from './entry.ts'

/** Caught by vitest. */
export const UNIT = [
  {
    ids: ['AUTH-12'],
    file: 'src/app/session/session.ts',
    find: '    parts.identify(tokens)\n',
    replace: '',
    test: { file: 'src/app/session/session.test.ts', title: 'a signed-in customer is identified to the analytics' },
  },
  {
    ids: ['AUTH-12'],
    file: 'src/app/session/identify.ts',
    find: 'identify(uid, { email })',
    replace: "identify(uid, { email: '' })",
    test: { file: 'src/app/session/identify.test.ts', title: 'get the uid and the e-mail' },
  },
  {
    ids: ['NAV-08'],
    file: 'src/router/router-store.ts',
    find: "START_PATH = '/sign-in'",
    replace: "START_PATH = '/sign-up'",
    test: { file: 'src/router/stack.test.ts', title: 'the stack starts at /sign-in' },
  },
  {
    ids: ['ACC-03'],
    file: 'src/domain/bank-accounts/tabs.ts',
    find: '...hidden.filter(isTab), ...excluded',
    replace: '...hidden.filter(isTab)',
    test: { file: 'src/domain/bank-accounts/tabs.test.ts', title: 'excluded hide' },
  },
  {
    ids: ['ACC-10', 'STATE-BACC-01'],
    file: 'src/domain/bank-accounts/account-list.ts',
    find: 'hasOwner && !isThirdParty).toSorted(byStatus)',
    replace: 'hasOwner && !isThirdParty)',
    test: { file: 'src/domain/bank-accounts/account-list.test.ts', title: 'accounts sort by status: active, pending' },
  },
  {
    ids: ['ACC-05'],
    file: 'src/domain/bank-accounts/account-row.ts',
    find: "    'copyDetails',\n",
    replace: '',
    test: {
      file: 'src/domain/bank-accounts/account-list.test.ts',
      title: 'the row menu offers the actions that the account allows',
    },
  },
  {
    ids: ['ACC-07'],
    file: 'src/domain/bank-accounts/account-list.ts',
    find: 'hasOwner && !isThirdParty',
    replace: '!isThirdParty',
    test: { file: 'src/domain/bank-accounts/account-list.test.ts', title: 'belong to no third party are listed' },
  },
  {
    ids: ['ACC-08'],
    file: 'src/domain/bank-accounts/account-list.ts',
    find: 'hasOwner && !isThirdParty',
    replace: 'hasOwner',
    test: { file: 'src/domain/bank-accounts/account-list.test.ts', title: 'belong to no third party are listed' },
  },
  {
    ids: ['FORM-03'],
    file: 'src/domain/payouts/quote-lines.ts',
    find: "multiply(units, rate, 'halfUp')",
    replace: 'units',
    test: { file: 'src/domain/payouts/quote-lines.test.ts', title: ', fees of ' },
  },
  {
    ids: ['WAL-18'],
    file: 'src/lib/format/short-address.ts',
    find: 'FORM_ENDS = 6',
    replace: 'FORM_ENDS = 5',
    test: { file: 'src/lib/format/short-address.test.ts', title: 'forms show six characters at each end' },
  },
  ...[
    ['    ifsc: textOrNull,\n', '    ifsc: z.pipe(textOrNull, z.transform(() => null)),\n'],
    ['    bankAddressString: textOrNull,\n', '    bankAddressString: z.pipe(textOrNull, z.transform(() => null)),\n'],
    ['    deletedAt: deleted,\n', '    deletedAt: null,\n'],
    ['thirdPartyBeneficiaryInfo != null', 'false'],
    [
      'walletBankAccountsAllowed: z._default(z.boolean(), false)',
      'walletBankAccountsAllowed: z.pipe(z._default(z.boolean(), false), z.transform(() => false))',
    ],
  ].map(([find, replace]) => ({
    ids: ['ENT-09'],
    file: 'src/api/wire/bank-account.ts',
    find: find!,
    replace: replace!,
    test: { file: 'src/api/wire/dialects.test.ts', title: 'every field of a listed account is read' },
  })),
  {
    ids: ['METH-08'],
    file: 'src/domain/rails.ts',
    find: "  NEFT: { ...instant, network: 'neft'",
    replace: "  NEFT: { ...instant, badges: [INSTANT], network: 'neft'",
    test: { file: 'src/domain/payouts/methods.test.ts', title: 'NEFT is recommended and instant' },
  },
  {
    ids: ['METH-08'],
    file: 'src/domain/payouts/methods.ts',
    find: '...badges.filter((badge) => badge !== RECOMMENDED)',
    replace: '...badges',
    test: { file: 'src/domain/payouts/methods.test.ts', title: 'NEFT is recommended and instant' },
  },
] as const satisfies readonly Break[]
