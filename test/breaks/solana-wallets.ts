import { breaksOf, type Break } from './entry.ts'

const INJECTED = 'src/chains/solana/wallets/injected-wallet.test.ts'
const MINT = 'src/chains/solana/token/mint.test.ts'
const FUNDS = 'src/chains/solana/funds/funds.test.ts'
const PRIORITY = 'src/chains/solana/funds/priority-fee.test.ts'
const TOKEN_2022 = 'src/chains/solana/token/token-2022.test.ts'

/** The wallets of Solana, and its tokens of both programs. */
export const SOLANA_WALLETS: readonly Break[] = [
  ...breaksOf('src/chains/solana/funds/funds.ts', TOKEN_2022, [
    [
      ['C21'],
      '  if (!mint.isExact) throw unsupportedToken(coin)\n',
      '',
      ' is refused before anything is made, and no wallet is asked',
    ],
  ]),
  ...breaksOf('src/chains/solana/funds/costs.ts', TOKEN_2022, [
    [['CHAIN-19', 'C9'], 'readRent(node, accountBytes)', 'readRent(node, 165)', ' for the larger account of its token'],
  ]),
  ...breaksOf('src/chains/solana/funds/funds.ts', FUNDS, [
    [['C21', 'C9'], 'createsAccount: true }', 'createsAccount: false }', 'needs '],
    [
      ['C21'],
      '  if (tokens.isFrozen) throw frozenTokens(coin)\n',
      '',
      'cannot send tokens that their issuer has frozen',
    ],
    [['C19'], '  if (receiving?.isFrozen) throw refused()\n', '', 'none to an account that is frozen'],
  ]),
  ...breaksOf('src/chains/solana/funds/costs.ts', PRIORITY, [
    [['CHAIN-19', 'C9'], 'return left && left - least', 'return left', 'sends without a bid'],
  ]),
  ...breaksOf('src/chains/solana/funds/priority-fee.ts', PRIORITY, [
    [['CHAIN-15'], 'PERCENTILE = 0.75', 'PERCENTILE = 0.5', 'the price by a node that has'],
    [['CHAIN-15'], 'usual > LEAST_PRICE ? usual : LEAST_PRICE', 'usual', 'the price by a node that has'],
    [['CHAIN-19'], 'least(spare, MOST_BID)', 'MOST_BID', 'the price of a unit is no more than they pay for'],
    [['CHAIN-15'], 'least(spare, MOST_BID)', 'spare', 'the price by a node that has'],
    [['CHAIN-15'], '.catch(() => [])', '', 'the price by a node that has'],
    [['CHAIN-15'], '(createsAccount ? UNITS.account : 0)', '0', 'the limit grows with the work'],
  ]),
  ...breaksOf('src/chains/solana/token/mint.ts', TOKEN_2022, [
    [
      ['C21'],
      'known?.isExact(value) ?? false',
      'known?.isExact(value) ?? true',
      ' is refused before anything is made, and no wallet is asked',
    ],
  ]),
  ...breaksOf('src/chains/solana/token/mint.ts', MINT, [
    [['C21'], 'isZero(rateOf(data, 0)) && ', '', ' sends whole amounts or not'],
    [['C21'], ' && isZero(rateOf(data, 1))', '', ' sends whole amounts or not'],
    [['C21'], 'isExact &&= known', 'isExact = known', ' sends whole amounts or not'],
  ]),
  ...breaksOf('src/chains/solana/token/holders.ts', TOKEN_2022, [
    [
      ['CHAIN-13', 'CHAIN-15'],
      'account: both[programIndex]',
      'account: both[0]',
      ' is held and sent, and arrives whole',
    ],
  ]),
  ...breaksOf('src/chains/solana/solana-adapter.ts', INJECTED, [
    [['W11'], 'wallets.length > 0 ? wallets : readInjected(page)', 'wallets', 'sends the tokens of an off-ramp'],
  ]),
  ...breaksOf('src/chains/solana/wallets/injected-wallet.ts', INJECTED, [
    [
      ['W11'],
      "const SIGNING = ['signMessage', 'signTransaction'] as const",
      "const SIGNING = ['signMessage'] as const",
      'that signs no messages, as a hardware wallet, is listed and sends',
    ],
    [
      ['W11'],
      'verbs.length === 0',
      'verbs.length < 2',
      'that signs no messages, as a hardware wallet, is listed and sends',
    ],
    [
      ['SAFE-C9', 'WAL-17'],
      "  if (addressOf(wallet) !== account.address) throw new Error('The wallet is on another account')\n",
      '',
      'whose account changes before it signs',
    ],
  ]),
]
