import { AccountAddress } from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import { aptosAdapter } from './aptos-adapter.ts'
import { approval, keypairWallet, REFUSAL } from './keypair-wallet.fixture.ts'
import { CUSTOMER, HASH, landed, NEXT, scriptedNode, STRANGER, TRANSFER } from './scripted.fixture.ts'
import { readWallet } from './wallet/aptos-wallet.ts'

type Provider = ReturnType<typeof keypairWallet>['provider']
const answering = (provider: Provider, answer: () => Promise<unknown>) =>
  Object.assign(provider.features['aptos:connect'], { connect: answer })

describe('a wallet of Aptos', () => {
  it('is connected to the account that it approves, of an object or of a text [W11]', async () => {
    for (const address of [AccountAddress.from(CUSTOMER), CUSTOMER]) {
      const { session, state } = keypairWallet({ address: CUSTOMER })
      state.account = { address }
      await expect(aptosAdapter.connect(session.wallet, 'aptos')).resolves.toEqual(session)
      await expect(aptosAdapter.currentAddress(session)).resolves.toBe(CUSTOMER)
    }
  })

  it('a refusal by the customer has its own error, whether the wallet answers it or throws it [STATE-WNET-11, W12]', async () => {
    const refusals = [
      async () => REFUSAL,
      async () => ({ status: 'REJECTED' }),
      () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })),
    ]
    for (const refusal of refusals) {
      const { session, provider } = keypairWallet()
      answering(provider, refusal)
      await expect(aptosAdapter.connect(session.wallet, 'aptos')).rejects.toMatchObject({ code: 'wallet/rejected' })
    }
  })

  it.each([
    ['nothing', undefined],
    ['an approval of nothing', approval(undefined)],
    ['an address of EVM', approval({ address: '0x000000000000000000000000000000000000dEaD' })],
    ['an account without an address', approval({ address: null })],
  ])('a wallet that answers %s is not connected [STATE-WNET-12, W12]', async (_, answer) => {
    const { session, provider } = keypairWallet()
    answering(provider, async () => answer)
    const error = { code: 'wallet/no-account' }
    await expect(aptosAdapter.connect(session.wallet, 'aptos')).rejects.toMatchObject(error)
  })

  it('a wallet on a testnet is not connected, and its network is named [WAL-16, W10]', async () => {
    for (const [network, named] of [
      [{ name: 'testnet', chainId: 2 }, 'testnet'],
      [{ name: '', chainId: 2 }, '2'],
      [undefined, '?'],
    ] as const) {
      const { session, state } = keypairWallet()
      state.network = network
      await expect(aptosAdapter.connect(session.wallet, 'aptos')).rejects.toMatchObject({
        code: 'wallet/network-unsupported',
        values: { network: named },
      })
    }
  })

  const strangers: readonly (readonly [string, (provider: Provider) => object])[] = [
    ['without a chain of mainnet', (provider) => ({ ...provider, chains: ['aptos:testnet'] })],
    ['of Solana', (provider) => ({ ...provider, chains: ['solana:mainnet'] })],
    ['without a name', (provider) => ({ ...provider, name: '' })],
    ...['aptos:connect', 'aptos:account', 'aptos:network'].map(
      (feature) =>
        [
          `without ${feature}`,
          (provider: Provider) => ({ ...provider, features: { ...provider.features, [feature]: undefined } }),
        ] as const,
    ),
  ]
  it.each(strangers)('a wallet %s is not listed [W11]', (_, change) => {
    const { provider } = keypairWallet()
    expect(readWallet(provider)).toMatchObject({ id: 'Mock', name: 'Mock' })
    expect(readWallet(change(provider))).toBeNull()
  })

  it('a wallet that cannot send is listed, because its address can be saved [W10, W11]', () => {
    expect(readWallet(keypairWallet({ signTransaction: null }).provider)).not.toBeNull()
  })

  it('signs no message, because the API has no challenge for it [W10]', () => {
    expect(aptosAdapter.signMessage).toBeUndefined()
  })

  it('is followed to another account, to none and to a testnet, until it is let go [SAFE-C9]', async () => {
    const { session, events } = keypairWallet()
    const heard: unknown[] = []
    const stop = aptosAdapter.watch(session, {
      onAccount: (address) => heard.push(address),
      onNetwork: (network, chain) => heard.push([network, chain]),
    })
    events['onAccountChange']!({ address: AccountAddress.from(STRANGER) })
    events['onAccountChange']!(undefined)
    events['onNetworkChange']!({ name: 'testnet', chainId: 2 })
    events['onNetworkChange']!({ name: 'mainnet', chainId: 1 })
    stop()
    events['onAccountChange']!({ address: STRANGER })
    events['onNetworkChange']!({ name: 'testnet', chainId: 2 })
    expect(heard).toEqual([STRANGER, null, [null, 'testnet'], ['aptos', 'mainnet']])
  })

  it('a wallet that cannot report its changes is used anyway', async () => {
    const { session, provider } = keypairWallet()
    const failing = {
      ...provider.features['aptos:onAccountChange'],
      onAccountChange: () => Promise.reject(new Error('no')),
    }
    Object.assign(provider.features, { 'aptos:onAccountChange': failing, 'aptos:onNetworkChange': undefined })
    aptosAdapter.watch(session, { onAccount() {}, onNetwork() {} })()
    await expect(aptosAdapter.disconnect(session)).resolves.toBeUndefined()
  })

  it('the balance is exact to the last unit, and a wallet of another family has none [CHAIN-13]', async () => {
    const { node } = scriptedNode({ usdc: 250_000_001 })
    const balanceOf = (address: string) => aptosAdapter.balance({ network: 'aptos', coin: 'usdc', address }, node)
    expect([await balanceOf(CUSTOMER), await balanceOf(STRANGER)]).toEqual(['250.000001', '0.000000'])
    await expect(balanceOf('0xdead')).rejects.toMatchObject({ code: 'network/refused' })
  })

  it('is checked before a payout exists, by a simulation to an address without a store, and without a question to sign [C21]', async () => {
    const { session, asked: askedOfWallet } = keypairWallet({ address: CUSTOMER })
    const { node, asked } = scriptedNode()
    const check = (changed: object, by = node) => aptosAdapter.check(session, { ...TRANSFER, ...changed }, by)
    await expect(check({})).resolves.toBeUndefined()
    expect([askedOfWallet, asked.filter((path) => path.startsWith('POST'))]).toEqual([
      [],
      ['POST transactions/simulate'],
    ])
    await expect(check({ amount: '20.000001' })).rejects.toMatchObject({ code: 'network/not-enough-tokens' })
    await expect(check({ amount: '0.0000001' })).rejects.toMatchObject({ code: 'network/refused' })
    await expect(check({ from: STRANGER })).rejects.toMatchObject({ code: 'wallet/wrong-address' })
    const poor = scriptedNode({ apt: 0 }).node
    await expect(check({}, poor)).rejects.toMatchObject({ code: 'network/not-enough-for-fee', values: { coin: 'APT' } })
  })

  it('is followed and searched by the adapter, each part loaded when it is used', async () => {
    const { node } = scriptedNode({ landed: [landed()], next: NEXT + 1n })
    await expect(aptosAdapter.findSent(TRANSFER, Number(NEXT), node)).resolves.toMatchObject({ hash: HASH })
    const watch = aptosAdapter.follow(TRANSFER, HASH, node)
    await expect(watch.look()).resolves.toBe('confirmed')
    expect(watch.hash).toBe(HASH)
  })
})
