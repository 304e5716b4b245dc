import { breaksOf, type Break } from './entry.ts'

const RUNNER = 'src/chains/connection/run-connection.test.ts'
const MACHINE = 'src/chains/connection/connection.test.ts'

const ANSWERS = 'src/chains/evm/wallet-answers.test.ts'
const CONNECT = 'test/browser/wallets/connect.test.ts'
const SIGNED = 'test/browser/wallets/signed.test.ts'

/** Connecting a wallet, and the form of a connected one. */
export const CONNECTIONS = [
  {
    ids: ['STATE-WNET-03', 'SAFE-W5'],
    file: 'src/chains/connection/connection.ts',
    find: "'session' in state && sharesAddress(state.session.network, network)",
    replace: "'session' in state",
    test: { file: MACHINE, title: 'equals the model of the spec' },
  },
  {
    ids: ['STATE-WNET-05'],
    file: 'src/chains/connection/connection.ts',
    find: '  if (isConnecting(state)) return state\n',
    replace: '',
    test: { file: MACHINE, title: 'ignores the wallet’s own change of network' },
  },
  {
    ids: ['STATE-WNET-07', 'SAFE-W5'],
    file: 'src/chains/connection/connection.ts',
    find: '      if (promptOf(state) !== event.to) return state\n      const',
    replace: '      const',
    test: { file: MACHINE, title: 'drops the answer to an earlier prompt' },
  },
  {
    ids: ['STATE-WNET-09', 'W13'],
    file: 'src/chains/connection/connection.ts',
    find: "      return { status: 'failed', network: networkOf(state), error: event.error }\n    case 'connectionLost'",
    replace: "      return state\n    case 'connectionLost'",
    test: { file: MACHINE, title: 'stores the error of a failed change' },
  },
  {
    ids: ['STATE-WNET-11', 'W12'],
    file: 'src/chains/wallet-answers/read-failure.ts',
    find: "typeof part === 'string' ? part : ",
    replace: '',
    test: { file: RUNNER, title: 'the flow rejects with the rejection of the customer, reported by a bare text' },
  },
  {
    ids: ['WAL-17'],
    file: 'src/chains/connection/signer.ts',
    find: 'if (present === null || !isSameAddress(session.network, present, address))',
    replace: 'if (present === null)',
    test: { file: RUNNER, title: 'signs nothing' },
  },
  {
    ids: ['W12', 'W23'],
    file: 'src/chains/connection/signer.ts',
    find: "session.isMultisig ? 'wallet/cannot-sign' : 'wallet/unsigned'",
    replace: "'wallet/cannot-sign'",
    test: { file: 'src/chains/connection/signer.test.ts', title: 'is waited for two minutes, and asked once' },
  },
  {
    ids: ['SAFE-C9', 'STATE-WNET-09'],
    file: 'src/chains/evm/switch-network.ts',
    find: 'if (!(await isOn(provider, network))) throw byHand(network)\n',
    replace: '\n',
    test: { file: RUNNER, title: 'says it switched and did not' },
  },
  {
    ids: ['WAL-16'],
    file: 'src/chains/connection/run-connection.ts',
    find: '!network || !networkRules(network).wallets',
    replace: '!network',
    test: { file: RUNNER, title: 'let go on one that is not supported' },
  },
  {
    ids: ['W3'],
    file: 'src/chains/evm/connect.ts',
    find: ' && !DELEGATED.test(code)',
    replace: '',
    test: { file: RUNNER, title: 'a delegated account has one' },
  },
  {
    ids: ['WAL-23'],
    file: 'src/chains/solana/sign-message.ts',
    find: ' || !isSame(signed.signedMessage, bytes)',
    replace: '',
    test: { file: 'src/chains/solana/solana-adapter.test.ts', title: 'that signs another text has failed' },
  },
  {
    ids: ['W22'],
    file: 'src/chains/wallet-standard/discover.ts',
    find: ' || found.has(wallet.id)',
    replace: '',
    test: { file: 'src/chains/adapter.contract.test.ts', title: 'and the first of each name' },
  },
  {
    ids: ['WAL-13'],
    file: 'src/features/wallets/fields/AddressFields.tsx',
    find: 'disabled mono',
    replace: 'mono',
    test: { file: CONNECT, title: 'takes its address, which is disabled then' },
  },
  {
    ids: ['WAL-23'],
    file: 'src/features/wallets/use-connected-wallet.ts',
    find: 'prove: isSignable ? prove : undefined',
    replace: 'prove: isSignable ? undefined : prove',
    test: { file: SIGNED, title: 'signs the server’s challenge first' },
  },
  {
    ids: ['W7', 'SAFE-W5'],
    file: 'src/chains/connection/run-connection.ts',
    find: '        signer.stop()\n        connection.abandon()',
    replace: '        connection.abandon()',
    test: { file: SIGNED, title: 'is not saved after the form is left' },
  },
  ...breaksOf('src/chains/evm/provider.ts', ANSWERS, [
    [
      ['W12', 'C21'],
      "undefined) throw new ChainError('wallet/locked')",
      "undefined) throw new ChainError('wallet/wrong-address')",
      'has an error that says so',
    ],
  ]),
  ...breaksOf('src/chains/solana/sign-message.ts', 'src/chains/solana/solana-adapter.test.ts', [
    [['W11'], ' || isUnable(account)', '', 'is asked to sign a message or not'],
    [['W11'], 'account?.features?.length && ', 'account?.features && ', 'is asked to sign a message or not'],
    [['W11'], 'isUnsupported(error) ? cannotSign(error) : ', '', 'an account of a device that'],
    [['W11'], '=== OFF_CHAIN_PREFIX', '=== -1', 'signs what a device puts a prefix before'],
  ]),
  ...breaksOf('src/chains/wallet-answers/unsupported.ts', 'src/chains/solana/solana-adapter.test.ts', [
    [['W11'], 'texts.some((text) => IN_WORDS.test(text)) && ', 'false && ', 'an account of a device that says'],
    [['W12'], ' && !isRefusal(error)', '', 'is declined, with a code'],
  ]),
  ...breaksOf('src/chains/wallet-answers/facts.ts', 'src/chains/solana/solana-adapter.test.ts', [
    [['W11'], '[4200, -32_601, ', '[', 'an account of a device that has no such method'],
  ]),
  ...breaksOf('src/chains/wallet-standard/standard-wallet.ts', 'src/chains/solana/solana-adapter.test.ts', [
    [['W11'], 'any.some(', 'any.slice(0, 1).some(', 'that signs no messages is found by what it signs'],
  ]),
  ...breaksOf('src/chains/solana/connect.ts', 'src/chains/solana/solana-adapter.test.ts', [
    [['W12'], "? 'wallet/locked' :", "? 'wallet/no-account' :", 'without an account is locked'],
  ]),
  ...breaksOf('src/chains/evm/provider.ts', ANSWERS, [
    [['W12'], 'asked < 2', 'asked < 1', 'is asked once more, which has its customer unlock it'],
  ]),
  ...breaksOf('src/chains/injected/wallet-timeout.ts', ANSWERS, [
    [['W12'], 'withTimeout(120_000,', 'withTimeout(1_200_000,', 'after two minutes and not before'],
  ]),
  ...breaksOf('src/chains/evm/switch-network.ts', ANSWERS, [
    [
      ['W12', 'C21'],
      "withWalletTimeout(moveTo(provider, network), 'wallet/busy')",
      'moveTo(provider, network)',
      'after two minutes',
    ],
    [['W12'], '|unsupported|invalid)', '|unsupported)', 'one that says invalid'],
    [['W12'], '(isInWords && !isRefusal(error))', 'isInWords', 'is asked nothing more after'],
    [['W12'], 'const MOVES_WITHIN_MS = 5000', 'const MOVES_WITHIN_MS = 0', 'is waited for'],
  ]),
  ...breaksOf('src/chains/evm/discover.ts', ANSWERS, [
    [['W11'], 'return isNew ?', 'return found.length === 0 && isNew ?', 'next to the announced ones'],
  ]),
  ...breaksOf('src/chains/injected/discover.ts', ANSWERS, [
    [['W11'], ' || provider === wallet.provider', '', 'one that announces itself again'],
    [['W11'], '[info.uuid, info.rdns]', '[info.rdns, info.uuid]', 'are both listed where two announce one domain'],
  ]),
  ...breaksOf('src/chains/evm/checks/fee.ts', 'src/chains/evm/checks/fee.test.ts', [
    [['C22'], 'native >= price * gas', 'native > price * gas', 'below what a transfer costs now'],
    [['C22'], '[name]?.supported === true', '[name] !== undefined', 'unless the wallet says otherwise'],
  ]),
  ...breaksOf('src/queries/wallets/network-fee.ts', 'src/queries/wallets/network-fee.test.ts', [
    [
      ['C22', 'E5'],
      '  if (!(await mayAskNetwork(services, payer.network))) return null\n',
      '',
      'that is public, where the server returns the balances',
    ],
  ]),
] as const satisfies readonly Break[]
