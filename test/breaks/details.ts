import { breaksOf, type Break } from './entry.ts'

const BROWSER_TESTS = 'test/browser'
const NARROW = `${BROWSER_TESTS}/payout-history/narrow.test.ts`

/** What a transfer and its price say; caught by the browser tests, on the built files. */
export const DETAILS: readonly Break[] = [
  ...breaksOf('src/domain/payout-history/amounts.ts', 'src/domain/payout-history/amounts.test.ts', [
    [
      ['E22', 'DET-05'],
      "notPaid: { sent: 'payouts.details.amount', other: 'none' }",
      "notPaid: { sent: 'payouts.details.youSent', other: 'due' }",
      'what a payout that is failed calls',
    ],
    [
      ['E22', 'DET-08'],
      "notTaken: { sent: 'payouts.details.amount',",
      "notTaken: { sent: 'payouts.form.youSend',",
      'what a payout that is cancelled calls',
    ],
    [
      ['E22'],
      "saidOf(payout, payment).other !== 'none'",
      'saidOf(payout, payment) !== null',
      'what a payout that is failed calls',
    ],
    [['E22'], '?.isThirdParty === true', ' === undefined', 'what goes to another person'],
  ]),
  {
    ids: ['DET-13'],
    file: 'src/features/payout-history/details/progress/Steps.tsx',
    find: 'sentence: sentence && <PayoutText payout={payout} id={sentence} />',
    replace: 'sentence: null',
    test: { file: `${BROWSER_TESTS}/payout-history/end.test.ts`, title: 'says what it waits for' },
  },
  {
    ids: ['DET-13'],
    file: 'src/features/payout-history/details/progress/PayoutProgress.tsx',
    find: '<EndBanner payout={payout} />',
    replace: '',
    test: { file: `${BROWSER_TESTS}/payout-history/end.test.ts`, title: 'that is failed says' },
  },
  {
    ids: ['FORM-23'],
    file: 'src/queries/payouts/quotes.ts',
    find: "isAboutAmount(error) ? 'amount' : 'price'",
    replace: "'amount'",
    test: { file: `${BROWSER_TESTS}/payouts/on-ramp.test.ts`, title: 'is not the amount’s fault' },
  },
  {
    ids: ['FIT-01'],
    file: 'src/ui/fields/amount/use-fitted-figure.ts',
    find: 'input.scrollWidth > input.clientWidth',
    replace: 'input.scrollWidth < 0',
    test: { file: `${BROWSER_TESTS}/kit/amount.test.ts`, title: 'no amount is cut in any font' },
  },
  {
    ids: ['FIT-02', 'FIT-03'],
    file: 'src/ui/data/Ledger.tsx',
    find: '  & .sr-num {\n    white-space: normal;\n    overflow-wrap: normal;\n  }\n',
    replace: '',
    test: { file: `${BROWSER_TESTS}/fit.test.ts`, title: '/payouts/new/on-ramp' },
  },
  {
    ids: ['FIT-04'],
    file: 'src/ui/frame/transition/use-scrolls.ts',
    find: 'LEAST_VIEW = 160',
    replace: 'LEAST_VIEW = 0',
    test: { file: `${BROWSER_TESTS}/kit/root.test.ts`, title: 'however low the host is' },
  },
  ...breaksOf('src/ui/data/table/PartyCell.tsx', NARROW, [
    [
      ['FIT-02', 'FIT-03'],
      '  white-space: normal;\n  overflow-wrap',
      '  overflow-wrap',
      'cuts no number, type or method',
    ],
  ]),
  ...breaksOf('src/ui/data/table/table-styles.ts', NARROW, [
    [['FIT-02', 'FIT-03'], '  max-inline-size: 8em;\n', '', 'cuts no number, type or method'],
  ]),
  ...breaksOf('src/ui/data/table/Table.tsx', NARROW, [
    [
      ['FIT-02'],
      'kind ? cell(item) : <Words>{cell(item)}</Words>',
      'cell(item)',
      'has the type on one line in English',
    ],
  ]),
  {
    ids: ['FIT-02'],
    file: 'src/ui/layout/Tabs.tsx',
    find: 'list.scrollLeft +=',
    replace: 'list.scrollLeft -=',
    test: { file: `${BROWSER_TESTS}/payout-history/narrow.test.ts`, title: 'has the selected tab in sight' },
  },
  {
    ids: ['H20'],
    file: 'src/components/next-step/use-next-step.ts',
    find: "return isUnknown ? 'awaited' : 'above'",
    replace: "return 'above'",
    test: { file: `${BROWSER_TESTS}/bank-accounts/next-step.test.ts`, title: 'shows the card and the list together' },
  },
  {
    ids: ['H19'],
    file: 'src/features/payouts/instructions/Consent.tsx',
    find: 'useDraft(`agreed:${payout.id}`, false)',
    replace: 'useDraft(`agreed:${Math.random()}`, false)',
    test: { file: `${BROWSER_TESTS}/payouts/instructions.test.ts`, title: 'keep the tick while' },
  },
  {
    ids: ['DET-14'],
    file: 'src/ui/print/print-frame.ts',
    find: "  surface.dataset['mode'] = 'light'\n",
    replace: '',
    test: { file: `${BROWSER_TESTS}/payout-history/print.test.ts`, title: 'in light colours and without its height' },
  },
  {
    ids: ['DET-14'],
    file: 'src/ui/print/print-frame.ts',
    find: "  view.addEventListener('afterprint', remove, { once: true })\n",
    replace: '',
    test: { file: `${BROWSER_TESTS}/payout-history/print.test.ts`, title: 'leaves nothing behind once it is printed' },
  },
  {
    ids: ['DET-06'],
    file: 'src/features/payout-history/details/DetailsView.tsx',
    find: "sections.includes('bankDetails') && <BankDetails",
    replace: "sections.includes('bankDetails') && !sections.includes('fundingInstructions') && <BankDetails",
    test: {
      file: `${BROWSER_TESTS}/payout-history/details.test.ts`,
      title: 'show header, facts, instructions and payment',
    },
  },
]
