import { breaksOf, type Break } from './entry.ts'

const TRON = 'src/chains/tron'
const FOLLOW = `${TRON}/transaction/follow.test.ts`
const FIND = `${TRON}/transaction/find-sent.test.ts`
const SIGNATURE = `${TRON}/transaction/signature.test.ts`
const RAW = `${TRON}/transaction/raw-transaction.test.ts`
const SEND = `${TRON}/send.test.ts`
const FUNDS = `${TRON}/funds.test.ts`
const CONNECT = `${TRON}/connect.test.ts`
const DISCOVER = `${TRON}/discover.test.ts`

/** USDT on Tron: above all when a payout may be cancelled, and when it may not. */
export const TRON_BREAKS: readonly Break[] = [
  ...breaksOf('src/chains/tron/transaction/follow.ts', 'src/chains/tron/transaction/follow.test.ts', [
    [
      ['C6', 'C19'],
      'if (info || isSeen) expiration ??= await learnExpiration(info)',
      '',
      'a transaction that another device has signed has an end',
    ],
    [
      ['C19'],
      'blockTime === 0 ? null : info.blockTime + LONGEST_MS',
      'blockTime === 0 ? null : null',
      'a transaction that another device has signed has an end',
    ],
    [['C6', 'C19'], 'if (info || isSeen)', 'if (info)', 'a node has shown in a block, and no node has any more'],
    [
      ['C19'],
      '.time + NODES_APART_MS + LONGEST_MS',
      '.time + LONGEST_MS',
      'a node has shown in a block, and no node has any more',
    ],
  ]),
  ...breaksOf(`${TRON}/node-reads.ts`, SEND, [
    [['C19'], '      mayAsk,\n', '', 'for a payout that does not wait any more'],
  ]),
  ...breaksOf(`${TRON}/signing.ts`, `${TRON}/unlock.test.ts`, [
    [['W12', 'C21'], '  await unlockTron(provider)\n', '', 'is asked again before a payout exists'],
    [['W12'], 'waited < READY_WITHIN_MS', 'waited < 0', 'puts its tronweb there a second later'],
  ]),
  ...breaksOf(`${TRON}/transaction/follow.ts`, FOLLOW, [
    [['C19'], 'time < expires', 'time < expires - 1', 'a millisecond before its expiration'],
    [['C19'], 'const LOOKS_TO_GIVE_UP = 2', 'const LOOKS_TO_GIVE_UP = 1', 'a transaction expires at two looks'],
    [['C19'], "if (await isSolid(node, hash)) return 'seen'", '', 'on the solid chain does not expire'],
    [['C19'], '    expiredLooks = 0\n', '', 'or finds the transaction, starts the count again'],
    [
      ['C19'],
      "expiration === null ? 'untraceable' : unlessExpired(expiration)",
      'unlessExpired(expiration ?? 0)',
      'without the time of its end',
    ],
    [['C19'], '(/^\\d{1,15}$/', '(/\\d/', 'without the time of its end'],
    [['C6'], "solid && !solid.isDone ? 'failed' : 'unseen'", "'failed'", 'does not count until its block is solid'],
    [
      ['C6'],
      "solid?.isDone ? stateOfMoved(moved, order) : 'seen'",
      'stateOfMoved(moved, order)',
      'undecided until its block is solid',
    ],
    [['C6'], 'moved === order.units)', 'moved >= order.units)', 'undecided until its block is solid'],
    [['C6'], 'isDone ? logs.reduce', 'true ? logs.reduce', 'a failure with a log of the transfer'],
  ]),
  ...breaksOf(`${TRON}/transaction/transfer-log.ts`, FOLLOW, [
    [['C6'], 'present[at] === topic', 'at === 1 || present[at] === topic', 'undecided until its block is solid'],
    [['C6'], 'present[at] === topic', 'at === 2 || present[at] === topic', 'undecided until its block is solid'],
    [['C6'], 'bare(address) === accountHex(order.token.address) && ', '', 'undecided until its block is solid'],
  ]),
  ...breaksOf(`${TRON}/transaction/transfer-log.ts`, FIND, [
    [['C20'], ' && removed !== true', '', 'is not the transfer'],
  ]),
  ...breaksOf(`${TRON}/transaction/find-sent.ts`, FIND, [
    [['C20'], ' + CLOCK_TOLERANCE_MS', '', 'a time begins at the block'],
    [['C20'], 'first += MOST_BLOCKS', 'first += 2 * MOST_BLOCKS', '5,000 at a time'],
    [
      ['C20'],
      '  if (from > Math.min(head.number, listed)) throw unreadable()\n',
      '',
      'a node that is behind the block',
    ],
    [
      ['C20'],
      '  if (listed + MOST_APART < head.number) throw unreadable()\n',
      '',
      'logs of a node that is behind that',
    ],
  ]),
  ...breaksOf(`${TRON}/transaction/signature.ts`, SIGNATURE, [
    [
      ['SAFE-C9'],
      'signerOf(bytes, hexToBytes(id)) === accountHex(from)',
      'signerOf(bytes, hexToBytes(id))',
      'a signature that is one of another key',
    ],
    [['SAFE-C9'], ' && others.length === 0', '', 'a signature that is one beside another'],
  ]),
  ...breaksOf(`${TRON}/transaction/raw-transaction.ts`, RAW, [
    [['C11'], '100_000_000', '1_000_000_000', 'burns no more than 100 TRX'],
    [['C11'], 'LIVES_FOR = 300_000', 'LIVES_FOR = 60_000', 'lives for 300 s'],
    [['C11'], '.slice(16, 32)', '.slice(0, 16)', 'burns no more than 100 TRX'],
  ]),
  ...breaksOf('.build/patches/private-tron-globals.mjs', 'test/tron-messages.test.ts', [
    [['SAFE-X5'], "'var ka={};'", "'var ka=this;'", 'the messages of tronweb add no name'],
    [['SAFE-X5'], 'proto = (global.proto ??= {})', 'withoutData', 'the messages of tronweb add no name'],
  ]),
  ...breaksOf(`${TRON}/send.ts`, SEND, [
    [
      ['SAFE-C9'],
      "  if (!signature) throw new ChainError('wallet/signed-other')\n",
      "  if (!signature) throw new ChainError('wallet/signed-other', { broadcast: 'unknown' })\n",
      'signs instead is reported, and not used',
    ],
    [
      ['C19'],
      "  if (await isOver(expiration, node)) throw new ChainError('network/expired')\n",
      '',
      'when the transaction has expired is not handed over',
    ],
    [['C11'], 'time >= expiration', 'time > expiration', 'when the transaction has expired is not handed over'],
    [
      ['C11', 'CHAIN-14'],
      'steps.onHash(id, writeBound(expiration))',
      'steps.onHash(id)',
      'the hash is reported with its expiration',
    ],
    [
      ['C20'],
      "steps.onAsking(block.number, 'signs')",
      "steps.onAsking(block.time, 'signs')",
      'the block before the question is reported',
    ],
    [['SAFE-C9'], 'await checkWallet(session, order.from)\n', '', 'is not asked to sign, and nothing is reported'],
  ]),
  ...breaksOf(`${TRON}/signing.ts`, SEND, [
    [['W12', 'C19'], 'throw signingFailure(cause)', 'throw cause', 'is declined, and nothing has left the page'],
  ]),
  ...breaksOf(`${TRON}/signing.ts`, `${TRON}/send-races.test.ts`, [
    [
      ['SAFE-C9'],
      'if (address !== from) throw wrongAddress(from)',
      '',
      'an account that changes while the wallet is checked',
    ],
  ]),
  ...breaksOf(`${TRON}/node-reads.ts`, FOLLOW, [
    [
      ['SAFE-E1'],
      "!isOf(id, hash) || typeof outcome !== 'string'",
      "typeof outcome !== 'string'",
      'an answer of another transaction says nothing of it',
    ],
  ]),
  ...breaksOf(`${TRON}/node-reads.ts`, FUNDS, [
    [['SAFE-E1'], " || 'Error' in body", '', 'an error with status 200'],
    [['CHAIN-24'], "['ret'] !== 'FAILED'", "['ret'] !== 'REVERTED'", 'a transfer that reverts'],
    [['C11'], 'Math.max(left(', 'Math.min(left(', 'staked bandwidth, when the free one is used'],
  ]),
  ...breaksOf(`${TRON}/funds.ts`, FUNDS, [
    [['C11', 'C21'], 'trx < burnt + paid', 'trx < burnt', 'a sun too little for the bandwidth'],
    [['C11', 'C21'], 'Math.max(energy - resources.energy, 0)', 'energy', 'energy for all of it, and no TRX'],
    [
      ['C11'],
      "  if (energy * prices.energy > FEE_LIMIT) throw new ChainError('network/refused')\n",
      '',
      'would cost more than 100 TRX',
    ],
    [['C21'], "  if (trx === null) throw notEnoughForFee('tron')\n", '', 'no activation, even with free resources'],
    [
      ['C21'],
      'toHex: unusedAccount(from)',
      'toHex: accountHex(token.address)',
      'is tried to an account without tokens',
    ],
    [['WAL-17', 'CHAIN-23'], '  await checkWallet(session, from)\n', '', 'the wallet is checked before the network'],
  ]),
  ...breaksOf(`${TRON}/connect.ts`, CONNECT, [
    [['WAL-16'], 'if (chain !== null && !isMainnet(chain)) throw', 'if (chain === 0) throw', 'is refused by its name'],
    [
      ['W12'],
      'if (isRefusal(answer)) throw walletFailure(answer)',
      '',
      'is read as its error, though the wallet resolves with it',
    ],
  ]),
  ...breaksOf(`${TRON}/provider.ts`, CONNECT, [
    [['CHAIN-23'], 'tronWeb.ready !== false && ', '', 'a tronweb that is not ready'],
    [
      ['WAL-16'],
      'return chain ?? chainOfNode(provider)',
      'return chain ?? Promise.resolve(null)',
      'is read from the first block',
    ],
  ]),
  ...breaksOf(`${TRON}/transaction/find-sent.ts`, FIND, [
    [
      ['C13', 'C20', 'SAFE-E1'],
      'if (last - first < KEPT_BLOCKS || ',
      'if (last - first <= KEPT_BLOCKS || ',
      'that has pruned the first block',
    ],
    [['C13', 'C20', 'SAFE-E1'], 'node)).units > 0n)', 'node)).units < 0n)', 'that has pruned the first block'],
    [['C13', 'C20'], 'node)).units > 0n)', 'node)).units >= 0n)', 'that has pruned the first block'],
  ]),
  ...breaksOf(`${TRON}/node-reads.ts`, FIND, [
    [
      ['C20', 'SAFE-E1'],
      '!isEmpty(block) && blockOf(block).number === number',
      'true',
      'that has pruned the first block',
    ],
  ]),
  ...breaksOf(`${TRON}/live-provider.ts`, `${TRON}/live-provider.test.ts`, [
    [['W11', 'WAL-17'], 'isProvider(provider) ? provider : first', 'first', 'the account follows a wallet'],
    [['W11'], 'if (ACCOUNT_MESSAGES.includes(actionOf(message))) listener', 'listener', 'its messages to the page'],
    [
      ['W11', 'SAFE-C9'],
      "page.events.removeEventListener('message', onMessage)",
      'undefined',
      'its messages to the page',
    ],
  ]),
  ...breaksOf(`${TRON}/signing.ts`, `${TRON}/live-provider.test.ts`, [
    [['WAL-17', 'W12'], 'OTHER_KEY.test(text)', 'false', 'a key of another account at the last moment'],
  ]),
  ...breaksOf(`${TRON}/discover.ts`, DISCOVER, [
    [['W11'], 'const known = [...announced, ...found]', 'const known = found', 'is not listed a second time'],
    [['W11'], "(name !== '' || known.length === 0)", 'known.length === 0', 'hides no other one that only injects'],
    [['W11'], 'each.provider === provider || ', '', 'in their own places, each once'],
  ]),
]
