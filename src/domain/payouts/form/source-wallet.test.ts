import { expect, test } from 'vitest'
import { sourceRefusal } from './source-wallet.ts'

const EVM = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const SOLANA = '7xKqT4mZp1C8bQnD3vYh5sRjW2eUaLfG6tBk9oXi9fPd'

test('without a source wallet nothing is created [OFFR-02]', () => {
  expect(sourceRefusal(null, 'base', EVM)).toEqual({ message: 'payouts.sourceWallet.notSelected', address: null })
})

test.each([
  ['no wallet', 'base', EVM, null],
  ['another wallet', 'base', EVM, '0x000000000000000000000000000000000000dEaD'],
  ['a Solana wallet whose address differs in case alone', 'solana', SOLANA, SOLANA.toLowerCase()],
] as const)(
  'with %s connected the customer is asked for the source wallet [OFFR-04, WAL-17]',
  (_, network, address, connected) => {
    expect(sourceRefusal({ address }, network, connected)).toEqual({
      message: 'payouts.sourceWallet.connectInstead',
      address,
    })
  },
)

test.each([
  ['base', EVM, EVM.toLowerCase()],
  ['solana', SOLANA, SOLANA],
] as const)(
  'the source wallet on %s may send, however its address is written [OFFR-04]',
  (network, address, connected) => {
    expect(sourceRefusal({ address }, network, connected)).toBeNull()
  },
)
