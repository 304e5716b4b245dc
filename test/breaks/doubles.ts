import { breaksOf, type Break } from './entry.ts'

const SOLANA = 'src/chains/solana'
const READS = `${SOLANA}/node-reads.test.ts`
const WATCH = `${SOLANA}/watch-transaction.test.ts`
const EVM_SEND = 'src/chains/evm/send.test.ts'

/** What a node is asked with: each was once changed without a red test, because the doubles looked at the method alone. */
const ASKED = [
  ...breaksOf(`${SOLANA}/node-reads.ts`, WATCH, [
    [['C4'], '[hash], { searchTransactionHistory: true }', '[hash], {}', 'is judged by what it changed'],
    [
      ['C6'],
      "encoding: 'jsonParsed', commitment: 'confirmed'",
      "encoding: 'jsonParsed'",
      'is judged by what it changed',
    ],
    [
      ['C4'],
      "'getBlockHeight', [{ commitment: 'confirmed' }]",
      "'getBlockHeight', []",
      'is late more than 20 blocks after',
    ],
    [
      ['SAFE-C4'],
      "'getEpochInfo', [{ commitment: 'finalized' }]",
      "'getEpochInfo', [{ commitment: 'confirmed' }]",
      'has expired when its blockhash is dead on every fork',
    ],
  ]),
  ...breaksOf(`${SOLANA}/node-reads.ts`, READS, [
    [
      ['CHAIN-13'],
      "encoding: 'base64', commitment: 'confirmed'",
      "encoding: 'base64'",
      'for accounts as confirmed blocks',
    ],
    [
      ['C4'],
      "'getLatestBlockhash', [{ commitment: 'confirmed' }]",
      "'getLatestBlockhash', [{ commitment: 'processed' }]",
      'for the newest confirmed blockhash and height',
    ],
  ]),
  ...breaksOf(`${SOLANA}/relay-with-preflight.ts`, `${SOLANA}/late.test.ts`, [
    [['C19'], '    () => false,\n', '    () => true,\n', 'a relay that is refused or lost is asked about'],
  ]),
  ...breaksOf(`${SOLANA}/send.ts`, `${SOLANA}/life.test.ts`, [
    [['C4'], 'left <= 0 ||', 'left < 0 ||', 'a blockhash that lives for '],
    [['C4'], 'left > 2 * BLOCKHASH_LIVES_FOR', 'left > 20 * BLOCKHASH_LIVES_FOR', 'a blockhash that lives for '],
  ]),
  ...breaksOf('src/queries/wallets/bridged-balance.ts', 'src/queries/wallets/bridged-balance.test.ts', [
    [['C7'], ', token: () => token', '', 'is read from its own contract'],
    [['C7'], 'amount !== NOTHING', 'true', 'no bridged token is named of which the wallet has less than a cent'],
  ]),
  ...breaksOf('src/chains/evm/erc20.ts', EVM_SEND, [
    [
      ['CHAIN-14'],
      "token.address, data }, 'latest']",
      "token.address, data }, 'earliest']",
      'calls transfer of the token on the payout’s network',
    ],
    [
      ['CHAIN-14'],
      'to: token.address, data }',
      'to: address, data }',
      'calls transfer of the token on the payout’s network',
    ],
  ]),
  ...breaksOf('src/chains/evm/connect.ts', 'src/chains/evm/connect.test.ts', [
    [['W3'], "[address, 'latest']", "[address, 'pending']", 'in the newest block is a contract'],
  ]),
  ...breaksOf('src/chains/evm/checks/send-checks.ts', EVM_SEND, [
    [
      ['C22'],
      ' && (error.code === REVERTED || REVERTS.test(error.message))',
      '',
      'which the wallet may pay in another way',
    ],
  ]),
]

const BALANCE = 'src/queries/payouts/balance.test.ts'
const ACCOUNTS = 'src/queries/accounts.test.ts'
const CUSTOMER = 'src/queries/customer/customer.test.ts'

/** The requests, refetches and reports of the queries. */
const QUERIES = [
  ...breaksOf('src/queries/payouts/balance.ts', BALANCE, [
    [
      ['C11'],
      'readNodes(settings.host.rpcUrls, network).length > 0',
      'settings.host.rpcUrls !== undefined',
      'from a server that reads balances, where the host names ',
    ],
    [
      ['C11'],
      'toPayoutNetwork(network), address',
      'network, address',
      'from the server alone for a network whose wallets',
    ],
  ]),
  ...breaksOf('src/operations/prove-ownership.ts', 'src/operations/prove-ownership.test.ts', [
    [
      ['WAL-23'],
      'runner.sign(address, message)',
      'runner.sign(address, nonce)',
      ' signs the challenge of its own address',
    ],
  ]),
  ...breaksOf('src/queries/wallets/wallets.ts', ACCOUNTS, [
    [
      ['WAL-23'],
      'proof: (await prove?.()) ?? undefined',
      'proof: undefined',
      'that signs first is saved with its signature',
    ],
  ]),
  ...breaksOf('src/queries/customer/terms-url.ts', CUSTOMER, [
    [['E9'], '    gcTime: Infinity,\n', '    gcTime: 0,\n', 'the address of the terms is asked for once'],
  ]),
]

const DIFFERENCES = 'src/domain/payouts/differences.test.ts'
const TEXTS = 'src/domain/payout-history/texts'

/** Edges, and words of the other direction. */
const TABLES = [
  ...breaksOf('src/domain/payouts/differences.ts', DIFFERENCES, [
    [['E18'], '10n ** 16n', '10n ** 18n', ' more or less than was asked for'],
    [
      ['SAFE-B5'],
      "payload.source.type === 'wallet' ? payload.source : payload.destination",
      'payload.destination',
      ' names that field by its side, what was asked for and what came',
    ],
  ]),
  ...breaksOf('src/domain/payouts/differences.ts', DIFFERENCES, [
    [
      ['E18', 'F32'],
      'if (!shown || !other || isSameNumber(name, shown, other)) return []',
      'if (shown || other || name) return []',
      ' is not that of their account are a difference',
    ],
    [
      ['E18', 'F32'],
      "source.type === 'bankAccount' ? 'onRamp' : 'offRamp'",
      "source.type ? 'onRamp' : 'offRamp'",
      ' names that field by its side',
    ],
    [
      ['E18', 'F32'],
      '.find((one) => !isSameAmount(requested, one)) ?? amount',
      '.find((one) => one !== requested && false) ?? requested',
      ' names that field by its side',
    ],
  ]),
  ...breaksOf('src/domain/payout-history/instructions.ts', 'src/domain/payout-history/instructions.test.ts', [
    [
      ['F32'],
      "    ...lineOf('payouts.instructions.beneficiaryAddress', fundingBankAccount?.beneficiaryAddress),\n",
      '',
      'the beneficiary address and the account type are listed where',
    ],
    [['F32'], 'payeeOf(payout), true)', 'payeeOf(payout))', 'the payee first and to the letter'],
  ]),
  ...breaksOf('src/domain/payouts/methods.ts', 'src/domain/payouts/methods.test.ts', [
    [
      ['F14', 'FORM-17'],
      'feeEntryOf(currency, sentRail(rail, side), customer)',
      'feeEntryOf(currency, rail, customer)',
      'a card has the fee of the code that will be sent',
    ],
  ]),
  ...breaksOf('src/lib/timing/clock.ts', 'src/lib/timing/clock.test.ts', [
    [['E18'], 'DRIFT_MS = 60_000', 'DRIFT_MS = 60_001', 'is not taken for a clock change'],
    [['E23', 'SAFE-D3'], 'Math.max(device, monotonic)', 'monotonic', 'a limit that must not be missed'],
  ]),
  ...breaksOf('src/lib/server-clock.ts', 'src/lib/server-clock.test.ts', [
    [['E18', 'E23'], 'agree(earlier, reading)', 'true', 'ms off changes nothing'],
  ]),
  ...breaksOf('src/domain/rails.ts', 'src/domain/payouts/limits.test.ts', [
    [
      ['FORM-09'],
      "network: 'pse', limits: million('usd')",
      "network: 'pse', limits: million('cop')",
      ' is limited to the worth of a million dollars',
    ],
  ]),
  ...breaksOf('src/domain/payouts/deposit.ts', 'src/domain/payouts/same-deposit.test.ts', [
    [
      ['C21'],
      '(Object.keys({ ...one, ...other }) as (keyof Deposit)[]).every(',
      "(Object.keys({ ...one, ...other }) as (keyof Deposit)[]).filter((name) => name !== 'memo').every(",
      'a memo that has come or gone since is another one',
    ],
  ]),
  ...breaksOf(`${TEXTS}/step-sentences.ts`, `${TEXTS}/text-tables.test.ts`, [
    [
      ['DET-13'],
      "failed: byDestination('notSent', 'notPaid')",
      "failed: byDestination('notPaid', 'notSent')",
      'each step of a payout ',
    ],
  ]),
  ...breaksOf(`${TEXTS}/status-texts.ts`, `${TEXTS}/text-tables.test.ts`, [
    [['DET-13'], "refunded: ['warning'", "refunded: ['destructive'", 'the end of a '],
  ]),
]

const EARLY_LOOK = 'test/browser/element/early-appearance.test.ts'
const EARLY_SUBMIT = 'test/browser/element/early-submit.test.ts'

/** What is drawn before React. */
const FIRST_PAINT = [
  ...breaksOf('element/first-paint/appearance.ts', 'element/first-paint/appearance.test.ts', [
    [['AUTH-04'], "email: prefilledEmail ?? ''", "email: ''", 'the first paint has the address that the host gave'],
  ]),
  ...breaksOf('element/first-paint/field.ts', 'element/first-paint/field.test.ts', [
    [['S18'], '      isSubmitted = true\n', '', 'a press before React is kept'],
  ]),
  ...breaksOf('element/app/hydration.ts', 'element/first-paint/hand-over.test.ts', [
    [['S18'], ' && picture?.appearance === appearance', '', 'React hydrates only a sign-in screen'],
  ]),
  ...breaksOf('element/first-paint/appearance.ts', EARLY_LOOK, [
    [['AUTH-04'], "email: prefilledEmail ?? ''", "email: ''", 'with the address that the host gave'],
  ]),
  ...breaksOf('element/first-paint/field.ts', EARLY_SUBMIT, [
    [['S18'], "      button.setAttribute(BUSY, 'true')\n", '', 'shows the work at once'],
    [['AUTH-01'], '      return isSubmitted\n', '      return false\n', 'signs in once with what was pasted'],
  ]),
  ...breaksOf('element/first-paint/early-screen.ts', EARLY_LOOK, [
    [
      ['S18'],
      "if (appearance.color === 'default' && appearance.locale",
      'if (appearance.locale',
      'is drawn in these alone',
    ],
  ]),
]

export const DOUBLES = [...ASKED, ...QUERIES, ...TABLES, ...FIRST_PAINT] as const satisfies readonly Break[]
