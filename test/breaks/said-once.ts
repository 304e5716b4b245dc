import type { Break } from './entry.ts'

const PAYOUTS = 'test/browser/said-once/payouts.test.ts'
const TRANSFERS = 'test/browser/said-once/transfers.test.ts'
const CUSTOMERS = 'test/browser/said-once/customers.test.ts'

/** For each pair of sentences that once contradicted each other, the product with the old label back. */
export const SAID_ONCE: readonly Break[] = [
  {
    ids: ['E22', 'DET-03'],
    file: 'src/domain/payout-history/amounts.ts',
    find: "notTaken: { sent: 'payouts.details.amount', other: 'none' }",
    replace: "notTaken: { sent: 'payouts.details.youSent', other: 'due' }",
    test: { file: PAYOUTS, title: 'in every state of a payout from a bank account' },
  },
  {
    ids: ['E22', 'SET-02'],
    file: 'src/domain/access/sentences.ts',
    find: 'if (!access.mayTransfer) return',
    replace: 'if (access.mayTransfer && !access.mayTransfer) return',
    test: { file: CUSTOMERS, title: 'of a customer who is being checked, though' },
  },
  {
    ids: ['E22', 'PAYNEW-04'],
    file: 'src/domain/access/panel-words.ts',
    find: "checking: 'payouts.blocked.checkingTitle'",
    replace: "checking: 'payouts.blocked.title'",
    test: { file: CUSTOMERS, title: 'of a customer who is being checked, though' },
  },
  {
    ids: ['E22', 'PAYNEW-04'],
    file: 'src/domain/access/panel-words.ts',
    find: "termsFirst: 'payouts.missing.title'",
    replace: "termsFirst: 'payouts.blocked.title'",
    test: { file: CUSTOMERS, title: 'of a customer who has not accepted the terms' },
  },
  {
    ids: ['E22', 'H11'],
    file: 'src/domain/payout-history/timeline.ts',
    find: 'return sentence && isByHand ? sentenceByHand(sentence) : sentence',
    replace: 'return sentence',
    test: { file: TRANSFERS, title: 'names the other wallet' },
  },
  {
    ids: ['E22', 'H11'],
    file: 'src/components/next-step/use-next-step.ts',
    find: 'nextStep({ ...customer, ...lists, paymentOf })',
    replace: 'nextStep({ ...customer, ...lists })',
    test: { file: TRANSFERS, title: 'once the network has confirmed it' },
  },
  {
    ids: ['E22', 'H11'],
    file: 'src/features/payout-history/details/PayoutHero.tsx',
    find: 'lineOf(payout, paymentOf(payout))',
    replace: 'lineOf(payout)',
    test: { file: TRANSFERS, title: 'once the network has confirmed it' },
  },
  {
    ids: ['E22', 'H11'],
    file: 'src/operations/off-ramp/state/transfer-state.ts',
    find: "  differentSent: 'stopped',\n",
    replace: '',
    test: { file: TRANSFERS, title: 'its wallet sent something else' },
  },
  {
    ids: ['E22', 'H11'],
    file: 'src/operations/off-ramp/state/transfer-state.ts',
    find: "  conflict: 'stopped',\n",
    replace: '',
    test: { file: TRANSFERS, title: 'the server refused its transaction' },
  },
  {
    ids: ['E22', 'E18'],
    file: 'src/queries/payouts/transfer-state.ts',
    find: ' || areInstructionsUnsafe(payout)',
    replace: '',
    test: { file: PAYOUTS, title: 'whose instructions are not safe' },
  },
  {
    ids: ['E22', 'ONR-05'],
    file: 'src/queries/payouts/transfer-state.ts',
    find: ' || lacksInstructions(payout)',
    replace: '',
    test: { file: PAYOUTS, title: 'whose instructions are not there yet' },
  },
  {
    ids: ['E22', 'H11'],
    file: 'src/components/next-step/AwaitingTokens.tsx',
    find: "useIsByHand(payout) ? 'sending.unfinished.awaited.title' : 'nextStep.sendTokens.title'",
    replace: "useIsByHand(payout) ? 'nextStep.sendTokens.title' : 'nextStep.sendTokens.title'",
    test: { file: TRANSFERS, title: 'names the other wallet' },
  },
  {
    ids: ['E22', 'E18'],
    file: 'src/features/payouts/on-ramp/Review.tsx',
    find: "  if (isUndecided) return t('payouts.form.reviewUndecided')\n",
    replace: '',
    test: { file: TRANSFERS, title: 'promises no new transfer' },
  },
  {
    ids: ['E22', 'FORM-10'],
    file: 'src/features/payouts/form/note.ts',
    find: "  if (errors.source && balance.amount?.units === 0n) return 'payouts.form.addTokens'\n",
    replace: '',
    test: { file: TRANSFERS, title: 'asks for no other amount' },
  },
  {
    ids: ['E22', 'HIST-15'],
    file: 'src/features/payout-history/list/ArrivingAmount.tsx',
    find: '{t(received.label)} </span>\n          <MoneyAmount {...received.money} />',
    replace:
      '{t(received.label)} </span>\n          <MoneyAmount amount={payout.amount} currency={payout.destination.currency} />',
    test: { file: PAYOUTS, title: 'in every state of a payout from a bank account' },
  },
  {
    ids: ['E22', 'DET-03'],
    file: 'src/components/next-step/WaitingPayout.tsx',
    find: 'instructionAmount(payout.amount,',
    replace: 'instructionAmount(payout.destination.amount,',
    test: { file: PAYOUTS, title: 'in every state of a payout from a bank account' },
  },
  {
    ids: ['E22'],
    file: 'src/features/sign-in/HowItWorks.tsx',
    find: "<Caption>{t('signIn.aside.sample')}</Caption>",
    replace: '',
    test: { file: CUSTOMERS, title: 'says that it is an example' },
  },
  {
    ids: ['E22', 'STATE-VER-12'],
    file: 'src/ui/icons/refused.ts',
    find: 'M7.9 7.9l4.2 4.2M12.1 7.9l-4.2 4.2',
    replace: 'M7.4 10l1.9 1.9 3.4-3.7',
    test: { file: CUSTOMERS, title: 'has no tick' },
  },
  {
    ids: ['E22'],
    file: 'src/domain/access/access.ts',
    find: "const cause = byLevel === 'notBegun' ? byState(customer) : byLevel",
    replace: 'const cause = byLevel',
    test: { file: CUSTOMERS, title: 'of a customer who is under review' },
  },
  {
    ids: ['E22', 'H20'],
    file: 'src/domain/next-step.ts',
    find: "usableCurrencies(situation, 'on-ramp').map(",
    replace: "(['usd'] as const).map(",
    test: { file: CUSTOMERS, title: 'of a customer who is being checked, though' },
  },
  {
    ids: ['O17', 'O18'],
    file: 'src/features/onboarding/RejectedScreen.tsx',
    find: '{isSandbox && <ResetVerification />}',
    replace: '',
    test: { file: CUSTOMERS, title: 'has the reset in the sandbox alone' },
  },
]
