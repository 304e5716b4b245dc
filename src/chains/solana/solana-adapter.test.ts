import { describe, expect, it } from 'vitest'
import type { WalletSession } from '../adapter.ts'
import { solanaAdapter } from './solana-adapter.ts'
import { readWallet } from './wallets/standard-wallet.ts'

const A = { address: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM' }
const B = { address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' }

type Verb = (...inputs: readonly unknown[]) => unknown

/** A wallet whose verbs a test replaces. */
function walletWith(verbs: Readonly<Record<string, Verb>> = {}, name = 'Mock') {
  const wallet = {
    name,
    icon: '',
    chains: ['solana:mainnet'],
    accounts: [A] as readonly { address: string }[],
    change: () => {},
    features: {
      'standard:connect': { connect: verbs['connect'] ?? (async () => null) },
      'standard:events': {
        on(_: unknown, listener: () => void): () => void {
          wallet.change = listener
          return () => {
            wallet.change = () => {}
          }
        },
      },
      'solana:signMessage': { signMessage: verbs['signMessage'] ?? (async () => []) },
    },
  }
  return { wallet, option: { id: name, name, provider: wallet } }
}

async function connected(verbs: Readonly<Record<string, Verb>> = {}) {
  const { wallet, option } = walletWith(verbs)
  return { wallet, session: await solanaAdapter.connect(option, 'solana') }
}

const bytes = (text: string) => new TextEncoder().encode(text)
const signed = (signedMessage: Uint8Array, length = 64) => ({
  signMessage: async () => [{ signedMessage, signature: new Uint8Array(length) }],
})

describe('a Solana wallet', () => {
  it('signs for the very account that it gave [WAL-23]', async () => {
    const asked: unknown[] = []
    const { session } = await connected({
      signMessage: async (input) => {
        asked.push((input as { account: unknown }).account)
        return [{ signedMessage: bytes('text'), signature: new Uint8Array(64).fill(1) }]
      },
    })
    await expect(solanaAdapter.signMessage!(session, 'text')).resolves.toBe(btoa('\u0001'.repeat(64)))
    expect(asked[0]).toBe(A)
  })

  it.each([
    ['another text', signed(bytes('text, and all your money'))],
    ['a signature of another length', signed(bytes('text'), 32)],
    ['nothing', { signMessage: async () => [] }],
    ['no list', { signMessage: async () => null }],
  ])('a wallet that signs %s has failed', async (_, verbs) => {
    const { session } = await connected(verbs)
    await expect(solanaAdapter.signMessage!(session, 'text')).rejects.toMatchObject({
      code: 'wallet/unreadable',
    })
  })

  it.each(['solana:signTransaction', 'solana:signAndSendTransaction'])(
    'a wallet that signs no messages is used all the same where it has %s, and says that it cannot sign [W11]',
    async (feature) => {
      const { wallet, option } = walletWith()
      const verb = feature.slice('solana:'.length)
      const { 'solana:signMessage': _, ...features } = wallet.features
      const able = { ...features, [feature]: { [verb]: async () => [] } }
      const provider = { ...wallet, features: able }
      const session = await solanaAdapter.connect({ ...option, provider }, 'solana')
      await expect(solanaAdapter.signMessage!(session, 'text')).rejects.toMatchObject({ code: 'wallet/cannot-sign' })
      const unable = { ...option, provider: { ...wallet, features } }
      await expect(solanaAdapter.connect(unable, 'solana')).rejects.toMatchObject({ code: 'wallet/unreadable' })
    },
  )

  const failing = (message: string, code?: unknown) => ({
    signMessage: () => Promise.reject(Object.assign(new Error(message), { code })),
  })
  const withPrefix = new Uint8Array([0xff, ...bytes('solana offchain'), 0, ...bytes('text')])
  it.each([
    ['has no such method', failing('', 4200), 'wallet/cannot-sign'],
    ['knows no such method', failing('Method not found', -32_601), 'wallet/cannot-sign'],
    [
      'says that a device cannot',
      failing('Signing off-chain messages with Ledger is not yet supported.'),
      'wallet/cannot-sign',
    ],
    [
      'says so with a code of its own',
      failing('[unsupported] signing off chain messages', -32_603),
      'wallet/cannot-sign',
    ],
    ['does not support it', failing('This wallet doesn’t support message signing'), 'wallet/cannot-sign'],
    ['signs what a device puts a prefix before', signed(withPrefix), 'wallet/cannot-sign'],
    ['is declined', failing('User rejected the request.', 4001), 'wallet/rejected'],
    ['is declined, with a code, where it is not supported', failing('Not supported', 4001), 'wallet/rejected'],
    ['fails', failing('Ledger device: locked', 0x5515), 'wallet/failed'],
    ['is waiting', failing('', -32_002), 'wallet/busy'],
  ])('an account of a device that %s has an error that says so [W11, W12]', async (_, verbs, code) => {
    const { session } = await connected(verbs)
    await expect(solanaAdapter.signMessage!(session, 'text')).rejects.toMatchObject({ code })
  })

  it.each([
    [['solana:signTransaction'], 'wallet/cannot-sign', 0],
    [['solana:signTransaction', 'solana:signMessage'], null, 1],
    [[], null, 1],
  ])('an account with the features %j is asked to sign a message or not [W11]', async (features, code, times) => {
    let asked = 0
    const verb = async () => {
      asked += 1
      return [{ signedMessage: bytes('text'), signature: new Uint8Array(64).fill(1) }]
    }
    const { wallet, session } = await connected({ signMessage: verb })
    wallet.accounts = [Object.assign({}, A, { features })]
    const outcome = solanaAdapter.signMessage!(session, 'text').then(
      () => null,
      (error: { code: string }) => error.code,
    )
    expect([await outcome, asked]).toEqual([code, times])
  })

  it('a rejection by the customer has its own error [STATE-WNET-11, W12]', async () => {
    const verbs = { connect: () => Promise.reject(new Error('User rejected the request.')) }
    const { option } = walletWith(verbs)
    await expect(solanaAdapter.connect(option, 'solana')).rejects.toMatchObject({ code: 'wallet/rejected' })
  })

  it.each([
    ['without an account is locked', [], 'wallet/locked'],
    [
      'with an account of another family is not connected',
      [{ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
      'wallet/no-account',
    ],
  ])('a wallet %s [STATE-WNET-12, W12]', async (_, accounts, code) => {
    const { wallet, option } = walletWith()
    wallet.accounts = accounts
    await expect(solanaAdapter.connect(option, 'solana')).rejects.toMatchObject({ code })
  })

  it.each([
    ['solana:signTransaction', 'signTransaction', 1],
    ['solana:signAndSendTransaction', 'signAndSendTransaction', 1],
    ['solana:signIn', 'signIn', 0],
  ])(
    'a wallet that signs no messages is found by what it signs, and %s %s is enough: %i [W11]',
    (feature, verb, count) => {
      const { wallet } = walletWith()
      const connects = wallet.features['standard:connect']
      Object.assign(wallet, { features: { 'standard:connect': connects, [feature]: { [verb]: async () => [] } } })
      expect(readWallet(wallet) === null ? 0 : 1).toBe(count)
    },
  )

  it('is followed to another account, and to none [SAFE-C9]', async () => {
    const { wallet, session } = await connected()
    const heard: (string | null)[] = []
    const stop = solanaAdapter.watch(session, { onAccount: (address) => heard.push(address), onNetwork: () => {} })
    for (const accounts of [[A, B], [B], []]) {
      wallet.accounts = accounts
      wallet.change()
    }
    stop()
    wallet.accounts = [A]
    wallet.change()
    expect(heard).toEqual([B.address, null])
    await expect(solanaAdapter.currentAddress(session)).resolves.toBe(A.address)
  })

  it('the name of a wallet shows that it has several signers [W3]', async () => {
    const { option } = walletWith({}, 'SquadsX')
    const session: WalletSession = await solanaAdapter.connect(option, 'solana')
    expect(session.isMultisig).toBe(true)
  })
})
