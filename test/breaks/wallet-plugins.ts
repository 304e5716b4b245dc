import { breaksOf, type Break } from './entry.ts'

/** The plug-in that merchants copy. */
export const WALLET_PLUGINS: readonly Break[] = breaksOf(
  'demo/wallet-plugins/walletconnect.js',
  'test/wallet-plugin-example.test.ts',
  [
    [
      ['W11'],
      '|| !/expired/i.test(String(error))',
      '|| /expired/i.test(String(error))',
      'a code that expires is followed',
    ],
    [
      ['W12'],
      'onLate: () => isCancelled && act()',
      'onLate: () => {}',
      'a code that the customer closed pairs nothing',
    ],
    [
      ['W12', 'C19'],
      "if (call.method === 'eth_accounts' && !isPaired) return []",
      '',
      'a wallet that ends the session is let go',
    ],
    [['W12'], '  await wallet.disconnect()\n  throw', '  throw', 'cannot be asked for it, is paired again'],
    [['W11'], ' || isAlive(wallet.session)', ' || true', 'the pairing of an earlier page goes on'],
  ],
)
