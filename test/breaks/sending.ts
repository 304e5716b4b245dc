import { breaksOf, type Break } from './entry.ts'
import { DURABLE_NONCES } from './durable-nonces.ts'
import { ODD_WALLETS } from './odd-wallets.ts'
import { SENT_AFTER_CANCEL } from './sent-after-cancel.ts'
import { SOLANA_WALLETS } from './solana-wallets.ts'
import { TRON_BREAKS } from './tron.ts'

const EVM_SEND = 'src/chains/evm/send.test.ts'
const EVM_FOLLOW = 'src/chains/evm/transaction/follow.test.ts'
const FAILURES = 'src/chains/send-failure.test.ts'
const WATCH = 'src/chains/solana/watch-transaction.test.ts'
const LATE = 'src/chains/solana/late.test.ts'
const SOLANA_SEND = 'src/chains/solana/send.test.ts'
const SIGNED_OTHER = 'src/chains/solana/signed-other.test.ts'
const SIGNING = 'src/chains/solana/signing.test.ts'

/** Sending tokens, and looking after them. */
export const SENDING = [
  ...ODD_WALLETS,
  ...DURABLE_NONCES,
  ...SOLANA_WALLETS,
  ...TRON_BREAKS,
  ...breaksOf('src/chains/evm/transaction/final-count.ts', 'src/chains/evm/transaction/replaced.test.ts', [
    [['C20'], 'block: final }', "block: 'latest' }", 'is not final'],
    [['C20'], ' || mark.number > final', '', 'by a node that keeps no old states'],
    [['C20'], '.hash === mark.hash', '.number === mark.number', 'where a fork has taken that block back'],
  ]),
  ...breaksOf('src/chains/evm/transaction/sender-nonce.ts', 'src/chains/evm/transaction/replaced.test.ts', [
    [['C20'], 'count > nonce', 'count >= nonce', 'a transaction that waits before it'],
  ]),
  ...breaksOf('src/chains/evm/transaction/follow.ts', 'src/chains/evm/transaction/replaced.test.ts', [
    [['C20'], 'LOOKS_TO_GIVE_UP = 2', 'LOOKS_TO_GIVE_UP = 1', 'by two looks'],
    [['C20'], '      spentLooks = 0\n', '', 'of which one saw it back'],
    [['C20'], '(await findOther(following)) === null && ', '', 'refuses to be searched'],
    [['C20'], '      if (waits && !isSpentNow)', '      if (waits)', 'while the node still keeps the first one'],
    [
      ['C20'],
      'isFinal && following.since !== undefined',
      'isFinal',
      'as the signers of a multisig do, or no node can search',
    ],
    [['C20'], 'other !== null && other !== following.hash', 'false', 'that has come by another one'],
    [['C20'], 'found && !isOwn(following, found.sender)', 'false', 'as bundlers do, and has no nonce'],
    [['C20'], ' && isOwn(following, kept.sender)', '', 'as bundlers do, and has no nonce'],
    [['C20'], 'isOwn(following, receipt.sender) && !receipt.isDone', '!receipt.isDone', 'a bundle that failed'],
  ]),
  ...breaksOf('src/operations/sendings/announcements.ts', 'src/queries/payouts/arrivals.test.ts', [
    [['C20'], "journal.knownOf(entry).has('announced') || ", '', 'are announced once by all pages of a browser'],
  ]),
  ...breaksOf('src/operations/off-ramp/look/searches.ts', 'src/queries/payouts/arrivals.test.ts', [
    [['C20'], 'isUnannounced(sought.known) || ', '', 'while no page was open are announced by the next one'],
    [['C22'], 'mayHaveSent(sought) || ', '', 'is looked for while the customer is asked about it'],
  ]),
  ...SENT_AFTER_CANCEL,
  ...breaksOf('src/operations/off-ramp/confirm-transfer.ts', 'src/operations/off-ramp/confirm-transfer.test.ts', [
    [
      ['C20'],
      "(decided !== 'different' && decided !== 'unrelated') || status === 'taken'",
      'true',
      'reports a different transfer as different',
    ],
  ]),
  {
    ids: ['CHAIN-13'],
    file: 'src/chains/solana/balance.ts',
    find: '?? 0n, token.decimals)',
    replace: '?? 0n, 2)',
    test: { file: 'src/chains/sending.contract.test.ts', title: 'reads a balance to the last unit' },
  },
  {
    ids: ['CHAIN-14'],
    file: 'src/chains/evm/send.ts',
    find: 'to: token.address, data',
    replace: 'to, data',
    test: { file: EVM_SEND, title: 'calls transfer of the token on the payout’s network' },
  },
  ...breaksOf('src/chains/transfer-order.ts', EVM_FOLLOW, [
    [['CHAIN-14', 'C6'], "asked.units ? 'confirmed'", "units ? 'confirmed'", 'is judged by what its receipt says'],
  ]),
  ...breaksOf('src/chains/evm/transaction/receipt.ts', EVM_FOLLOW, [
    [['CHAIN-14', 'C6'], ' || ownHash !== readWord(hash)', '', 'when the node returns another transaction'],
  ]),
  {
    ids: ['SAFE-C9', 'WAL-17'],
    file: 'src/chains/injected/unchanged-wallet.ts',
    find: '    hasChanged = true\n  }\n',
    replace: '    hasChanged = false\n  }\n',
    test: { file: 'src/chains/evm/send-races.test.ts', title: '300 wallets whose account and network change' },
  },
  {
    ids: ['SAFE-C9', 'C17'],
    file: 'src/chains/evm/send.ts',
    find: 'await whileAccountIsUnchanged(session, wanted, () => askToSend(session.wallet.provider, call, transfer))',
    replace: 'await askToSend(session.wallet.provider, call, transfer)',
    test: { file: 'src/chains/evm/send-races.test.ts', title: '300 wallets whose account and network change' },
  },
  {
    ids: ['SAFE-C11'],
    file: 'src/chains/evm/checks/send-checks.ts',
    find: '  if (balance.units < units) throw notEnoughTokens(coin)\n  await checkEffect',
    replace: '  if (balance.units + 1n < units) throw notEnoughTokens(coin)\n  await checkEffect',
    test: { file: EVM_SEND, title: 'is not asked when a unit is missing' },
  },
  {
    ids: ['C19'],
    file: 'src/chains/send-failure.ts',
    find: 'if (texts.some((text) => SEEN_BY_NETWORK.test(text))) return null',
    replace: '',
    test: { file: FAILURES, title: ' a transaction may be on its way' },
  },
  {
    ids: ['C19', 'W12'],
    file: 'src/chains/wallet-answers/facts.ts',
    find: 'text: BY_USER',
    replace: 'text: /reject|declin|denied/i',
    test: { file: FAILURES, title: ' a transaction may be on its way' },
  },
  {
    ids: ['CHAIN-15', 'API-37'],
    file: 'src/chains/solana/send.ts',
    find: '  steps.onHash(hash, writeBound(lastValid))\n  // Counted',
    replace: '  // Counted',
    test: { file: SOLANA_SEND, title: 'reports its signature before anything leaves the page' },
  },
  {
    ids: ['API-37', 'C5'],
    file: 'src/chains/solana/relay-with-preflight.ts',
    find: 'node.relay(transaction, false)',
    replace: 'node.relay(transaction, true)',
    test: { file: SOLANA_SEND, title: 'reports its signature before anything leaves the page' },
  },
  {
    ids: ['CHAIN-17', 'CHAIN-21', 'C4'],
    file: 'src/chains/solana/watch-transaction.ts',
    find: 'const LATE_AFTER = 20\n',
    replace: 'const LATE_AFTER = 21\n',
    test: { file: WATCH, title: 'is late more than 20 blocks after it was handed over' },
  },
  {
    ids: ['SAFE-C4', 'CHAIN-21', 'C4'],
    file: 'src/chains/solana/watch-transaction.ts',
    find: 'if (height > last) return (await isDead(last))',
    replace: "if (isLate) return 'expired'\n    if (height > last) return (await isDead(last))",
    test: { file: LATE, title: 'a late transaction may get there after all' },
  },
  {
    ids: ['SAFE-C4', 'C4'],
    file: 'src/chains/solana/watch-transaction.ts',
    find: 'const status = await readStatus(watched.node, watched.hash, deadFrom)\n',
    replace: 'const status = null as Status | null\n',
    test: { file: WATCH, title: 'that came with the last block has not expired' },
  },
  {
    ids: ['SAFE-C4', 'C4'],
    file: 'src/chains/solana/watch-transaction.ts',
    find: 'if (final.height > last) deadFrom',
    replace: 'deadFrom',
    test: { file: WATCH, title: 'has expired when its blockhash is dead on every fork' },
  },
  {
    ids: ['SAFE-C4', 'C4'],
    file: 'src/chains/solana/watch-transaction.ts',
    find: 'watched.hash, deadFrom)',
    replace: 'watched.hash)',
    test: { file: WATCH, title: 'has not expired for a node that is behind' },
  },
  {
    ids: ['SAFE-C4', 'C4'],
    file: 'src/chains/solana/watch-transaction.ts',
    find: 'Math.min(deadFrom, final.slot)',
    replace: 'final.slot',
    test: { file: WATCH, title: 'has not expired for a node that is behind' },
  },
  {
    ids: ['SAFE-C4', 'C4'],
    file: 'src/chains/solana/watch-transaction.ts',
    find: 'lastValid: readBound(known?.bound)',
    replace: 'lastValid: null',
    test: { file: WATCH, title: 'that an earlier page has signed expires with its blockhash' },
  },
  {
    ids: ['CHAIN-18', 'C5'],
    file: 'src/chains/solana/watch-transaction.ts',
    find: "    void resend()\n    return 'unseen'\n",
    replace: "    return 'unseen'\n",
    test: { file: WATCH, title: 'is handed over again with each look while it is unseen' },
  },
  {
    ids: ['C19'],
    file: 'src/chains/solana/node-reads.ts',
    find: "isConfirmed: confirmationStatus !== 'processed'",
    replace: 'isConfirmed: true',
    test: { file: WATCH, title: 'and not while a fork may drop it' },
  },
  {
    ids: ['CHAIN-15', 'C19'],
    file: 'src/api/chains.ts',
    find: " && outcome === 'definite'",
    replace: '',
    test: { file: 'src/api/chains.test.ts', title: 'what a relayed transaction’s failure says, by ' },
  },
  {
    ids: ['CHAIN-19', 'C9'],
    file: 'src/chains/solana/funds/costs.ts',
    find: 'transfer.createsAccount ? readRent(node, accountBytes) : 0n',
    replace: '0n',
    test: { file: SOLANA_SEND, title: 'of its coin is asked or not as the network would decide' },
  },
  {
    ids: ['C19'],
    file: 'src/chains/solana/funds/funds.ts',
    find: 'account?.owner !== owner || account.mint',
    replace: 'account?.mint',
    test: { file: SOLANA_SEND, title: 'nor to one that its owner has given away' },
  },
  {
    ids: ['CHAIN-20', 'SAFE-C11'],
    file: 'src/chains/send-failure.ts',
    find: '{ coin: coin.toUpperCase() }',
    replace: "{ coin: 'USDC' }",
    test: { file: SOLANA_SEND, title: 'names the token that it lacks' },
  },
  {
    ids: ['C19'],
    file: 'src/chains/solana/transaction.ts',
    find: ' && movements.length === 1',
    replace: '',
    test: { file: SIGNED_OTHER, title: 'a wallet that signs a second movement is not followed' },
  },
  {
    ids: ['SAFE-C9', 'WAL-17'],
    file: 'src/chains/solana/signing.ts',
    find: '({ address }) => address === from',
    replace: '() => true',
    test: { file: SIGNING, title: 'a wallet whose account has changed while the balance was read' },
  },
] as const satisfies readonly Break[]
