import { breaksOf } from './entry.ts'

const REGISTERED = 'src/operations/off-ramp/registered.test.ts'
const ELSEWHERE = 'src/operations/off-ramp/registered-elsewhere.test.ts'
const ENDS = 'src/operations/off-ramp/registered-ends.test.ts'
const STATE = 'src/operations/registration/registration-state.test.ts'
const BURN = 'src/operations/off-ramp/refuse-burn.test.ts'
const DEPOSIT = 'src/domain/payouts/deposit.test.ts'

const IDS = ['CHAIN-26', 'C13']

/** What tells the server of a transaction that it cannot find by itself, and keeps a payout from being cancelled before. */
export const REDEMPTION = [
  ...breaksOf('src/operations/off-ramp/broadcast-record.ts', REGISTERED, [
    [
      [...IDS, 'STATE-OFFR-04', 'STATE-OFFR-05'],
      "journal.record(opId, { kind: 'handedOver', ask, hash })",
      'undefined',
      'is registered by a later page once it has left its own',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/broadcast-record.ts', ELSEWHERE, [
    [
      ['C13'],
      "status === 'failed' && !entry.madeElsewhere",
      "status === 'failed'",
      'is not sent while the server does not answer',
    ],
    [
      ['C13'],
      "status === 'failed' && !entry.madeElsewhere",
      'false',
      'the device that made a payout sends where the server',
    ],
    [['C13', 'SAFE-B1'], "if (status === 'conflict') keep()", '', 'stays in the page of its own device'],
    [['C13', 'SAFE-B1'], ' && (await isOnlyTransaction())', '', 'if the other one asks its wallet first'],
  ]),
  ...breaksOf('src/operations/off-ramp/confirm-transfer.ts', ELSEWHERE, [
    [['C13'], '    if (reason) return reason\n', '', 'ends at a later look'],
  ]),
  ...breaksOf('src/operations/off-ramp/broadcast-record.ts', ENDS, [
    [
      ['C13', 'C19'],
      'answer ? recorded(watch) : watch',
      'recorded(watch)',
      'a hash whose transaction stays on its page',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/send-payout.ts', BURN, [
    [['C3'], '  if (refused) return refused\n', '', 'no wallet is asked for a burn'],
  ]),
  ...breaksOf('src/operations/registration/registration-state.ts', ENDS, [
    [
      ['C13'],
      'isSent(known) && isLiving(known)',
      'isLiving(known)',
      'a hash without a broadcast is registered only once the network has it',
    ],
  ]),
  ...breaksOf('src/operations/registration/registration-state.ts', STATE, [
    [
      IDS,
      "hash !== null && hash.registration !== 'registered'",
      'hash !== null',
      'a transaction is unregistered, or only believed',
    ],
    [['C13'], ' || isCancelled(known)', '', ' is due or not'],
    [['C13'], ' || !isOpen', '', ' is due or not'],
  ]),
  ...breaksOf('src/operations/sendings/find-unknown-transfer.ts', REGISTERED, [
    [['C13'], 'sent === null || isKnown()', 'sent !== null', 'is found and registered by another device'],
    [
      ['C13'],
      '...foundOn(network, sent)',
      "{ kind: 'told', ask: null, hash: sent.hash }",
      'is found and registered by another device',
    ],
  ]),
  ...breaksOf('src/operations/registration/registrar.ts', REGISTERED, [
    [
      IDS,
      "if (isKnown('registrationRefused')) return { status: 'conflict', error: null }",
      '',
      'stops there, and is not cancelled',
    ],
    [['C13'], '1000 * 2 ** (count - 1)', '1000', 'is asked about again after one second'],
    [['C13'], "error?.outcome === 'definite' && ", '', 'a 404 of a gateway decides nothing'],
    [['C13'], '[404, 422].includes', '[422].includes', 'of its server is a definite no'],
    [
      ['SAFE-F6'],
      "    if (!isAttended()) return { status: 'failed', error: null }\n",
      '',
      'is not registered once its customer has signed out',
    ],
    [IDS, "journal.record(entry.opId, { kind: 'registered', hash })", '', 'is registered once it has left the page'],
  ]),
  ...breaksOf('src/api/chains.ts', REGISTERED, [
    [IDS, 'repeats: 2', 'repeats: 0', 'is unfinished while the server has not taken it'],
    [IDS, "error.code === 'cctp_conflict'", "error.code === 'conflict'", 'stops there, and is not cancelled'],
  ]),
  ...breaksOf('src/operations/off-ramp/follow-to-end.ts', REGISTERED, [
    [
      [...IDS, 'STATE-OFFR-04', 'STATE-OFFR-05'],
      "if (registered.status !== 'registered') {",
      'if (!registered.status) {',
      'is unfinished while the server has not taken it',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/follow-to-end.ts', ENDS, [
    [
      ['C13', 'C19'],
      "if (proof === 'unproven') return { status: 'unknown', error: uncheckedError(error) }",
      '',
      'tokens to its address a moment later',
    ],
    [
      ['C13', 'C19'],
      "if (proof !== 'waiting') return SERVER_ENDS[proof](ending)",
      '',
      'that another device has cancelled while the network was searched',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/follow-to-end.ts', ELSEWHERE, [
    [
      ['C19'],
      "entry.madeElsewhere && !known.has('registered') &&",
      'entry.madeElsewhere &&',
      'is cancelled when its registered transaction expires',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/send-payout.ts', ENDS, [
    [
      ['C13', 'C20'],
      "    if (found.status === 'tokensThere') return tokensHeld(found, failure)\n",
      '',
      'a wallet’s refusal cancels nothing while',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/look/searches.ts', ENDS, [
    [
      ['C20'],
      '?? 0) <= searchableMs(sought.known)',
      '?? 0) <= SEARCHED_MS',
      'a wallet of Sui has refused is searched for',
    ],
    [
      ['C20'],
      'age() <= (looks === 0 ? searchableMs(begun.known) : SEARCHED_MS)',
      'age() <= searchableMs(begun.known)',
      'a wallet of Sui has refused is searched for',
    ],
  ]),
  ...breaksOf('src/operations/journal/journal.ts', 'src/operations/journal/journal-time.test.ts', [
    [['C13'], ' || isAnyDue(entry, facts)', '', 'a transaction that the server does not know is kept at any age'],
  ]),
  ...breaksOf('src/operations/off-ramp/follow-to-end.ts', ENDS, [
    [['C13', 'C19'], "  if (depositStatus === 'over') return over(ending)\n", '', 'while nothing has gone back yet'],
  ]),
  ...breaksOf('src/operations/registration/prove-unpaid.ts', 'src/operations/registration/prove-unpaid.test.ts', [
    [['C13', 'C19'], '.catch(() => true)', '.catch(() => false)', 'is not cancelled where its address'],
  ]),
  ...breaksOf('src/operations/registration/follow-registration.ts', ENDS, [
    [['C13'], 'isRegistered() && ', '', 'counts for nothing while it knows no transaction'],
    [['C13'], "(depositStatus !== 'taken' || state === 'different')", 'true', 'that believes any hash does not end'],
    [['C13'], ' || hasLeft()', '', 'a hash without a broadcast is registered'],
  ]),
  ...breaksOf('src/operations/off-ramp/unfinished.ts', REGISTERED, [
    [['C13'], 'isUnregistered(known) || ', '', 'that was cancelled elsewhere while its tokens came'],
  ]),
  ...breaksOf('src/operations/off-ramp/unfinished.ts', 'src/operations/off-ramp/registered-unseen.test.ts', [
    [
      ['C13', 'C20'],
      "    if (registered.status !== 'registered') return false\n",
      '',
      'cancels nothing while it cannot be registered',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/follow-to-end.ts', ENDS, [
    [['C13'], 'return isOver(depositStatus)\n', 'return false\n', 'done where another device has cancelled the payout'],
    [['C13'], 'return isOver(depositStatus)\n', 'return true\n', 'stays unfinished while the payout waits'],
  ]),
  ...breaksOf('src/operations/cancel-attempts.ts', BURN, [
    [
      ['C3'],
      "{ kind: 'cancelAsked', attempt }",
      "{ kind: 'called', call: 'again' }",
      'that cannot be cancelled at once is not offered',
    ],
    [['C3', 'CHAIN-10'], "journal.record(opId, { kind: 'cancelled', attempt })", '', 'is cancelled before a wallet'],
  ]),
  ...breaksOf('src/domain/payouts/deposit.ts', DEPOSIT, [
    [['C3'], "coin === 'usdc' && ", '', 'a burn is to an address of its own network'],
    [['C3'], '!isAddressOf(redemption, to)', '!isAddressOf(network, to)', 'a burn is to an address of its own network'],
  ]),
]
