import { breaksOf, type Break } from './entry.ts'

const PAYOUTS = 'src/queries/payouts'
const SENDINGS = `${PAYOUTS}/sendings.test.ts`
const DECLINED = `${PAYOUTS}/declined-sendings.test.ts`
const LEFT = `${PAYOUTS}/unfinished.test.ts`
const OPEN = `${PAYOUTS}/open-payouts.test.ts`
const ASKED_FOR = 'src/queries/asked-for.test.ts'

const NEXT_CUSTOMER = 'leaves no sending to the next one'
const READ_ANEW = 'has the lists and the balance refetched'

/** What the queries keep, renew and ask for, caught by their unit tests. */
export const QUERIES: readonly Break[] = [
  ...breaksOf('src/queries/late-saves.ts', 'src/queries/late-saves.test.ts', [
    [['E18'], 'data && readings() > before ? find(data) : undefined', 'undefined', 'ends as made once its list has it'],
    [['E18'], 'data && readings() > before ?', 'data ?', 'that the list had before is no save that ended'],
    [['E18'], 'await settleListed(', 'void (', 'ends as made once its list has it'],
  ]),
  ...breaksOf(`${PAYOUTS}/sendings.ts`, SENDINGS, [
    [['E18'], 'keys.payout(id), keys.balances,', 'keys.payout(id),', READ_ANEW],
    [['E18'], 'keys.unfinished, keys.returning])', 'keys.unfinished])', READ_ANEW],
  ]),
  ...breaksOf('src/operations/sendings/send-by-wallet.ts', SENDINGS, [
    [
      ['SAFE-C9'],
      'if (!deposit || !scope.isSignedIn()) return ELSEWHERE',
      'if (!scope.isSignedIn()) return ELSEWHERE',
      'for its tokens goes on to no wallet',
    ],
  ]),
  ...breaksOf('src/operations/sendings/send-by-wallet.ts', `${PAYOUTS}/one-sending.test.ts`, [
    [
      ['E18', 'C19'],
      'isRunning(payout) ? running.get(payout.id) : undefined',
      'isRunning(payout) && !payout.id ? running.get(payout.id) : undefined',
      'a second press is the same sending',
    ],
  ]),
  ...breaksOf('src/operations/sendings/sendings.ts', SENDINGS, [
    [['SAFE-F6'], ', () => store.setState(new Map(), true)]', ']', NEXT_CUSTOMER],
  ]),
  ...breaksOf('src/operations/sendings/sending-runs.ts', SENDINGS, [
    [
      ['SAFE-F6', 'C19'],
      '    if (!end || !isAttended()) return new Promise<never>(() => {})\n',
      '',
      'an answer of the wallet with a transaction reaches no other customer',
    ],
    [['SAFE-F6'], ' || !isAttended()) return\n    forget', ') return\n    forget', 'and nothing followed'],
    [['E18'], "  known.end?.status === 'elsewhere' ||\n", '', 'is followed once that tab has sent'],
    [['C19', 'E18'], "(known.end?.status === 'notSent' && !known.end.isCancelled)", 'false', 'and could not cancel it'],
  ]),
  ...breaksOf('src/operations/sendings/sendings.ts', DECLINED, [
    [['C20', 'SAFE-F6'], 'searches.end, ', '', 'comes back has it looked for again'],
  ]),
  ...breaksOf('src/operations/sendings/send-by-wallet.ts', `${PAYOUTS}/send-now.test.ts`, [
    [
      ['E18', 'SAFE-B1'],
      ' || undecidedFor(journal, payout)',
      '',
      'before the customer has said whether it is that one',
    ],
  ]),
  ...breaksOf('src/components/sending/unfinished/use-hold.ts', 'test/browser/payouts/held-send-keyboard.test.ts', [
    [['E18'], "state?.hold === 'holds'", 'false', 'is free once the question above the form is answered'],
  ]),
  ...breaksOf('src/operations/sendings/searches.ts', `${PAYOUTS}/arrivals.test.ts`, [
    [
      ['SAFE-F6', 'C20'],
      '    if (!isAttended()) return never()\n    if (!deposit',
      '    if (!deposit',
      'while the payout is read',
    ],
  ]),
  ...breaksOf('src/operations/sendings/searches.ts', DECLINED, [
    [
      ['SAFE-F6', 'C20'],
      'pause: scope.pauses() }',
      'pause: () => new Promise<void>((resolve) => void setTimeout(resolve, 1000)) }',
      'this page and of a later one',
    ],
    [
      ['SAFE-F6', 'C20'],
      '    if (!isAttended()) return never()\n    return sent === null',
      '    return sent === null',
      'what the network answers after that',
    ],
    [['C20'], '    if (hasEnded(present) || known.isLeft) onFound(payout.id)\n', '', 'and refetched'],
    [['C20'], '    if (known) return known\n', '', 'is looked for once at a time'],
  ]),
  ...breaksOf(`${PAYOUTS}/cancel-unfinished.ts`, LEFT, [
    [
      ['C19', 'C20'],
      'await lookFrom(payout.created)',
      'await lookFrom(since ?? payout.created)',
      'looks first for what the network has',
    ],
    [
      ['C19', 'C20'],
      "seen.status === 'unknown' && position !== null ? lookFrom(position) : seen",
      'seen',
      'looks first for what the network has',
    ],
  ]),
  ...breaksOf(`${PAYOUTS}/unfinished.ts`, LEFT, [
    [['E18', 'H11'], 'unfinished.has(entry.opId) &&', 'true &&', 'is not shown once its end was recorded'],
    [
      ['C21', 'E18'],
      'isAskable(burn) && canSendUnfinished({ journal }, found)',
      'isAskable(burn)',
      'where no wallet was asked',
    ],
  ]),
  ...breaksOf(`${PAYOUTS}/send-payout.ts`, DECLINED, [
    [['C20'], '!== null) onSentAnyway(payout)', '!== undefined) onSentAnyway(payout)', 'is no longer reported'],
  ]),
  ...breaksOf('src/operations/off-ramp/unfinished.ts', LEFT, [
    [
      ['C19', 'E18'],
      'return journal.exclusively(left.payout.id, async () => {',
      'return (async (_: string, work: () => Promise<Payout | null>) => work())(left.payout.id, async () => {',
      'waits for the tab whose wallet is asked',
    ],
  ]),
  ...breaksOf(`${PAYOUTS}/check-source.ts`, LEFT, [
    [
      ['C21'],
      'await adapter.check(session, source, chainNodeOf(services))',
      'void adapter',
      'is refused where a cent is missing',
    ],
  ]),
  ...breaksOf(`${PAYOUTS}/open-payouts.ts`, OPEN, [
    [['E18'], '[keys.payouts, keys.unfinished].map(', '[keys.payouts].map(', 'are refetched after any result'],
    [
      ['E18'],
      'claim(entry: OpenPayout, payout: Payout) {\n      claimPayout(',
      'claim(entry: OpenPayout, payout: Payout) {\n      void (',
      'recognises is theirs',
    ],
  ]),
  ...breaksOf(`${PAYOUTS}/instructions.ts`, OPEN, [
    [['E18', 'SAFE-B5'], 'wallets.data ?? []).length', '[]).length', ' before they say where to send money'],
    [['E18', 'SAFE-B5'], "wallets.isPending ? 'checking' : 'good'", "'good'", ' before they say where to send money'],
  ]),
  ...breaksOf(`${PAYOUTS}/payouts.ts`, ASKED_FOR, [
    [['H13'], 'movingPayouts(visible).map', 'visible.map', 'the moving payouts on a page of the list'],
  ]),
  ...breaksOf('src/queries/bank-accounts/bank-accounts.ts', ASKED_FOR, [
    [['H13'], 'bankListRefreshMs(query.state.data)', '5000', 'while one is being verified, and then no more'],
  ]),
  ...breaksOf('src/queries/customer/kyc.ts', ASKED_FOR, [
    [['O14'], 'data.expiresAt !== null && data.expiresAt <= serverDate(clock)', 'false', 'that has expired by now'],
  ]),
  ...breaksOf('src/domain/payouts/deposit.ts', 'src/operations/off-ramp/send-unfinished.test.ts', [
    [
      ['C21', 'SAFE-B5'],
      'every((field) => one[field] === other[field])',
      "every((field) => field === 'memo' || one[field] === other[field])",
      ' since it was shown is not sent for',
    ],
  ]),
]
