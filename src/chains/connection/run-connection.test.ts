import { describe, expect, it, vi } from 'vitest'
import { ACCOUNT, attended, OTHER_ACCOUNT, optionOf, providerOf, settled, SIGNATURE } from './evm-page.fixture.ts'

const rejected = { code: 'wallet/rejected', broadcast: 'none', mayCancelPayout: true }
const failed = { code: 'wallet/connection-failed', broadcast: 'none', mayCancelPayout: true }
const throwing = (error: unknown) => () => {
  throw error
}

async function connected(answers = {}) {
  const provider = providerOf(answers)
  const parts = attended()
  const answer = parts.runner.connect('ethereum')
  parts.runner.choose(optionOf(provider))
  await answer
  await settled()
  return { ...parts, provider }
}

describe('a connect flow', () => {
  it('resolves with the account of the wallet, and informs the host [STATE-WNET-07]', async () => {
    const { runner, heard } = await connected()
    expect(runner.session()).toMatchObject({ address: ACCOUNT, network: 'ethereum', isMultisig: false })
    expect(runner.store.getState()).toMatchObject({ status: 'connected', walletName: 'Mock' })
    expect(heard).toEqual([['ramp-wallet-connected', { network: 'ethereum' }]])
  })

  it.each([
    ['code 4001', { code: 4001 }],
    ['ACTION_REJECTED', Object.assign(new Error('x'), { code: 'ACTION_REJECTED' })],
    ['a bare text', 'Confirmation declined by user'],
    ['a message', new Error('MetaMask Tx Signature: User denied transaction signature.')],
  ])('the flow rejects with the rejection of the customer, reported by %s [STATE-WNET-11, W12]', async (_, error) => {
    const { runner } = attended()
    const answer = runner.connect('ethereum')
    runner.choose(optionOf(providerOf({ eth_requestAccounts: throwing(error) })))
    await expect(answer).rejects.toMatchObject(rejected)
    expect(runner.store.getState()).toMatchObject({ status: 'failed', error: rejected })
  })

  it('rejects when the list is closed without an address [STATE-WNET-12]', async () => {
    const { runner } = attended()
    const answer = runner.connect('ethereum')
    runner.cancel()
    await expect(answer).rejects.toMatchObject(failed)
  })

  it.each([
    ['another kind of address', { eth_requestAccounts: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'] }, 'wallet/no-account'],
    ['no chain', { eth_chainId: throwing(new Error('offline')) }, 'wallet/failed'],
  ])('rejects when the wallet gives %s [W12]', async (_, answers, code) => {
    const { runner } = attended()
    const answer = runner.connect('ethereum')
    runner.choose(optionOf(providerOf(answers)))
    await expect(answer).rejects.toMatchObject({ code, broadcast: 'none' })
  })

  it.each([
    ['no account', []],
    ['no list', null],
  ])('rejects a wallet that gives %s as locked [W12]', async (_, eth_requestAccounts) => {
    const { runner } = attended()
    const answer = runner.connect('ethereum')
    runner.choose(optionOf(providerOf({ eth_requestAccounts })))
    await expect(answer).rejects.toMatchObject({ code: 'wallet/locked' })
  })

  it('drops a wallet that answers after the customer has chosen another [SAFE-W5]', async () => {
    const { runner } = attended()
    let release: (accounts: unknown) => void = () => {}
    const slow = providerOf({ eth_requestAccounts: () => new Promise((resolve) => (release = resolve)) })
    const answer = runner.connect('ethereum')
    runner.choose(optionOf(slow, 'Slow'))
    await settled()
    runner.withdraw()
    runner.choose(optionOf(providerOf(), 'Mock'))
    await answer
    release([OTHER_ACCOUNT])
    await settled()
    expect(runner.session()).toMatchObject({ address: ACCOUNT, wallet: { name: 'Mock' } })
  })

  it('drops a wallet that answers after the screen is left [SAFE-W5]', async () => {
    const { runner, leave } = attended()
    let release: (accounts: unknown) => void = () => {}
    void runner.connect('ethereum').catch(() => null)
    runner.choose(optionOf(providerOf({ eth_requestAccounts: () => new Promise((resolve) => (release = resolve)) })))
    await settled()
    leave()
    release([ACCOUNT])
    await settled()
    expect(runner.session()).toBeNull()
  })
})

describe('a connected wallet', () => {
  it('is switched to another EVM network and keeps its account [STATE-WNET-03]', async () => {
    const { runner, provider } = await connected()
    provider.table['wallet_switchEthereumChain'] = () => {
      provider.table['eth_chainId'] = '0x2105'
      return null
    }
    await expect(runner.connect('base')).resolves.toMatchObject({ network: 'base', address: ACCOUNT })
    expect(provider.asked).toContainEqual({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] })
  })

  it('a wallet that says it switched and did not is no longer connected [STATE-WNET-09, SAFE-C9]', async () => {
    const { runner, heard } = await connected({ wallet_switchEthereumChain: null })
    vi.useFakeTimers()
    const answer = expect(runner.connect('base')).rejects.toMatchObject({ code: 'wallet/switch-by-hand' })
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await answer
    expect(runner.session()).toBeNull()
    expect(heard.at(-1)).toEqual(['ramp-wallet-disconnected', null])
  })

  it('signs the bytes of the message with its address [WAL-23]', async () => {
    const { runner, provider } = await connected()
    await expect(runner.sign(ACCOUNT.toLowerCase(), 'Ü 1')).resolves.toBe(SIGNATURE)
    expect(provider.asked.at(-1)).toEqual({ method: 'personal_sign', params: ['0xc39c2031', ACCOUNT] })
  })

  it('a wallet with another account than the one that is to sign signs nothing [WAL-17]', async () => {
    const { runner, provider } = await connected()
    provider.table['eth_accounts'] = [OTHER_ACCOUNT]
    await expect(runner.sign(ACCOUNT, 'text')).rejects.toMatchObject({
      code: 'wallet/wrong-address',
      values: { address: '0x7099…dc79C8' },
    })
    expect(provider.methods()).not.toContain('personal_sign')
  })

  it('a wallet that is gone signs nothing [WAL-17]', async () => {
    const { runner } = attended()
    await expect(runner.sign(ACCOUNT, 'text')).rejects.toMatchObject({ code: 'wallet/wrong-address' })
  })

  it.each(['', '0x', '0x1', '12', null, {}])(
    'a wallet whose signature is no bytes (%j) has failed [W18]',
    async (signature) => {
      const { runner } = await connected({ personal_sign: signature })
      await expect(runner.sign(ACCOUNT, 'text')).rejects.toMatchObject({ code: 'wallet/unreadable', broadcast: 'none' })
    },
  )

  it.each([`0x${'1b'.repeat(64)}`, `0x${'ab'.repeat(400)}`, '0x12'])(
    'signs with the bytes that its account signs with, however many [W18]',
    async (signature) => {
      const { runner } = await connected({ personal_sign: signature })
      await expect(runner.sign(ACCOUNT, 'text')).resolves.toBe(signature)
    },
  )

  it('is followed to another account, and let go when there is none [SAFE-C9]', async () => {
    const { runner, provider, heard } = await connected()
    provider.emit('accountsChanged', [OTHER_ACCOUNT])
    expect(runner.session()?.address).toBe(OTHER_ACCOUNT)
    provider.emit('accountsChanged', [])
    expect(runner.session()).toBeNull()
    expect(heard.slice(1)).toEqual([
      ['ramp-wallet-disconnected', null],
      ['end', null],
    ])
  })

  it('is followed to another network, and let go on one that is not supported [STATE-WNET-06, WAL-16]', async () => {
    const { runner, provider, heard } = await connected()
    provider.emit('chainChanged', '0x89')
    expect(runner.session()?.network).toBe('polygon')
    provider.emit('chainChanged', '0x64')
    expect(runner.session()).toBeNull()
    expect(heard.slice(1)).toEqual([
      ['network', 'polygon'],
      ['ramp-wallet-disconnected', null],
      ['end', 'wallet/network-unsupported'],
    ])
  })

  it('picks up what has changed when a screen listens again [SAFE-C9]', async () => {
    const { runner, provider, leave, listener } = await connected()
    expect(provider.listeners()).toBe(3)
    leave()
    expect(provider.listeners()).toBe(0)
    provider.table['eth_accounts'] = [OTHER_ACCOUNT]
    runner.attend(listener)
    await settled()
    expect([provider.listeners(), runner.session()?.address]).toEqual([3, OTHER_ACCOUNT])
  })

  it('is not seen by the next customer', async () => {
    let customer = 'customer_a'
    const { runner, leave, listener } = attended(() => customer)
    const answer = runner.connect('ethereum')
    runner.choose(optionOf(providerOf()))
    await answer
    leave()
    customer = 'customer_b'
    runner.attend(listener)
    expect(runner.session()).toBeNull()
  })

  it('the code at its address shows that a wallet has several signers, and a delegated account has one [W3]', async () => {
    const multisig = await connected({ eth_getCode: '0x6080' })
    expect([multisig.runner.session()?.isMultisig, multisig.heard]).toMatchObject([
      true,
      [
        ['ramp-wallet-connected', {}],
        ['multisig', ACCOUNT],
      ],
    ])
    const delegated = await connected({ eth_getCode: `0xef0100${ACCOUNT.slice(2)}` })
    expect([delegated.runner.session()?.isMultisig, delegated.heard.length]).toEqual([false, 1])
  })
})
