import { breaksOf } from './entry.ts'

const FAILURES = 'src/chains/send-failure.test.ts'
/** How wallets say no, on all families. */
const NOES = 'src/chains/wallet-answers/refusals.contract.test.ts'
const CARELESS = 'src/chains/connection/careless-wallets.test.ts'
const UNLOCK = 'src/chains/wallet-standard/unlock.test.ts'

const SWITCHING = 'src/chains/evm/switch-network.test.ts'
const WINDOWS = 'src/chains/evm/transaction/log-windows.test.ts'

/** What wallets answer, and where their code fails. */
export const ODD_WALLETS = [
  ...breaksOf('src/chains/wallet-answers/read-failure.ts', FAILURES, [
    [['SAFE-C2', 'W12'], " 'cause',", '', 'code 4001 in the cause of another error'],
    [['SAFE-C2', 'W12'], ", 'info']", ']', 'code 4001 that ethers has wrapped'],
    [['SAFE-C2', 'W12'], 'readCode(readProperty(part, name))', 'readProperty(part, name)', 'code 4001 as a text'],
  ]),
  ...breaksOf('src/chains/wallet-answers/read-failure.ts', NOES, [
    [['W12'], ", 'statusCode'", '', 'to a connection on'],
  ]),
  ...breaksOf('src/chains/wallet-answers/read-failure.ts', 'src/chains/wallet-answers/read-failure.test.ts', [
    [['W12'], 'first.length > WORDS_MAX', 'false', 'in one short line'],
  ]),
  ...breaksOf('src/chains/wallet-answers/refusals.ts', NOES, [
    [['W12'], '(isAlone && says', '(says', 'is none where the wallet of'],
    [['W12'], 'names.includes(MOBILE_ADAPTER) && ', '', 'is no refusal of a connection on'],
    [
      ['W12'],
      'isOfMobileAdapter(failure) || REFUSALS.some((refusal) => says',
      'REFUSALS.some((refusal) => says',
      'to a connection on',
    ],
  ]),
  ...breaksOf('src/chains/wallet-answers/facts.ts', NOES, [
    [['W12'], '[-4005]', '[]', 'to a connection on'],
    [['W12'], '  { text: IN_OTHER_LANGUAGES },\n', '', 'to a transfer on'],
    [['W12'], "'WalletWindowClosedError'", "''", 'to a transfer on'],
  ]),
  ...breaksOf('src/chains/wallet-answers/unsupported.ts', 'src/chains/tron/connect.test.ts', [
    [['W12'], ' && !isRefusal(error)', ' || true', 'is asked once'],
  ]),
  ...breaksOf('src/chains/evm/send.ts', NOES, [
    [
      ['W12', 'C19'],
      'if (hash === null) throw sendFailure(answer, network)',
      'if (hash === null) throw sendUnknown()',
      'to a transfer on EVM',
    ],
  ]),
  ...breaksOf('src/chains/wallet-failure.ts', NOES, [
    [['W12', 'C19'], 'if (isRefusal(answer)) throw signingFailure(answer)', '', 'to a transfer on'],
  ]),
  ...breaksOf('src/chains/send-failure.ts', FAILURES, [
    [
      ['C19'],
      'NOT_TAKEN.includes(code)',
      'failure.codes.some((each) => NOT_TAKEN.includes(each))',
      'that the wallet’s network tells',
    ],
    [['C19'], 'receipt|', '', 'a receipt that does not come'],
  ]),
  ...breaksOf('src/chains/evm/sign-message.ts', 'src/chains/evm/sign-message.test.ts', [
    [['W11'], "new ChainError('wallet/cannot-sign', { cause: error })", 'error', 'says by WalletConnect'],
  ]),
  ...breaksOf('src/chains/connection/signer.ts', 'src/chains/connection/signer.test.ts', [
    [
      ['W11', 'W21'],
      'withWalletTimeout(adapter.signMessage({ ...wanted, address: present }, message), unsigned)',
      'adapter.signMessage({ ...wanted, address: present }, message)',
      'and belongs to several owners cannot sign',
    ],
  ]),
  ...breaksOf('src/chains/send-failure.ts', FAILURES, [[['C19'], 'hash\\b|', '', 'a hash that cannot be read']]),
  ...breaksOf('src/chains/connection/watcher.ts', CARELESS, [
    [
      ['W12'],
      'listen(() => adapter.watch(session, eventsOfWatched(session)))',
      'adapter.watch(session, eventsOfWatched(session))',
      'is disconnected anyway',
    ],
    [
      ['W11'],
      'watched === session && events.onAccount',
      'events.onAccount',
      'leaves the wallet that came after it alone',
    ],
  ]),
  ...breaksOf('src/chains/connection/run-connection.ts', CARELESS, [
    [
      ['W12'],
      'if (session() && isChainError(error) && LETS_GO.includes(error.code)) end(null)',
      '',
      'the next prompt asks which one',
    ],
  ]),
  ...breaksOf('src/chains/wallet-standard/unlock.ts', UNLOCK, [
    [
      ['W12', 'C21'],
      "await withWalletTimeout(connect(), 'wallet/locked')",
      'await Promise.reject(new Error())',
      'goes on where it is unlocked',
    ],
  ]),
  ...breaksOf('src/chains/wallet-standard/permitted.ts', 'src/chains/wallet-standard/permitted.test.ts', [
    [['W12'], ' && permits(session, address)', '', 'is used where the wallet permits it'],
    [['W12', 'WAL-17'], 'networkRules(session.network).signsWithEach && ', '', 'signs with one account at a time'],
  ]),
  ...breaksOf('src/chains/solana/signing.ts', UNLOCK, [
    [['W12'], "if (standard.accounts.length === 0) throw new ChainError('wallet/locked')", '', 'stays locked'],
  ]),
  ...breaksOf('src/chains/connection/signer.ts', 'src/chains/connection/signer.test.ts', [
    [
      ['W12', 'C21'],
      'await (adapter.presentAccount?.(wanted) ?? adapter.currentAddress(wanted))',
      'await adapter.currentAddress(wanted)',
      'is asked again, and signs once it is unlocked',
    ],
  ]),
  ...breaksOf('src/chains/evm/provider.ts', SWITCHING, [
    [
      ['W12', 'WAL-17'],
      'accounts.find((each) => isSameAddress(network, each, address)) ?? accounts[0]',
      'accounts[0]',
      'the account of the payout is used',
    ],
  ]),
  ...breaksOf('src/chains/evm/switch-network.ts', SWITCHING, [
    [
      ['W12'],
      '(isUnsupported(error) || isUnknownChain(error))',
      'isUnknownChain(error)',
      'an error that names the network to choose',
    ],
    [['W12'], 'address: await presentAccount(session)', 'address: session.address', 'a wallet that stays so is locked'],
  ]),
  ...breaksOf('src/chains/evm/transaction/log-windows.ts', WINDOWS, [
    [['C20'], '    if (!logs) {', '    if (!logs && reads < 0) {', 'is searched in windows'],
    [
      ['C20'],
      'if (reads === MOST_READS) throw unreadable()',
      'if (reads === MOST_READS) break',
      'a limited number of windows',
    ],
    [['C20'], 'newest - READ_AGAIN', 'newest', 'is read again in its newest blocks'],
  ]),
  ...breaksOf('src/chains/evm/transaction/find-sent.ts', WINDOWS, [
    [['C20'], 'found.find(isExact) ?? found[0]', 'found[0]', 'is the one that is found'],
  ]),
  ...breaksOf('src/chains/http/json-rpc.ts', WINDOWS, [
    [['C20'], 'if (isRefusal && ', 'if (isRefusal && !body && ', 'is searched in windows'],
  ]),
  ...breaksOf('src/operations/off-ramp/send-steps.ts', 'src/queries/payouts/arrivals.test.ts', [
    [['C20', 'C22'], 'journal.record(entry.opId, readOf(status))', '', 'by the server’s status, once'],
  ]),
  ...breaksOf('src/operations/sendings/sending-runs.ts', 'src/queries/payouts/arrivals.test.ts', [
    [['C20', 'C22'], "if (event.type === 'payoutMoved') onMoved()", '', 'by the server’s status, once'],
  ]),
  ...breaksOf('src/operations/off-ramp/look/searches.ts', 'src/queries/payouts/arrivals.test.ts', [
    [
      ['C20'],
      '    if (sent !== null) return sent\n',
      '    if (sent !== null || looks === 2) return sent\n',
      'with the hash that the chain has, not with the wallet’s',
    ],
  ]),
  ...breaksOf('src/operations/sendings/searches.ts', 'src/queries/payouts/arrivals.test.ts', [
    [['C20'], 'running.clear()', '{}', 'are looked for again by the next sign-in'],
  ]),
  ...breaksOf('src/operations/sendings/announcements.ts', 'src/queries/payouts/arrivals.test.ts', [
    [['C20', 'C22'], '`${id}:announced`', 'id', 'by the server’s status, once'],
  ]),
]
