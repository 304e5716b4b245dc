import { Keypair } from '@solana/web3.js'
import { expect, it } from 'vitest'
import type { WalletSession } from '../adapter.ts'
import { keypairWallet } from '../solana/keypair-wallet.fixture.ts'
import { sessionOn } from './permitted.ts'

const OTHER = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const SUI = `0x${'ab'.repeat(32)}`

const sessionOf = (provider: unknown, network: WalletSession['network']): WalletSession => {
  const { session } = keypairWallet(Keypair.generate())
  return { ...session, network, wallet: { ...session.wallet, provider } }
}

it('the account that a payout is from is used where the wallet permits it, and only there [W12, WAL-17]', () => {
  const { session, provider, account } = keypairWallet(Keypair.generate())
  expect(sessionOn(session, OTHER)).toBe(session)
  provider.accounts = [account, { address: OTHER }]
  expect(sessionOn(session, OTHER)).toEqual({ ...session, address: OTHER })
  provider.accounts = [account]
  expect(sessionOn(session, OTHER)).toBe(session)
})

it('an account of Sui is the same in capital letters [W12]', () => {
  const session = sessionOf({ accounts: [{ address: SUI }] }, 'sui')
  const address = `0x${'AB'.repeat(32)}`
  expect(sessionOn(session, address)).toEqual({ ...session, address })
})

it.each([
  ['lists no accounts', {}],
  ['lists texts', { accounts: [OTHER] }],
  ['lists nothing', { accounts: [null] }],
  ['is nothing', null],
])('a wallet that %s permits no other account [W12]', (_, provider) => {
  const session = sessionOf(provider, 'solana')
  expect(sessionOn(session, OTHER)).toBe(session)
})

it.each(['aptos', 'base', 'tron'] as const)(
  'a wallet of %s signs with one account at a time [W12, WAL-17]',
  (network) => {
    const session = sessionOf({ accounts: [{ address: SUI }] }, network)
    expect(sessionOn(session, SUI)).toBe(session)
  },
)
