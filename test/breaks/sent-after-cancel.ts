import { breaksOf } from './entry.ts'

/** Tokens that come to a payout which a page takes for not sent, or for cancelled. */
export const SENT_AFTER_CANCEL = [
  ...breaksOf('src/operations/sendings/sendings.ts', 'src/queries/payouts/sent-after-cancel.test.ts', [
    [
      ['C19', 'C20'],
      'void lookAfter(payout)',
      'void Promise.resolve()',
      'where the wallet has answered with their hash',
    ],
  ]),
  ...breaksOf('src/operations/sendings/searches.ts', 'src/queries/payouts/sent-after-cancel.test.ts', [
    [
      ['C20', 'H11'],
      'if (!hasEnded(present)) void follow(',
      'if (false) void follow(',
      'is looked for by a later page too',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/confirm-transfer.ts', 'src/operations/off-ramp/confirm-transfer.test.ts', [
    [
      ['C19', 'E18'],
      'return isOver(status) && trusts(status, state) ? status : state',
      'return state',
      'is the server’s to take',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/look/surplus.ts', 'src/operations/off-ramp/look/surplus.test.ts', [
    [['C20'], 'total <= units', 'transfers.length < 2', 'its amount in two parts'],
    [['C20'], 'known.hash === hash', 'false', 'another payout of this browser claims'],
    [
      ['C20'],
      'COUNTED.includes(depositStatusOf(payout.status)) ? ',
      "depositStatusOf(payout.status) !== 'waiting' ? ",
      'is said by its end',
    ],
  ]),
  ...breaksOf('src/operations/journal/entry-of-facts.ts', 'src/operations/off-ramp/clock-set.test.ts', []),
  ...breaksOf('src/operations/journal/entry-of-facts.ts', 'src/queries/payouts/sent-after-cancel.test.ts', []),
  ...breaksOf('src/operations/off-ramp/age.ts', 'src/operations/off-ramp/clock-set.test.ts', [
    [
      ['E23', 'C20'],
      'return (atFirst ?? 0) + sinceBegun()',
      'return ageOf(entry, at, journal.now()) ?? 0',
      'and not before',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/unfinished.ts', 'src/operations/off-ramp/clock-set.test.ts', [
    [['E23', 'C19'], '(isShown || isLongUntraced', '(isLongUntraced', 'where the screen has offered to give it'],
  ]),
  ...breaksOf('src/operations/off-ramp/send-steps.ts', 'src/operations/off-ramp/ended-meanwhile.test.ts', [
    [['E18', 'C19'], "dispatch({ type: 'payoutMoved' })", 'undefined', 'says within six seconds that the payout is'],
    [['E18'], '      endPrompt()\n      ended', '      ended', 'nothing is asked about the payout after'],
  ]),
  ...breaksOf('src/operations/off-ramp/watch-prompt.ts', 'src/operations/off-ramp/ended-meanwhile.test.ts', [
    [
      ['E18', 'C19'],
      'while (prompt.isOpen) {',
      'await pause()\n    while (prompt.isOpen) {',
      'says at once that its payout',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/watch-prompt.ts', 'src/operations/off-ramp/sent-during-prompt.test.ts', [
    [['C19', 'C20'], 'if (prompt.isOpen && !hasMoved) lookAtTokens()', '', 'is said within sixteen seconds'],
    [['C19'], "status !== 'found' && status !== 'tokensThere'", "status === 'none'", 'is looked at again'],
  ]),
  ...breaksOf('src/operations/off-ramp/confirm-transfer.ts', 'src/operations/off-ramp/forgotten-by-node.test.ts', [
    [
      ['C4', 'C19'],
      "factsOfKind(journal.factsOf(entry), 'confirmed').some((each) => each.hash === hash && each.moved === 'exact')",
      'false',
      'whose transaction the network had confirmed is not',
    ],
    [['C6', 'C19'], '  !networkRules(deposit.network).mayBeUndone &&\n', '', 'that a fork has undone, and has expired'],
  ]),
  ...breaksOf('src/operations/off-ramp/follow-to-end.ts', 'src/queries/payouts/sent-after-cancel.test.ts', [
    [
      ['C20'],
      'journal.record(entry.opId, ...why, ...more)',
      'journal.record(entry.opId, ...more)',
      'is followed, and the host hears of it once',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/state/knowledge.ts', 'src/operations/off-ramp/state/state.test.ts', [
    [['C19', 'E22'], " ?? (factsOfKind(facts, 'cancelled')[0] && CANCELLED)", '', 'before anybody reads it again'],
    [['C20', 'E18'], "answer === 'withdrawn' ? [] : ", '', 'its own page took back'],
  ]),
  ...breaksOf('src/operations/off-ramp/confirm-transfer.ts', 'src/operations/off-ramp/never-seen.test.ts', [
    [['C20'], "=== 'seen') {", "!== 'gone') {", 'is not doubted'],
    [['C20'], "journal.record(entry.opId, { kind: 'gone', hash })", '', 'is gone, and not before'],
  ]),
  ...breaksOf('src/operations/off-ramp/follow-to-end.ts', 'src/operations/off-ramp/ended-meanwhile.test.ts', [
    [['C19', 'C20'], "isExact(hash)) ? 'came' :", "isExact(hash)) ? 'awaited' :", 'are not reported as sent'],
    [['C20'], "tokens: 'returned' }", "tokens: 'awaited' }", 'are not reported as sent'],
  ]),
  ...breaksOf('src/operations/off-ramp/unfinished.ts', 'src/queries/payouts/sent-after-cancel.test.ts', [
    [
      ['C19', 'C20'],
      "readOf(status), { kind: 'settled' }",
      "{ kind: 'settled' }",
      'the tokens are reported by the page that reads so after',
    ],
  ]),
  ...breaksOf('src/queries/payouts/cancel-unfinished.ts', 'src/queries/payouts/sent-after-cancel.test.ts', [
    [
      ['C19', 'C20'],
      'if (cancelled && parts.api.isOpen()) void',
      'if (!cancelled && parts.api.isOpen()) void',
      'by the page whose customer has cancelled',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/confirm-transfer.ts', 'src/operations/off-ramp/never-seen.test.ts', [
    [['C20'], "        { kind: 'found', hash, moved: movedIn(state) },\n", '', 'ends with the hash that the chain has'],
    [['C20'], 'bound !== kept) journal', 'false) journal', 'is kept and given to the next page'],
    [['C20'], "    if (state !== 'unseen') unknownFor = sinceNow()\n", '', 'knows again within 10 minutes'],
    [['C20'], 'if (mayBeDropped && ', 'if (', 'has no end of its own'],
  ]),
  ...breaksOf('src/operations/journal/facts.ts', 'src/operations/off-ramp/clock-set.test.ts', [
    [
      ['E23', 'C20'],
      ': to.device + to.offset - (from.device + from.offset)',
      ': to.device - from.device',
      'whenever it was sent',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/look/searches.ts', 'src/queries/payouts/sent-after-cancel.test.ts', [
    [
      ['C19', 'C20'],
      "fact.kind !== 'read' || fact.status === 'cancelled'",
      "fact.kind !== 'read'",
      'where the wallet has answered with their hash',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/state/followed.ts', 'src/operations/off-ramp/never-seen.test.ts', [
    [['C20'], '10 * 60_000', '9 * 60_000', 'is doubted, and not before'],
  ]),
  ...breaksOf('src/operations/off-ramp/state/hash-fates.ts', 'src/operations/off-ramp/never-seen.test.ts', [
    [['C20', 'C19'], "fate === 'unseen' && bound", 'bound', 'is never cancelled by the customer’s statement'],
    [['C20', 'C19'], " && bound === 'unknown'", '', 'is never cancelled by the customer’s statement'],
  ]),
]
