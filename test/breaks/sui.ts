import { breaksOf, type Break } from './entry.ts'

const FOLLOW = 'src/chains/sui/follow.test.ts'
const SEND = 'src/chains/sui/send.test.ts'
const GAS = 'src/chains/sui/gas.test.ts'
const REFUSALS = 'src/chains/sui/refusals.test.ts'
const TRANSFER = 'src/chains/sui/transaction/transfer.test.ts'
const SIGNED_OTHER = 'src/chains/sui/signed-other.test.ts'
const FIND_SENT = 'src/chains/sui/find-sent.test.ts'

const PRUNED = 'says nothing by a node that has pruned a part of that time'
const OTHERS_USE = 'that has used its objects and pays the payout'

/** What is sent on Sui, and what a payout is cancelled for. */
export const SUI: readonly Break[] = [
  ...breaksOf('src/chains/transfer-order.ts', FOLLOW, [
    [['C6'], "asked.units ? 'confirmed'", "units ? 'confirmed'", 'a transaction on the chain with a unit less'],
    [['C20'], "asked.units ? 'confirmed'", "units ? 'confirmed'", 'a transaction on the chain with more of them'],
    [['C20'], "if (units <= 0n) return 'unrelated'", '', 'a transaction on the chain with another token'],
  ]),
  ...breaksOf('src/chains/sui/follow.ts', FOLLOW, [
    [['C19'], 'epoch > lastEpoch ?', 'epoch >= lastEpoch ?', 'expires only at a node in an epoch after its last'],
    [['C19'], '    if (ours) return judge(ours)\n', '', 'that landed at the last moment has not expired'],
    [
      ['C19', 'SAFE-E1'],
      '!shown || !(oldest',
      '!(oldest',
      'has not expired where the node that lacks it is behind the one that counted',
    ],
    [
      ['C19'],
      '!(oldest || (witness',
      '!(shown || (witness',
      'a transaction that another node has kept has not expired',
    ],
    [
      ['C19', 'C4'],
      'witness.isLongAgo && (await isUnpaid(order, node))',
      'witness.isLongAgo',
      'has expired there an epoch later',
    ],
    [['C19'], '[witness.digest, hash, ...', '[hash, witness.digest, ...', 'is asked for afterwards, in one answer'],
    [['C19', 'C20'], 'now.version > version ?', 'now.version < version ?', 'can land no more once another has used'],
    [['C19'], 'now.version > version ?', 'now.version !== version ?', 'is waited for where an object has the version'],
    [['C20'], "witness.state === 'expired' || movedBySender(shown, order) <= 0n", 'witness.state !== null', OTHERS_USE],
    [['C20'], '    hash = shown.digest\n', '', OTHERS_USE],
    [['C19'], "    if (!landed.isSuccess) return 'failed'\n", '', 'a failed transaction is reported as failed'],
    [['C6'], "    if (!landed.isListed) return 'seen'\n", '', 'has ended only once a checkpoint has it'],
    [
      ['C19'],
      "bound ? judgeRarely(bound) : 'untraceable'",
      'judgeRarely(bound ?? { lastEpoch: 0n, checkpoint: 0n, inputs: [] })',
      'of an earlier page ends by what the journal kept',
    ],
  ]),
  ...breaksOf('src/chains/sui/transaction/landed.ts', FOLLOW, [
    [['C6'], "isSameAddress('sui', address, owner) && ", '', 'a transaction on the chain with the tokens'],
    [['C6'], ' && isSameCoin(coinType, token)', '', 'a transaction on the chain with another token'],
    [['C6'], 'const UNITS = /^-?\\d', 'const UNITS = /^\\d', 'a transaction on the chain with the tokens'],
  ]),
  ...breaksOf('src/chains/sui/checkpoint.ts', FOLLOW, [
    [
      ['C19'],
      'summary?.epoch',
      'summary?.epoch === undefined ? 2n ** 60n : summary.epoch',
      'says nothing where a node answers with no epoch',
    ],
  ]),
  ...breaksOf('src/chains/sui/checkpoint.ts', FIND_SENT, [
    [
      ['C20', 'SAFE-E1'],
      '  if (age < 0) throw unreadable()\n',
      '',
      'says nothing of a time that the node has not come to',
    ],
    [['C20'], '.time <= time) return {', '.time >= 0) return {', 'begins for a time at a checkpoint before it'],
    [['C13', 'C20', 'SAFE-E1'], '(await readCheckpoint(node, oldest)).time <= time', 'true', PRUNED],
    [['C20'], 'if (at <= oldest) {', 'if (at <= 0n) {', 'begins for a time at a checkpoint before it'],
  ]),
  ...breaksOf('src/chains/sui/transaction/execution.ts', SEND, [
    [['C19'], '      { mayAsk },\n', '', 'a payout that does not wait any more keeps the transaction'],
    [['C13'], 'selectsGas = false', 'selectsGas = true', 'the transfer is simulated, with the coin for its gas'],
  ]),
  ...breaksOf('src/chains/sui/send.ts', SEND, [
    [['C19'], '  await requireAlive(bound, node)\n', '', 'a signature that takes longer than its transaction lives'],
    [['C19'], 'epoch > lastEpoch', 'epoch >= lastEpoch', 'a signature that takes longer than its transaction lives'],
    [
      ['C13', 'API-37'],
      '  steps.onHash(digest, writeBound(bound))\n',
      '  setTimeout(() => steps.onHash(digest, writeBound(bound)), 50)\n',
      'reports its hash, and until when it lands, before anything leaves',
    ],
  ]),
  ...breaksOf('src/chains/sui/funds.ts', REFUSALS, [
    [
      ['SAFE-C11', 'CHAIN-22'],
      'balance.all < order.units',
      'balance.all <= order.units',
      'is left out for the last unit',
    ],
    [
      ['SAFE-C11', 'CHAIN-22'],
      "notEnoughTokens(coin, 'sui')",
      'notEnoughTokens(coin)',
      'is asked for a unit more than it has',
    ],
    [
      ['SAFE-A7'],
      '  if (order.units > U64_MAX) throw refused()\n',
      '',
      'is asked to send to, or from, or as much as: more than a u64',
    ],
    [
      ['SAFE-A7'],
      "if (!order.burn && isSameAddress('sui', order.to, packageOf(order.token.address))) throw",
      'if (order.units < 0n) throw',
      'is asked to send to, or from, or as much as: the token’s package',
    ],
  ]),
  ...breaksOf('src/chains/sui/gas.ts', REFUSALS, [
    [['SAFE-C11'], 'return budget <= mist ?', 'return mist > 0n ?', 'is asked for a fee that its address lacks'],
  ]),
  ...breaksOf('src/chains/sui/gas.ts', SEND, [
    [
      ['C19'],
      "  if (budget > BUDGET_MAX) throw new ChainError('network/refused')\n",
      '',
      'is not asked for what would fail, or costs more',
    ],
  ]),
  ...breaksOf('src/chains/sui/gas.ts', TRANSFER, [
    [['C13'], '? 1 : -1', '? -1 : 1', 'is paid by few coins, the largest first'],
  ]),
  ...breaksOf('src/chains/sui/gas.ts', GAS, [
    [['C21'], '{ selectsGas: true }', '{ selectsGas: false }', 'native USDC is sent without SUI'],
  ]),
  ...breaksOf('src/chains/sui/transaction/transfer.ts', TRANSFER, [
    [
      ['C19'],
      'payment.length === 0 ? onceWithin(head) : untilEpoch(head)',
      "{ $kind: 'None', None: true } as Expiration",
      'lands until the end of the next epoch',
    ],
    [
      ['C19'],
      'payment.length === 0 ? onceWithin(head)',
      'payment.length === 1 ? onceWithin(head)',
      'that the balance at the address pays lands within',
    ],
    [['C19'], 'epoch + 1n', 'epoch + 2n', 'lands until the end of the next epoch'],
    [['C19'], 'chain: MAINNET, nonce', 'chain: MAINNET, nonce: 0', 'that the balance at the address pays lands within'],
    [['C6'], 'balance: units, ', 'balance: units + 1n, ', 'moves the units of merged coins'],
  ]),
  ...breaksOf('src/chains/sui/transaction/signature.ts', SIGNED_OTHER, [
    [['C19'], ' || !isSame(fromBase64(signedBytes), bytes)', '', 'a wallet that signs another sender'],
    [
      ['C19'],
      "return isSameAddress('sui', `0x${bytesToHex(address)}`, from)",
      "return isSameAddress('sui', from, from)",
      'a wallet that signs by another key',
    ],
    [
      ['CHAIN-22'],
      'OTHERS.includes(flag) && signature.length <= MAX_BYTES',
      'false',
      'may sign by any scheme of the network',
    ],
    [['C19'], 'return OTHERS.includes(flag) && ', 'return ', 'a wallet that signs a signature of an unknown scheme'],
  ]),
  ...breaksOf('src/chains/sui/wallet/signing.ts', REFUSALS, [
    [
      ['WAL-17', 'SAFE-C9'],
      "isSameAddress('sui', address, from)",
      "isSameAddress('sui', address, address)",
      'is asked with another account',
    ],
    [
      ['WAL-16', 'C17'],
      '    if (otherNetwork !== null) throw unsupportedNetwork(null, otherNetwork)\n',
      '',
      'is asked after its account or its network has changed',
    ],
    [['CHAIN-22'], " || !isSecond(able['version'])", '', 'is asked to sign and execute'],
  ]),
  ...breaksOf('src/chains/sui/grpc.ts', SEND, [
    [
      ['C19'],
      'error instanceof RpcError && REFUSALS.includes(error.code)',
      'false',
      'is not asked for what would fail, or costs more',
    ],
  ]),
  ...breaksOf('src/chains/sui/node-reads.ts', REFUSALS, [
    [
      ['SAFE-E1'],
      '  if (response.chainId !== MAINNET) throw unreadable()\n',
      '',
      'is asked for anything on another chain',
    ],
    [['SAFE-E1'], '  if (price === 0n) throw unreadable()\n', '', 'is asked for anything at no price'],
  ]),
  ...breaksOf('src/chains/sui/transaction/landed.ts', FOLLOW, [
    [
      ['C6', 'SAFE-E1'],
      'landed.isSuccess && landed.changes.length === 0',
      'landed.isSuccess && landed.changes.length < 0',
      'says nothing where a node answers with no changes at all',
    ],
  ]),
  ...breaksOf('src/chains/sui/unpaid.ts', 'src/chains/sui/burn.test.ts', [
    [['C13', 'C20'], 'burn === undefined && ', '', 'is found among all transactions of its sender'],
  ]),
  ...breaksOf('src/chains/sui/find-sent.ts', FIND_SENT, [
    [
      ['C20', 'C24', 'SAFE-E1'],
      'known && monotonicTime() - known.at < STARTS_LAST_MS',
      'known',
      'asks again after a minute',
    ],
    [['C13', 'C20', 'SAFE-E1'], 'return first < oldest ?', 'return first < 0n ?', PRUNED],
    [['C13', 'C20', 'SAFE-E1'], '  if (isPruned && !(await isUnpaid(order, node))) throw unreadable()\n', '', PRUNED],
    [['C13', 'C20'], 'if (isPruned && !(await isUnpaid(order, node)))', 'if (isPruned)', PRUNED],
    [
      ['C20'],
      'CLOCK_TOLERANCE_MS = 120_000',
      'CLOCK_TOLERANCE_MS = 0',
      'goes from a time, with two minutes for clocks',
    ],
    [['C20'], 'moved(each, order) > 0n', 'moved(each, order) >= order.units', 'takes a transfer of fewer units too'],
    [
      ['C20', 'SAFE-E1'],
      '    if (!next && (checkpoint === null || checkpoint < startCheckpoint)) throw unreadable()\n',
      '',
      'says nothing where the list breaks off',
    ],
    [
      ['C20', 'SAFE-E1'],
      'oldest } = await readHead(node)',
      'oldest } = { checkpoint: 2n ** 62n, oldest: 0n }',
      'says nothing where a node is behind',
    ],
    [['C20'], '    after = next\n', '', 'reads as many pages as it needs'],
  ]),
]
