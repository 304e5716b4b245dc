import { breaksOf } from './entry.ts'

const PERHAPS = 'test/browser/payouts/perhaps-this-one.test.ts'
const LATE = 'test/browser/payouts/late-payout.test.ts'
const UNFINISHED = 'test/browser/payouts/unfinished-transfers.test.ts'
const WAITING = 'src/features/payout-history/details/progress/WaitingForWallet.tsx'
const QUESTION = 'src/features/payout-history/details/progress/PerhapsThisOne.tsx'

const ASKED = 'neither a wallet nor a hand is offered to pay it'
const IS_IT = 'is this browser’s own once its customer says so'
const IS_NOT_IT = 'waits as one of another device where it is not it'
const PROVEN = 'is told on any screen, once'
const ALIKE = 'is told, once, as one that may be it'

/** What is asked and told of a payout whose creation was undecided, when it turns up. */
export const UNDECIDED = [
  ...breaksOf(WAITING, PERHAPS, [
    [
      ['E18', 'SAFE-C2'],
      "if (shown?.state.ask === 'afterAnswer' && undecided)",
      'if (shown === undefined && undecided)',
      ASKED,
    ],
  ]),
  ...breaksOf(QUESTION, PERHAPS, [
    [['E18', 'SAFE-C2'], 'onClick={isIt}', 'onClick={isNotIt}', IS_IT],
    [['A11Y-01'], '  useFocusToHeading()\n', '', 'gives the focus to the title after either answer'],
  ]),
  ...breaksOf('src/queries/payouts/open-payouts.ts', PERHAPS, [
    [['E18', 'SAFE-B1'], "      services.emit('ramp-payout-created', { id: payout.id, type: 'offRamp' })\n", '', IS_IT],
    [
      ['E18', 'SAFE-C2'],
      '      recordNotThatOne(journal, payout)\n',
      '      claimPayout({ journal }, entry, payout)\n',
      IS_NOT_IT,
    ],
  ]),
  ...breaksOf('src/queries/payouts/waiting-transaction.ts', UNFINISHED, [
    [['C19', 'C20'], 'return isAsked && data', 'return false', 'that waits in the pool is said'],
  ]),
  ...breaksOf('src/components/sending/unfinished/use-hold.ts', UNFINISHED, [
    [['E18'], "'unseen', ", '', 'holds the form until a node shows it'],
  ]),
  ...breaksOf('src/chains/evm/transaction/waiting.ts', 'src/chains/evm/transaction/waiting.test.ts', [
    [['C19', 'C20'], 'pending! > latest!', 'pending! >= latest!', 'sees what waits in the pool'],
  ]),
  ...breaksOf('src/operations/off-ramp/send-steps.ts', 'src/operations/off-ramp/registered-elsewhere.test.ts', [
    [
      ['C13', 'C20'],
      '...foundOn(network, sent)',
      "{ kind: 'found', hash: sent.hash, moved: sent.moved }",
      'is registered by later pages',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/confirm-transfer.ts', 'src/operations/off-ramp/never-seen.test.ts', [
    [['C20', 'E22'], "        { kind: 'superseded', hash: knownHash },\n", '', 'neither hash is promised to come back'],
  ]),
  ...breaksOf('src/app/customer/late-payout-toasts.ts', LATE, [
    [['E18'], '[title, text] = isProven\n', '[title, text] = !isProven\n', PROVEN],
    [['E18'], 'source.amount ?? payout.amount', 'payout.destination.amount ?? payout.amount', PROVEN],
  ]),
  ...breaksOf('src/app/customer/watch-customer.ts', LATE, [
    [
      ['E18'],
      '    watchGivenUp(services, createLatePayoutToasts(toasts, translations, api.ofSession().isOpen)),\n',
      '',
      PROVEN,
    ],
  ]),
  ...breaksOf('src/queries/payouts/late/late-payouts.ts', LATE, [
    [['E18'], '.filter(({ payout }) => !reported.has(payout.id))', '', ALIKE],
    [['E18'], 'if (late.isProven) emit(', 'emit(', ALIKE],
  ]),
  ...breaksOf('src/operations/off-ramp/unfinished.ts', 'src/operations/intents/not-that-one.test.ts', [
    [['E18'], '    .filter((entry) => !journal.knownOf(entry).isLeft)\n', '', 'that it is not that one is kept'],
  ]),
  ...breaksOf('src/operations/off-ramp/follow-to-end.ts', 'src/operations/off-ramp/second-ask.test.ts', [
    [
      ['C19', 'E18', 'SAFE-C1'],
      '  if (isAskedBeside(known, why)) return ELSEWHERE\n',
      '',
      'cancels nothing while the wallet is asked again',
    ],
  ]),
]
