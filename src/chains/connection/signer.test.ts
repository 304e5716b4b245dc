import { Keypair } from '@solana/web3.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ChainAdapter, WalletSession } from '../adapter.ts'
import { loadAdapter } from '../load-adapter.ts'
import { keypairWallet } from '../solana/keypair-wallet.fixture.ts'
import { ACCOUNT, OTHER_ACCOUNT, optionOf, providerOf, SIGNATURE } from './evm-page.fixture.ts'
import { createSigner } from './signer.ts'

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const session = { wallet: { id: 'x', name: 'x', provider: null }, address, network: 'tron', isMultisig: false } as const

test('a wallet of a family without challenges can sign no message, and is saved without [W10, W11]', async () => {
  const adapter = { currentAddress: async () => address } as unknown as ChainAdapter
  const signer = createSigner(async () => adapter)
  await expect(signer.sign(session, address, 'text')).rejects.toMatchObject({ code: 'wallet/cannot-sign' })
  await expect(signer.withAccount(session, address)).resolves.toBe(session)
})

/** A session with the first of these accounts. */
function evmSession(answers: Readonly<Record<string, unknown>>) {
  const provider = providerOf(answers)
  const evm: WalletSession = { wallet: optionOf(provider), address: ACCOUNT, network: 'ethereum', isMultisig: false }
  return { provider, evm, signer: createSigner(loadAdapter) }
}

const refusal = Object.assign(new Error('User rejected the request.'), { code: 4001 })

describe('a connected wallet that has locked itself without an event [W12, C21]', () => {
  test('is asked again, and signs once it is unlocked', async () => {
    const { signer, evm, provider } = evmSession({ eth_accounts: [], personal_sign: SIGNATURE })
    await expect(signer.sign(evm, ACCOUNT, 'text')).resolves.toBe(SIGNATURE)
    expect(provider.methods()).toEqual(['eth_accounts', 'eth_requestAccounts', 'personal_sign'])
  })

  test.each([
    ['stays locked', [], 'wallet/locked'],
    ['is not unlocked by its customer', () => Promise.reject(refusal), 'wallet/rejected'],
    ['opens with another account', [OTHER_ACCOUNT], 'wallet/wrong-address'],
  ])('a wallet that %s has an error that says so', async (_, eth_requestAccounts, code) => {
    const { signer, evm } = evmSession({ eth_accounts: [], eth_requestAccounts })
    await expect(signer.sign(evm, ACCOUNT, 'text')).rejects.toMatchObject({ code })
  })

  test.each([
    ['is asked to connect again', true, null],
    ['that stays locked has an error that says so', false, 'wallet/locked'],
  ] as const)('a wallet on Solana %s', async (_, opens, code) => {
    const { session: solana, provider } = keypairWallet(Keypair.generate())
    const { accounts } = provider
    provider.accounts = []
    const connect = async () => void (provider.accounts = opens ? accounts : [])
    Object.assign(provider.features['standard:connect'], { connect })
    const sign = async ({ message }: { readonly message: Uint8Array }) => [
      { signedMessage: message, signature: new Uint8Array(64) },
    ]
    Object.assign(provider.features, { 'solana:signMessage': { signMessage: sign } })
    const signed = createSigner(loadAdapter).sign(solana, solana.address, 'text')
    if (code === null) await expect(signed).resolves.toEqual(expect.any(String))
    else await expect(signed).rejects.toMatchObject({ code })
  })
})

describe('a wallet that permits several accounts [W12, WAL-17]', () => {
  test('signs with the one that is asked for', async () => {
    const { signer, evm, provider } = evmSession({ eth_accounts: [OTHER_ACCOUNT, ACCOUNT], personal_sign: SIGNATURE })
    await expect(signer.sign({ ...evm, address: OTHER_ACCOUNT }, ACCOUNT, 'text')).resolves.toBe(SIGNATURE)
    expect(provider.asked.at(-1)?.params?.[1]).toBe(ACCOUNT)
  })

  test('is used with the one that a payout names, and is left as it is where it does not have that', async () => {
    const { signer, evm } = evmSession({ eth_accounts: [OTHER_ACCOUNT, ACCOUNT] })
    const first = { ...evm, address: OTHER_ACCOUNT }
    await expect(signer.withAccount(first, ACCOUNT.toLowerCase())).resolves.toEqual(evm)
    const other = evmSession({ eth_accounts: [OTHER_ACCOUNT] })
    const of = { ...other.evm, address: OTHER_ACCOUNT }
    await expect(other.signer.withAccount(of, ACCOUNT)).resolves.toBe(of)
  })
})

describe('a wallet that does not answer a request to sign', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  /** The wallet's answer comes when it is called. */
  function silent(isMultisig: boolean) {
    vi.useFakeTimers()
    let answer: (signature: string) => void = () => {}
    const personal_sign = () => new Promise<string>((resolve) => (answer = resolve))
    const { signer, evm, provider } = evmSession({ eth_accounts: [ACCOUNT], personal_sign })
    const ends = vi.fn<(end: unknown) => void>()
    const sign = () => void signer.sign({ ...evm, isMultisig }, ACCOUNT, 'text').then(ends, ends)
    sign()
    const requests = () => provider.methods().filter((method) => method === 'personal_sign').length
    return { ends, sign, requests, answer: () => answer(SIGNATURE) }
  }

  test.each([
    ['is waited for two minutes, and asked once', false, 'wallet/unsigned'],
    ['and belongs to several owners cannot sign', true, 'wallet/cannot-sign'],
  ])('%s [W12, W21, W23]', async (_, isMultisig, code) => {
    const { ends, requests } = silent(isMultisig)
    await vi.advanceTimersByTimeAsync(119_900)
    expect(ends).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(ends).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code }))
    expect(requests()).toBe(1)
  })

  test('answers too late without effect, and is asked again by the customer alone [W7, W23]', async () => {
    const { ends, sign, requests, answer } = silent(false)
    await vi.advanceTimersByTimeAsync(120_100)
    answer()
    await vi.advanceTimersByTimeAsync(600_000)
    expect([requests(), ends.mock.calls.length]).toEqual([1, 1])
    sign()
    await vi.advanceTimersByTimeAsync(100)
    answer()
    await vi.advanceTimersByTimeAsync(100)
    expect([requests(), ends.mock.lastCall]).toEqual([2, [SIGNATURE]])
  })
})
