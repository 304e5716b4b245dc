import { breaksOf, type Break } from './entry.ts'

const SEND = 'src/operations/off-ramp/send-payout.test.ts'
const MATRIX = 'src/operations/off-ramp/kill-matrix.test.ts'
const SEND_NOW = 'src/operations/off-ramp/send-unfinished.test.ts'
const LEFT = 'test/browser/payouts/unfinished-transfers.test.ts'

const BY_HAND = 'src/operations/off-ramp/by-hand.test.ts'
const NEVER_SEEN = 'src/operations/off-ramp/never-seen.test.ts'
const TAKEN_BACK = 'src/chains/evm/transaction/taken-back.test.ts'
const SENT_ELSEWHERE = 'src/operations/off-ramp/sent-elsewhere.test.ts'

/** What keeps an off-ramp from being sent twice, or cancelled while its tokens are on their way. */
export const OFF_RAMP = [
  ...breaksOf('src/operations/cancel-payout.ts', 'src/operations/cancel-payout.test.ts', [
    [
      ['SAFE-B10', 'STATE-CANC-04'],
      "    if (payout?.status === 'cancelled') return payout\n    throw error",
      '    if (payout) return payout\n    throw error',
      'a cancel that fails is a failure',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/look/searches.ts', 'src/queries/payouts/declined-sendings.test.ts', [
    [['C20', 'SAFE-B10'], ' || mayComeLate(sought)', '', 'a later page looks after it when it reads'],
  ]),
  ...breaksOf('src/operations/off-ramp/follow-to-end.ts', SENT_ELSEWHERE, [
    [
      ['C4', 'C20', 'SAFE-C4'],
      "  if (found.status === 'found') journal.record(entry.opId, foundNews(found))\n",
      '',
      'a transfer that another device has sent',
    ],
    [
      ['C19', 'C20'],
      "  if (found.status === 'unknown') return endByServer(decided, failure)\n",
      '',
      'a network that does not answer cancels nothing',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/send-payout.ts', SENT_ELSEWHERE, [
    [
      ['C19', 'C20'],
      "    if (found.status === 'tokensThere') return tokensHeld(found, failure)\n",
      '',
      'has tokens of any sender is not cancelled',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/look/look.ts', SENT_ELSEWHERE, [
    [['C20'], 'new Date(made)', '4711', 'a transfer that another device has sent'],
  ]),
  ...breaksOf('src/operations/off-ramp/send-payout.ts', 'src/operations/off-ramp/act-lock.test.ts', [
    [
      ['E18', 'SAFE-C1', 'SAFE-B1'],
      'lock.take().then(isFirst)',
      'lock.take().then(() => true)',
      'nothing is cancelled that another tab sends by then',
    ],
  ]),
  {
    ids: ['E18', 'SAFE-C1'],
    file: 'src/operations/off-ramp/send-steps.ts',
    find: "journal.record(entry.opId, { kind: 'ask', ask, network, account: null, position: since })",
    replace: '',
    test: { file: MATRIX, title: 'sends once from two tabs' },
  },
  {
    ids: ['E18', 'C20'],
    file: 'src/operations/off-ramp/send-steps.ts',
    find: "journal.record(entry.opId, { kind: 'told', ask, hash }, ...known)",
    replace: '',
    test: { file: SEND, title: 'the journal says what is about to happen' },
  },
  {
    ids: ['C19', 'C22', 'SAFE-C1'],
    file: 'src/operations/off-ramp/follow-to-end.ts',
    find: "  if (!error.mayCancelPayout) return { status: 'unknown', error }\n",
    replace: '',
    test: { file: SEND, title: 'a send with an unknown end cancels nothing' },
  },
  {
    ids: ['STATE-OFFR-03', 'SAFE-C2', 'SAFE-C11'],
    file: 'src/operations/off-ramp/follow-to-end.ts',
    find: 'await cancelRecorded({ api, journal, entry, payoutId, isUnsent }, why).catch(() => false as const)',
    replace: 'false',
    test: { file: SEND, title: 'cancels the payout' },
  },
  {
    ids: ['SAFE-C4', 'C4'],
    file: 'src/operations/off-ramp/confirm-transfer.ts',
    find: "['unseen', 'untraceable', 'seen'] as const",
    replace: "['untraceable', 'seen'] as const",
    test: { file: SEND, title: 'the looking goes on' },
  },
  {
    ids: ['CHAIN-21', 'C4'],
    file: 'src/operations/off-ramp/confirm-transfer.ts',
    find: '    if (watch.notice && isUndecided(state)) dispatch({ type: watch.notice })\n',
    replace: '',
    test: { file: SEND, title: 'the customer learns of Solana’s expiry' },
  },
  {
    ids: ['C20'],
    file: 'src/operations/off-ramp/confirm-transfer.ts',
    find: "      if (status !== 'waiting' && isDecisive && trusts(status, state)) return status\n",
    replace: '',
    test: { file: SEND, title: 'what the server has taken is sent' },
  },
  {
    ids: ['C19', 'E18'],
    file: 'src/operations/off-ramp/state/rows.ts',
    find: 'isWaiting(known) && known.openCancel ?',
    replace: 'false && known.openCancel ?',
    test: { file: 'src/operations/cancel-attempts.test.ts', title: 'may still reach the server: nothing is sent' },
  },
  {
    ids: ['C20'],
    file: 'src/operations/off-ramp/send-payout.ts',
    find: 'if (!isFirst() || !(await isWanted())) return ELSEWHERE',
    replace: 'if (!isFirst()) return ELSEWHERE',
    test: { file: SEND, title: 'a payout that is over takes no tokens' },
  },
  {
    ids: ['C21', 'C19'],
    file: 'src/operations/off-ramp/unfinished.ts',
    find: ' || asked !== entry.asked',
    replace: '',
    test: { file: SEND, title: 'a word that was given before the wallet was asked' },
  },
  ...breaksOf('src/operations/off-ramp/follow-to-end.ts', NEVER_SEEN, [
    [['C20'], "replaced: died('superseded')", "replaced: died('failed')", 'in words of its own'],
  ]),
  ...breaksOf('src/chains/evm/transaction/follow.ts', TAKEN_BACK, [
    [
      ['C6', 'C20'],
      '  if (!following.senderNonce) await isWaiting(following).catch(() => false)\n',
      '',
      'when that block is taken back',
    ],
    [['C20'], '  if (found !== following.hash) following.senderNonce = null\n', '', 'not that of the first one'],
    [
      ['C6'],
      'receipt.block <= (await finalBlock(deposit.network, node))',
      'receipt.block >= 0n',
      'counts as it should',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/state/rows.ts', BY_HAND, [
    [
      ['H11', 'E18', 'SAFE-B1'],
      "isWaiting(known) && known.has('byHand') ?",
      'false ?',
      'no page asks a wallet for a transfer',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/state/followed.ts', 'src/operations/off-ramp/state/followed.test.ts', [
    [
      ['C20', 'E18', 'SAFE-C1'],
      '  if (known.asks.some(({ endedAt }) => endedAt === null)) return null\n',
      '',
      'is no dead one while a wallet is asked for another',
    ],
    [
      ['C20', 'E18', 'SAFE-C1'],
      '.filter(({ isKept }) => !isKept)',
      '',
      'is none where what was signed stays in its page',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/look/look.ts', SENT_ELSEWHERE, [
    [
      ['H11', 'E18', 'SAFE-B1'],
      "  if (holding.status === 'fulfilled' && holding.value !== 'none') return { status: 'tokensThere', size: holding.value }\n",
      '',
      'from any wallet, are not sent again',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/by-hand.ts', BY_HAND, [
    [['E18', 'SAFE-B1'], 'if (isSendable(journal, entry)) journal', 'journal', 'a wallet was asked for first'],
  ]),
  ...breaksOf('src/chains/family-table.ts', 'src/chains/payment-link.test.ts', [
    [['H11'], 'encodeURIComponent(memo)', 'memo', 'is a transfer request of Solana Pay'],
  ]),
  ...breaksOf('src/operations/off-ramp/confirm-transfer.ts', MATRIX, [
    [
      ['E18'],
      "['unseen', 'untraceable', 'seen'",
      "['unseen', 'untraceable', 'replaced', 'seen'",
      'a wallet that cancelsInWallet makes one payout',
    ],
    [
      ['E18'],
      "['unseen', 'untraceable', 'seen'",
      "['unseen', 'seen'",
      'a wallet that answersOtherHash makes one payout',
    ],
    [['E18'], "'untraceable', 'seen']", "'untraceable']", 'a wallet that isReorged makes one payout'],
  ]),
  ...breaksOf('src/operations/off-ramp/send-unfinished.ts', SEND_NOW, [
    [['C21'], '{ ...task, isWanted: () => isStillWanted(parts, task) }', 'task', 'without the server’s word'],
    [['C21', 'E18', 'SAFE-B5'], 'return isSame && ', 'return ', ' since it was shown is not sent for'],
    [['C21', 'E18'], ' && isSendable(journal, entry)', '', 'a payout that a wallet was asked for'],
  ]),
  ...breaksOf('src/operations/off-ramp/state/rows.ts', SEND_NOW, [
    [
      ['C21', 'E18'],
      'isWaiting(known) && differs &&',
      'false && differs &&',
      'a payout that was reported as different',
    ],
  ]),
  {
    ids: ['SAFE-C12', 'CHAIN-16'],
    file: 'src/operations/sendings/session-scope.ts',
    find: 'const LOOK_EVERY_MS = 1000',
    replace: 'const LOOK_EVERY_MS = 100',
    test: { file: 'src/operations/sendings/session-scope.test.ts', title: 'a transaction is looked at each second' },
  },
  {
    ids: ['SAFE-C12', 'SAFE-F6'],
    file: 'src/operations/sendings/session-scope.ts',
    find: '            if (scope !== null && scope === present) resolve()\n            else reject(new SignedOutError())',
    replace: '            resolve()',
    test: {
      file: 'src/operations/sendings/session-scope.test.ts',
      title: 'nothing is looked at for a customer who has signed out',
    },
  },
  {
    ids: ['E18', 'C20'],
    file: 'src/domain/payouts/deposit.ts',
    find: 'return isBurnable(network, coin) ? { ...deposit, redemption } : null',
    replace: 'return { ...deposit, redemption }',
    test: { file: 'src/domain/payouts/deposit.test.ts', title: 'an address of another network' },
  },
  {
    ids: ['C21', 'SAFE-C1'],
    file: 'src/queries/payouts/unfinished.ts',
    find: '    refetchInterval: sendings.resumeAfter,\n',
    replace: '',
    test: { file: LEFT, title: 'that the server could not report is shown once it can' },
  },
  {
    ids: ['C21', 'SAFE-C1'],
    file: 'src/queries/payouts/unfinished.ts',
    find: '!movedOn.has(id) || isUnregistered(journal.knownOf(entry)) || ',
    replace: 'true || ',
    test: { file: LEFT, title: 'that the list shows to have arrived is not asked about any more' },
  },
] as const satisfies readonly Break[]
