import { breaksOf, type Break } from './entry.ts'

const FOLLOW = 'src/chains/aptos/follow.test.ts'
const SEND = 'src/chains/aptos/send.test.ts'
const FUNDS = 'src/chains/aptos/funds.test.ts'
const SUBMITS = 'src/chains/aptos/submits.test.ts'
const SIGNED_OTHER = 'src/chains/aptos/signed-other.test.ts'
const FIND_SENT = 'src/chains/aptos/find-sent.test.ts'

const TAKEN = 'that has its sequence number and pays the payout'
const MAY_HAVE_SENT = 'a wallet that throws a refusal in words'

/** What is sent on Aptos, and what a payout is cancelled for. */
export const APTOS: readonly Break[] = [
  ...breaksOf('src/chains/transfer-order.ts', FOLLOW, [
    [['C6'], "asked.units ? 'confirmed'", "units ? 'confirmed'", 'a transaction on the chain with a unit less'],
    [['C20'], "asked.units ? 'confirmed'", "units ? 'confirmed'", 'a transaction on the chain with more of them'],
    [['C20'], "if (units <= 0n) return 'unrelated'", '', 'a transaction on the chain with another token'],
  ]),
  ...breaksOf('src/chains/aptos/follow.ts', FOLLOW, [
    [['C20'], '        bound ??= found.waiting\n', '', 'that a wallet has submitted itself expires once a mempool'],
    [
      ['C19'],
      'time > expiration * MICROSECONDS',
      'time >= expiration * MICROSECONDS',
      'expires only at a version whose time',
    ],
    [
      ['C19'],
      '> sequence) return judgeUsedSequence(sequence)',
      '< 0n) return judgeUsedSequence(sequence)',
      'that landed at the last moment has not expired',
    ],
    [
      ['C19'],
      'readSequence(node, from, version)',
      'readSequence(node, from)',
      'asks for the sequence number at the version',
    ],
    [['C20'], 'taken.hash !== hash && movedUnits(taken, order) <= 0n', 'taken.hash !== hash', TAKEN],
    [['C20'], '    hash = taken.hash\n', '', TAKEN],
    [
      ['C20'],
      '    if (!taken) throw unreadable()\n',
      "    if (!taken) return 'replaced'\n",
      'is not replaced by what the node has pruned',
    ],
    [['C19'], "    if (!landed.isSuccess) return 'failed'\n", '', 'a failed transaction is reported as failed'],
    [
      ['C19'],
      "bound ? judgeUnseen(bound) : 'untraceable'",
      'judgeUnseen(bound ?? { expiration: 0n, sequence: 0n })',
      'of an earlier page expires by what the journal kept',
    ],
  ]),
  ...breaksOf('src/chains/aptos/transaction/moved-units.ts', FOLLOW, [
    [['C6'], "Withdraw': -1n", "Withdraw': 0n", 'that gives the recipient tokens and takes them back'],
    [['C6'], " || !isSameAddress('aptos', at, store)", '', 'a transaction on the chain with the tokens'],
  ]),
  ...breaksOf('src/chains/aptos/transaction/moved-units.ts', FIND_SENT, [
    [['C20'], '  if (!landed.isSuccess) return 0n\n', '', 'takes a transfer of fewer units too, and none that failed'],
  ]),
  ...breaksOf('src/chains/aptos/node-reads.ts', SEND, [
    [['C19'], '      mayAsk,\n', '', 'a payout that does not wait any more keeps the transaction'],
  ]),
  ...breaksOf('src/chains/aptos/node-reads.ts', FOLLOW, [
    [
      ['SAFE-E1'],
      "  if (fields['chain_id'] !== MAINNET_CHAIN_ID) throw unreadable()\n",
      '',
      'says nothing where a node answers with another chain',
    ],
  ]),
  ...breaksOf('src/chains/aptos/node-reads.ts', FIND_SENT, [
    [
      ['C20', 'SAFE-E1'],
      'if (landed.length > 0 && landed.at(-1)!.sequence !== end - 1n) throw unreadable()',
      '',
      'says nothing where the node that answers is behind',
    ],
  ]),
  ...breaksOf('src/chains/aptos/node-reads.ts', FOLLOW, [
    [
      ['C19', 'C20'],
      'if (nonce !== undefined && nonce !== null) return { waiting: null }',
      '',
      'without an order never expires',
    ],
  ]),
  ...breaksOf('src/chains/aptos/find-sent.ts', FIND_SENT, [
    [['C20', 'C4'], 'return requireUnpaid({ order, node, next })', 'return null', 'looks at the payout’s address'],
    [['C20', 'C4'], 'sequence !== next || balance > 0n', 'balance > 0n', 'looks at the payout’s address'],
    [
      ['C20', 'C3'],
      '  if (order.burn) throw unreadable()\n',
      '  if (order.burn) return null\n',
      'says nothing of a burn',
    ],
  ]),
  ...breaksOf('src/chains/aptos/find-sent.ts', FIND_SENT, [
    [
      ['C20'],
      'CLOCK_TOLERANCE_SECONDS = 120n',
      'CLOCK_TOLERANCE_SECONDS = 0n',
      'goes from a time, with two minutes for clocks',
    ],
    [
      ['C20'],
      '      size = (end - from) / 2n\n      continue',
      '      return null',
      'finds one among what a node that has pruned 2n',
    ],
    [['C20', 'SAFE-E1'], 'next < first || ', '', 'says nothing where the node that answers is behind'],
    [
      ['C20'],
      '    if (landed === null || BigInt(landed.length) !== end - from) throw unreadable()\n',
      '',
      'ends where a node has pruned what is older',
    ],
  ]),
  ...breaksOf('src/chains/aptos/funds.ts', FUNDS, [
    [['SAFE-C11'], 'tokens < units', 'tokens <= units', 'is left out for the last unit and the last octa'],
  ]),
  ...breaksOf('src/chains/aptos/gas.ts', FUNDS, [
    [
      ['SAFE-C11'],
      'affordable < UNSIMULATED_GAS',
      'affordable < 0n',
      'is asked for a fee that it may be unable to pay',
    ],
    [
      ['SAFE-C11', 'C13'],
      'larger(enough, WALLET_GAS_FLOOR)',
      'enough',
      'is asked for another gas limit than the limit that every wallet keeps',
    ],
    [
      ['SAFE-C11', 'C13'],
      'smaller(larger(enough, WALLET_GAS_FLOOR), most)',
      'larger(enough, WALLET_GAS_FLOOR)',
      'is asked for another gas limit than what the account pays for',
    ],
  ]),
  ...breaksOf('src/chains/aptos/facts.ts', 'src/chains/aptos/costs.test.ts', [
    [
      ['CHAIN-14', 'C13'],
      'WALLET_GAS_FLOOR = 2000n',
      'WALLET_GAS_FLOOR = 1999n',
      'a transfer to an address with a store is signed by a wallet',
    ],
  ]),
  ...breaksOf('src/chains/aptos/gas.ts', SEND, [
    [['C19'], 'throw refusedTransfer(run.failsFor, coin)', 'return 0n', 'is not asked for what would fail'],
  ]),
  ...breaksOf('src/chains/aptos/send.ts', SEND, [
    [['C19'], '  await requireAlive(terms, node)\n', '', 'a signature that takes longer than its transaction lives'],
    [
      ['C13', 'API-37'],
      '  steps.onHash(hash, writeBound(terms))\n',
      '  queueMicrotask(() => setTimeout(() => steps.onHash(hash, writeBound(terms)), 50))\n',
      'reports its hash, and until when it lands, before anything leaves',
    ],
    [
      ['SAFE-A7'],
      '  if (order.units > U64_MAX) throw',
      '  if (order.units < 0n) throw',
      'is asked to send to, or from, or as much as: more than a u64',
    ],
  ]),
  ...breaksOf('src/chains/aptos/send.ts', SUBMITS, [
    [
      ['C13'],
      'bound: null, handOver: NOTHING_SIGNED',
      'bound: terms, handOver: NOTHING_SIGNED',
      'is asked for the transfer, and followed by the hash',
    ],
  ]),
  ...breaksOf('src/chains/aptos/wallet/signing.ts', SEND, [
    [
      ['SAFE-C9', 'C17'],
      'const { features } = await requirePresent(session, terms.order.from)',
      'const { features } = walletOf(session.wallet)',
      'is asked after its account or its network has changed in between',
    ],
    [
      ['WAL-17'],
      "    if (!isSameAddress('aptos', address, from)) throw wrongAddress(from)\n",
      '',
      'is asked with another account than the payout',
    ],
  ]),
  ...breaksOf('src/chains/aptos/wallet/signing.ts', SUBMITS, [
    [
      ['W12', 'C19'],
      '    if (isRefusal(answer)) throw way.failure(answer)\n',
      '',
      'a wallet whose customer has refused has sent nothing',
    ],
    [
      ['CHAIN-25', 'C19'],
      'isRefusalToSend(readFailure(cause)) ?',
      "isRefusalToSend(readFailure(cause)) || isRefusal({ ...Object(cause), message: 'cancelled' }) ?",
      MAY_HAVE_SENT,
    ],
    [
      ['W11'],
      "verb: 'signTransaction',\n  since: [1, 1]",
      "verb: 'signTransaction',\n  since: [1, 0]",
      'is preferred to one that signs objects of the SDK alone',
    ],
    [
      ['W11'],
      "verb: 'signAndSubmitTransaction',\n  since: [1, 1]",
      "verb: 'signAndSubmitTransaction',\n  since: [1, 0]",
      'is not asked where it takes objects of the SDK alone',
    ],
  ]),
  ...breaksOf('src/chains/aptos/wallet/signing.ts', SIGNED_OTHER, [
    [
      ['C19'],
      'raw !== null && isSame(raw, rawTransaction(terms))',
      'raw !== null',
      'a wallet that signs another recipient',
    ],
    [
      ['C19'],
      ' || others.some((other) => other !== undefined && other !== null)',
      '',
      'a wallet that signs a fee payer to be named',
    ],
  ]),
  ...breaksOf('src/chains/aptos/wallet/wallet-answers.ts', 'src/chains/aptos/aptos-adapter.test.ts', [
    [['WAL-16'], 'if (Number(chainId) === CHAIN_ID) return null', 'return null', 'on a testnet is not connected'],
  ]),
  ...breaksOf('src/domain/wallets/addresses/address.ts', 'src/domain/wallets/addresses/address.test.ts', [
    [['SAFE-W1'], ".replace(/^0x0+/, '0x')", '', 'that no key belongs to is known'],
  ]),
]
