import { Keypair } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { aptosAdapter } from '../aptos/aptos-adapter.ts'
import { approval, keypairWallet as aptosWallet } from '../aptos/keypair-wallet.fixture.ts'
import { noNode } from '../local-node.fixture.ts'
import { keypairWallet as solanaWallet } from '../solana/keypair-wallet.fixture.ts'
import { solanaAdapter } from '../solana/solana-adapter.ts'
import { keypairWallet as suiWallet } from '../sui/keypair-wallet.fixture.ts'
import { suiAdapter } from '../sui/sui-adapter.ts'

type Connect = (unlocked: () => void) => unknown

/** A connected wallet that has locked itself without an event, and its answer when it is connected again. */
const LOCKED = {
  Solana(connect: Connect) {
    const { session, provider } = solanaWallet(Keypair.generate())
    const { accounts } = provider
    provider.accounts = []
    const unlocked = () => void (provider.accounts = accounts)
    Object.assign(provider.features['standard:connect'], { connect: async () => connect(unlocked) })
    return { session, adapter: solanaAdapter }
  },
  Sui(connect: Connect) {
    const { session, provider, state } = suiWallet()
    const { accounts } = state
    state.accounts = []
    provider.features['standard:connect'].connect = async () => connect(() => void (state.accounts = accounts))
    return { session, adapter: suiAdapter }
  },
  Aptos(connect: Connect) {
    const { session, provider, state } = aptosWallet()
    const { account } = state
    state.account = null
    provider.features['aptos:connect'].connect = async () =>
      connect(() => void (state.account = account)) ?? approval(state.account)
    return { session, adapter: aptosAdapter }
  },
} as const

describe.each(Object.keys(LOCKED) as (keyof typeof LOCKED)[])('a wallet of %s that has locked itself', (family) => {
  const checked = (connect: Connect) => {
    const { session, adapter } = LOCKED[family](connect)
    const source = { network: session.network, coin: 'usdc', amount: '5', from: session.address } as const
    return adapter.check(session, source, noNode)
  }

  it('is asked to connect again, and goes on where it is unlocked [W12, C21]', async () => {
    await expect(checked((unlocked) => unlocked())).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it.each([
    ['stays locked', () => {}, 'wallet/locked'],
    ['fails', () => Promise.reject(new Error('Wallet is locked')), 'wallet/locked'],
    ['has its window open', () => Promise.reject(Object.assign(new Error(), { code: -32_002 })), 'wallet/busy'],
    ['is declined', () => Promise.reject(Object.assign(new Error(), { code: 4001 })), 'wallet/rejected'],
  ])('a wallet that %s has an error that says so, and not one of another address [W12]', async (_, connect, code) => {
    await expect(checked(connect)).rejects.toMatchObject({ code, broadcast: 'none' })
  })
})
