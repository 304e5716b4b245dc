import { breaksOf, type Break } from './entry.ts'

const CONTRACTS = 'src/chains/cctp/contracts.test.ts'
const DOMAINS = 'src/chains/cctp/burn.test.ts'
const REFUSED = 'src/operations/off-ramp/refuse-burn.test.ts'
const SUI = 'src/chains/sui/burn.test.ts'
const SUI_BYTES = 'src/chains/sui/transaction/burn.test.ts'
const APTOS = 'src/chains/aptos/burn.test.ts'
const RECIPIENT = 'src/chains/cctp/burn-refusal.test.ts'
const STATES = 'src/operations/off-ramp/state/transfer-state.test.ts'
const IN_BROWSER = 'test/browser/payouts/burned-transfer.test.ts'
const SHOWN = 'src/queries/payouts/burned-payouts.test.ts'
const PROOF = 'src/operations/registration/prove-unpaid.test.ts'

const SUI_PUBLISHED = 'src/chains/sui/transaction/published-burn.test.ts'
const APTOS_PUBLISHED = 'src/chains/aptos/published-burn.test.ts'
const LOCKED = 'where only what it changes is locked'

const CALLS = 'is Circle’s three calls'
const SCRIPT = 'is the host’s script with the arguments of Circle’s'
const JUDGED = 'is judged by the sender’s change'
const CHANGED = 'that the wallet has changed, or that is not the payout’s any more'

/** What burns tokens for another network, and what a payout is cancelled for then. */
export const BURN: readonly Break[] = [
  ...breaksOf('src/chains/cctp/contracts.ts', CONTRACTS, [
    [['C3'], '=== hash.toLowerCase() ?', '!== hash ?', 'the script of Aptos must have the stated hash'],
    [['C3'], 'return /^0+$/.test(digits) ? null :', 'return', 'are not used without'],
    [['C3'], "return twice.length > 0 ? `the same id: ${twice.join(', ')}` :", 'return', 'with one id for two'],
    [['C3'], "  if (wrong.length > 0) return `no object id: ${wrong.join(', ')}`\n", '', 'are not used without'],
  ]),
  ...breaksOf('src/chains/cctp/facts.ts', DOMAINS, [
    [['C3', 'CHAIN-10'], 'polygon: 7', 'polygon: 6', 'the domain of the spec’s table'],
  ]),
  ...breaksOf('src/chains/cctp/burn.ts', DOMAINS, [
    [['C3', 'CHAIN-10'], 'domain === undefined || ', '', 'the domain of the spec’s table'],
    [['C3'], 'digits.padStart(64', 'digits.padEnd(64', 'the 32 bytes of an address'],
    [['C3'], " || coin !== 'usdc'", '', 'only USDC is burned'],
    [['C3'], ' || !isRegisteredNetwork(network)', '', 'only USDC is burned'],
  ]),
  ...breaksOf('src/chains/cctp/facts.ts', SUI_BYTES, [
    [['C3'], 'finality: 2000', 'finality: 1000', CALLS],
    [['C3'], 'maxFee: 0n', 'maxFee: 1n', CALLS],
  ]),
  ...breaksOf('src/chains/transfer-order.ts', SUI, [
    [
      ['C3', 'CHAIN-10'],
      '  if (isZeroAddress(target, to)) throw new UnpayableError(family)\n',
      '',
      'no wallet is asked for a burn',
    ],
    [
      ['C3', 'CHAIN-10'],
      '    if (isTo(node.token(redemption, coin)?.address)) throw new UnpayableError(family)\n',
      '',
      'no wallet is asked for a burn',
    ],
  ]),
  ...breaksOf('src/chains/sui/transaction/burn.ts', SUI_BYTES, [
    [['C3'], 'treasury: true', 'treasury: false', CALLS],
    [['C3'], 'pure.address(burn.recipient)', 'pure.address(order.from)', CALLS],
    [['C3'], 'pure.u32(burn.domain)', 'pure.u32(8)', CALLS],
    [['C3'], "receipt!, coin!, object('denyList')", "coin!, receipt!, object('denyList')", CALLS],
    [['C3'], "  if (!versions) throw new ChainError('network/refused')\n", '', 'is not built with an object'],
  ]),
  ...breaksOf('src/chains/sui/transaction/burn.ts', SUI_PUBLISHED, [
    [['C3'], 'messageTransmitterState: false', 'messageTransmitterState: true', LOCKED],
    [['C3'], 'denyList: false', 'denyList: true', LOCKED],
  ]),
  ...breaksOf('src/chains/aptos/transaction/burn.ts', APTOS_PUBLISHED, [
    [
      ['C3'],
      "  argument('address', address(TERMS.caller)),\n  argument('address', address(token.address)),\n",
      "  argument('address', address(token.address)),\n  argument('address', address(TERMS.caller)),\n",
      'the place that Circle’s published script gives it',
    ],
  ]),
  ...breaksOf('src/chains/sui/transaction/burn-bytes.ts', SUI_BYTES, [
    [['C3', 'API-37'], ' === u64(order.units)', ' !== null', 'is read back as the payout’s'],
    [['C3', 'API-37'], '!COMMANDS.includes($kind)', 'false', 'that also moves other coins to somebody'],
    [
      ['C3', 'API-37'],
      ' && pureOf(data, call.arguments[1]) === address(owner)',
      '',
      'that also gives the rest of the tokens to somebody',
    ],
    [['C3', 'API-37'], 'return isAsked && unitsOf', 'return unitsOf', 'is not the payout’s'],
  ]),
  ...breaksOf('src/chains/sui/send.ts', SUI, [
    [['C3', 'API-37'], ' || !(await asksForPayout(bytes, order, node))', '', CHANGED],
  ]),
  ...breaksOf('src/chains/sui/transaction/landed.ts', SUI, [
    [['C3', 'C6'], '-gained(landed, from, token.address) : 0n', 'order.units : 0n', JUDGED],
    [['C3'], 'isBurnFor(landed.bytes, burn) ?', 'true ?', 'one for another recipient is unrelated'],
    [
      ['C3', 'SAFE-E1'],
      '  if (!landed.bytes) throw unreadable()\n',
      '  if (!landed.bytes) return 0n\n',
      'does not have its bytes',
    ],
  ]),
  ...breaksOf('src/chains/sui/find-sent.ts', SUI, [
    [['C20'], '  if (burn) return { terms: [{ literals: [sender] }] }\n', '', 'is found among all transactions'],
  ]),
  ...breaksOf('src/chains/aptos/transaction/burn.ts', APTOS, [
    [['C3'], "argument('u32', u32(burn.domain))", "argument('u32', u32(9))", SCRIPT],
    [['C3'], 'address: 3, u32: 7', 'address: 3, u32: 6', SCRIPT],
    [
      ['C3', 'API-37'],
      'serializer.serializeU32AsUleb128(KINDS[kind])',
      'serializer.serializeU32AsUleb128(1)',
      'is asked of the wallet so that the SDK builds the same bytes',
    ],
    [['C3', 'API-37'], '    amount === units &&\n', '', 'is not the payout’s [C3, API-37]'],
    [['C3', 'API-37'], '    isAddress(recipient, burn.recipient) &&\n', '', 'is not the payout’s [C3, API-37]'],
    [['C3', 'API-37'], '    domain === BigInt(burn.domain) &&\n', '', 'is not the payout’s [C3, API-37]'],
    [['C3', 'API-37'], '    isAddress(caller, TERMS.caller) &&\n', '', 'a burn with other terms'],
    [['C3', 'API-37'], '    fee === TERMS.maxFee &&\n', '', 'a burn with other terms'],
    [['C3', 'API-37'], '    finality === BigInt(TERMS.finality) &&\n', '', 'a burn with other terms'],
  ]),
  ...breaksOf('src/chains/aptos/send.ts', APTOS, [
    [['C3'], 'if (burn && way !== SIGNS) throw', 'if (burn && way === null) throw', 'that submits by itself'],
  ]),
  ...breaksOf('src/chains/aptos/transaction/moved-units.ts', APTOS, [
    [
      ['C3', 'C6'],
      '-gained(landed, from, token.address) : 0n',
      '12_340_000n : 0n',
      'is judged by what its sender has lost',
    ],
    [
      ['C3', 'C6'],
      " && typeof to === 'string' && isSameAddress('aptos', to, recipient)",
      '',
      'is judged by what its sender has lost',
    ],
    [['C3', 'C6'], 'String(toDomain) === String(domain) && ', '', 'is judged by what its sender has lost'],
    [
      ['C3', 'SAFE-E1'],
      'if (!Array.isArray(given)) throw',
      'if (!Array.isArray(given)) return false; else if (0) throw',
      'does not show what',
    ],
  ]),
  ...breaksOf('src/chains/cctp/burn-refusal.ts', REFUSED, [
    [['C3', 'CHAIN-10'], ' || !hasBurnContracts(network, node)', '', 'contracts of another network'],
  ]),
  ...breaksOf('src/chains/cctp/burn-refusal.ts', RECIPIENT, [
    [['C3'], 'isAccount ? null :', 'isAccount || true ? null :', 'is refused for an account'],
    [
      ['C3', 'SAFE-E1'],
      "    throw new ChainError('network/unreachable', { cause })\n",
      '    return cause === null\n',
      'decides nothing about a burn',
    ],
  ]),
  ...breaksOf('src/chains/solana/token/usdc-account.ts', RECIPIENT, [
    [['C3'], ' || account.program !== TOKEN', '', 'is refused for an account'],
    [['C3'], ' && isMint', '', 'is refused for an account'],
    [['C3'], ' && data[TOKEN_ACCOUNT.stateAt] === TOKEN_ACCOUNT.initialized', '', 'is refused for an account'],
  ]),
  ...breaksOf('src/operations/off-ramp/look/deposit-tokens.ts', REFUSED, [
    [['C3', 'C20'], "  if (redemption) return 'none'\n", '', 'a burn by another device is searched for'],
  ]),
  ...breaksOf('src/operations/off-ramp/look/look.ts', REFUSED, [
    [
      ['C3', 'CHAIN-10'],
      "cause.code === 'network/no-cctp-domain'",
      'cause.values === null',
      'is searched for as one that nobody can pay',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/send-payout.ts', REFUSED, [
    [
      ['C3', 'CHAIN-26'],
      'if (!refusal) return null',
      'if (refusal === undefined) return null',
      'the wallet is asked for a burn',
    ],
    [['C3', 'C19'], 'isCertain && showsNothing(await look())', 'isCertain', 'is not cancelled where the network shows'],
  ]),
  ...breaksOf('src/operations/off-ramp/follow-to-end.ts', REFUSED, [
    [['C19', 'SAFE-E9'], 'error instanceof UnloadedError', 'false', 'a payout is not cancelled for code'],
  ]),
  ...breaksOf('src/operations/off-ramp/refuse-burn.ts', REFUSED, [
    [['C3', 'CHAIN-26'], '  if (!refusal) return\n', '', 'the wallet is asked for a burn'],
    [['C3', 'C19'], 'if (isUntouched && entry', 'if (entry', 'is not cancelled where the network shows'],
  ]),
  ...breaksOf('src/operations/off-ramp/by-hand.ts', REFUSED, [
    [['C3', 'H11'], '  if (waitsForBurn(payout)) return\n', '', 'and not by hand'],
  ]),
  ...breaksOf('src/operations/registration/prove-unpaid.ts', PROOF, [
    [
      ['C3', 'C13'],
      'deposit.redemption === undefined ? holdsTokens({ deposit, adapter }, node) : isBurned(parts)',
      'holdsTokens({ deposit, adapter }, node)',
      'a burn that failed is not cancelled where the search',
    ],
    [
      ['C3', 'C13'],
      'return paid.catch(() => true)',
      'return paid.catch(() => false)',
      'where the search has no answer',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/state/transfer-state.ts', STATES, [
    [
      ['C3', 'H11'],
      "return burn === 'unburnable' || burn === 'unmintable' ? burn : 'burn'",
      "return 'burn'",
      'and whose burn reads as',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/state/rows.ts', STATES, [
    [['C3', 'H11'], " || deposit === 'burn'", '', 'and whose burn reads as'],
  ]),
  ...breaksOf('src/queries/payouts/unfinished.ts', SHOWN, [
    [['C3', 'H11'], 'isAskable(burn) && ', '', 'a burn that reads as'],
  ]),
  ...breaksOf('src/queries/payouts/transfer-state.ts', SHOWN, [
    [['C3', 'H11'], ' && isAskable(burn)', '', 'a burn that reads as'],
  ]),
  ...breaksOf('src/queries/payouts/cancel-unfinished.ts', SHOWN, [
    [
      ['E18'],
      '  if (!entry && undecidedFor(journal, payout)) return null\n',
      '',
      'while it may be the one whose creation is undecided',
    ],
  ]),
  ...breaksOf(
    'src/domain/payout-history/references/references.ts',
    'src/domain/payout-history/references/references.test.ts',
    [[['C3', 'H11'], 'copyLabel: null }]', "copyLabel: '' as never }]", 'is not there to be copied']],
  ),
  ...breaksOf('src/features/payout-history/details/progress/WaitingForWallet.tsx', IN_BROWSER, [
    [
      ['C3', 'H11'],
      'redemption === undefined ? (',
      'redemption !== null ? (',
      'has nothing to copy that a hand could pay',
    ],
  ]),
]
