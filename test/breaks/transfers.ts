import type { Break } from './entry.ts'

const BROWSER_TESTS = 'test/browser'

/** Breaks of transfers and of their history, caught by the browser tests. */
export const TRANSFERS = [
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
    ids: ['H20'],
    file: 'src/features/bank-accounts/AccountsScreen.tsx',
    find: '      {step && <NextStepCard step={step} />}\n',
    replace: '',
    test: { file: `${BROWSER_TESTS}/bank-accounts/next-step.test.ts`, title: 'the transfer that waits for money' },
  },
  {
    ids: ['H20'],
    file: 'src/features/bank-accounts/AccountActions.tsx',
    find: '      <NewTransferButton size="lg" variant={emphasisOf(hasNextStep)} />\n',
    replace: '',
    test: { file: `${BROWSER_TESTS}/bank-accounts/next-step.test.ts`, title: 'has New transfer in reach' },
  },
  {
    ids: ['PAYNEW-01'],
    file: 'src/features/payouts/choice/CurrenciesScreen.tsx',
    find: '      {!isAvailable(rampType) && <OffRampSoon />}\n',
    replace: '',
    test: { file: `${BROWSER_TESTS}/payouts/choice.test.ts`, title: 'says on the card that wallet to bank' },
  },
  {
    ids: ['H20'],
    file: 'src/features/payouts/choice/NewPayoutScreen.tsx',
    find: '{isHome && <WaitingPayoutCard />}',
    replace: '',
    test: { file: `${BROWSER_TESTS}/bank-accounts/next-step.test.ts`, title: 'with a transfer that waits above it' },
  },
  {
    ids: ['H21'],
    file: 'src/features/payout-history/details/DetailsView.tsx',
    find: '          <ArrivalBanner payout={payout} />\n',
    replace: '',
    test: { file: `${BROWSER_TESTS}/payout-history/arrival.test.ts`, title: 'says what arrived and where it is' },
  },
  {
    ids: ['H21'],
    file: 'src/features/payout-history/details/DetailsView.tsx',
    find: "          {has('timeline') && <Steps payout={payout} />}\n          {waits && <FundingInstructions payout={payout} />}\n",
    replace:
      "          {waits && <FundingInstructions payout={payout} />}\n          {has('timeline') && <Steps payout={payout} />}\n",
    test: { file: `${BROWSER_TESTS}/payouts/instructions.test.ts`, title: 'to the details with the progress first' },
  },
  {
    ids: ['H21'],
    file: 'src/features/payout-history/details/EndActions.tsx',
    find: 'router.back()',
    replace: "router.replace('/my-payouts', {})",
    test: { file: `${BROWSER_TESTS}/payout-history/arrival.test.ts`, title: 'goes back to the page of the list' },
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
