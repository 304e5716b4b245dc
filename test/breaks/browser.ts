import type { Break } from './entry.ts'

const BROWSER_TESTS = 'test/browser'

/** Caught by the browser tests, on the built files. */
export const BROWSER = [
  {
    ids: ['STATE-OTP-04'],
    file: 'src/features/sign-in/code/CodeScreen.tsx',
    find: "router.replace('/onboarding', {}, { clear: true })",
    replace: "router.replace('/onboarding', {})",
    test: { file: `${BROWSER_TESTS}/sign-in/code.test.ts`, title: 'replaces the whole history with the overview' },
  },
  {
    ids: ['AUTH-12'],
    file: 'src/app/services.ts',
    find: 'void identifyLazily(tokens, config.host, announcer.emit)',
    replace: 'void identifyLazily(tokens, {}, announcer.emit)',
    test: { file: `${BROWSER_TESTS}/sign-in/code.test.ts`, title: 'replaces the whole history with the overview' },
  },
  {
    ids: ['BANK-01'],
    file: 'src/features/bank-accounts/form/use-save-bank-account.ts',
    find: "router.replace('/my-accounts', { type: 'bank', hidden })",
    replace: "router.push('/my-accounts', { type: 'bank', hidden })",
    test: { file: `${BROWSER_TESTS}/bank-accounts/form.test.ts`, title: 'is replaced by the list of bank accounts' },
  },
  {
    ids: ['BANK-01'],
    file: 'src/features/bank-accounts/form/use-save-bank-account.ts',
    find: "{ type: 'bank', hidden }",
    replace: "{ type: 'bank', hidden: [] }",
    test: { file: `${BROWSER_TESTS}/bank-accounts/form.test.ts`, title: 'is replaced by the list of bank accounts' },
  },
  {
    ids: ['HIST-13'],
    file: 'src/features/payout-history/list/PayoutTable.tsx',
    find: "{ id, view: 'details' }",
    replace: '{ id }',
    test: { file: `${BROWSER_TESTS}/payout-history/list.test.ts`, title: 'opens the payout of a row' },
  },
  {
    ids: ['PAYNEW-02'],
    file: 'src/features/payouts/choice/NewPayoutScreen.tsx',
    find: "router.push('/payouts/new/off-ramp/currencies', { rampType: 'off-ramp' })",
    replace: "router.push('/payouts/new/off-ramp/currencies', {})",
    test: { file: `${BROWSER_TESTS}/payouts/choice.test.ts`, title: 'begins with two cards' },
  },
  {
    ids: ['PAYNEW-03'],
    file: 'src/features/payouts/choice/NewPayoutScreen.tsx',
    find: "router.push('/payouts/new/on-ramp/currencies', { rampType: 'on-ramp' })",
    replace: "router.push('/payouts/new/on-ramp/currencies', { rampType: 'off-ramp' })",
    test: { file: `${BROWSER_TESTS}/payouts/choice.test.ts`, title: 'begins with two cards' },
  },
  {
    ids: ['STATE-KYC-05'],
    file: 'src/features/onboarding/verification/use-verification.ts',
    find: "tone: 'info', title: t('kycUpdated')",
    replace: "tone: 'success', title: t('kycUpdated')",
    test: {
      file: `${BROWSER_TESTS}/onboarding/verification.test.ts`,
      title: 'a toast when the level changes',
    },
  },
  {
    ids: ['STATE-MAIN-08'],
    file: 'src/domain/onboarding/main-button.ts',
    find: "to: '/my-accounts', navigation: 'replace'",
    replace: "to: '/my-accounts', navigation: 'push'",
    test: { file: `${BROWSER_TESTS}/onboarding/overview.test.ts`, title: 'lets a complete customer continue' },
  },
  {
    ids: ['ACC-03'],
    file: 'src/features/bank-accounts/AccountsScreen.tsx',
    find: 'hiddenTabs(hiddenNames, settings.excludedTabs)',
    replace: 'hiddenTabs(hiddenNames, [])',
    test: { file: `${BROWSER_TESTS}/bank-accounts/list.test.ts`, title: 'hides a tab that the merchant excludes' },
  },
  {
    ids: ['ACC-05'],
    file: 'src/features/bank-accounts/list/AccountMenu.tsx',
    find: 'groups={actions.flatMap(',
    replace: 'groups={actions.slice(1).flatMap(',
    test: { file: `${BROWSER_TESTS}/bank-accounts/list.test.ts`, title: 'has a menu with the actions of each account' },
  },
  {
    ids: ['ACC-10'],
    file: 'src/features/bank-accounts/list/BankAccountList.tsx',
    find: 'ownAccounts(all), [all]',
    replace: 'ownAccounts(all).toReversed(), [all]',
    test: { file: `${BROWSER_TESTS}/bank-accounts/list.test.ts`, title: 'is sorted by status' },
  },
  {
    ids: ['MODE-04'],
    file: 'src/features/bank-accounts/form/NewBankAccountForm.tsx',
    find: '{rampOnly && <OwnerSection />}',
    replace: '<OwnerSection />',
    test: {
      file: `${BROWSER_TESTS}/bank-accounts/form.test.ts`,
      title: 'offers a recipient in ramp-only mode',
    },
  },
  {
    ids: ['HIST-10'],
    file: 'src/features/payout-history/list/PayoutsScreen.tsx',
    find: 'action={!isEmpty && button}',
    replace: 'action={button}',
    test: { file: `${BROWSER_TESTS}/payout-history/list.test.ts`, title: 'offers a new payout of its own type' },
  },
  {
    ids: ['HIST-10'],
    file: 'src/features/payout-history/list/PayoutsScreen.tsx',
    find: 'action={!isEmpty && button}',
    replace: 'action={false}',
    test: {
      file: `${BROWSER_TESTS}/payout-history/list.test.ts`,
      title: 'has the button for a new payout',
    },
  },
  {
    ids: ['DET-10'],
    file: 'src/features/payout-history/details/DetailsScreen.tsx',
    find: "readView(view) === 'cancel'",
    replace: "readView(undefined) === 'cancel'",
    test: { file: `${BROWSER_TESTS}/payout-history/details.test.ts`, title: 'work by their properties alone' },
  },
  {
    ids: ['NAV-26'],
    file: 'src/app/routes/lazy-screens.ts',
    find: "details/DetailsScreen.tsx').then((m) => m.DetailsScreen)",
    replace: "list/PayoutsScreen.tsx').then((m) => m.PayoutsScreen)",
    test: { file: `${BROWSER_TESTS}/routes/routes.test.ts`, title: '/my-payouts/details?id=payout_1&view=details' },
  },
  {
    ids: ['FORM-03'],
    file: 'src/domain/payouts/quote-lines.ts',
    find: "multiply(units, rate, 'halfUp')",
    replace: 'units',
    test: { file: `${BROWSER_TESTS}/payouts/on-ramp.test.ts`, title: 'fees of another currency are said in dollars' },
  },
  {
    ids: ['WAL-18'],
    file: 'src/features/payouts/on-ramp/DestinationPanel.tsx',
    find: 'shortAddress(wallet.address, FORM_ENDS)',
    replace: 'shortAddress(wallet.address, 4)',
    test: { file: `${BROWSER_TESTS}/payouts/on-ramp.test.ts`, title: 'six characters at each end' },
  },
] as const satisfies readonly Break[]
