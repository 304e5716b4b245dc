import { describe, expect, it } from 'vitest'
import { keypairWallet } from './keypair-wallet.fixture.ts'
import { coin, CUSTOMER, GAS_COIN, HASH, KEY, landed, STRANGER, TRANSFER, UNITS, USDC } from './ledger.fixture.ts'
import { scriptedNode } from './scripted.fixture.ts'
import { suiAdapter } from './sui-adapter.ts'
import { readWallet } from './wallet/sui-wallet.ts'

const failed = { code: 'wallet/no-account' }

describe('a wallet of Sui', () => {
  it('is connected to the first account that it approves on mainnet [W11]', async () => {
    const { session, state, account } = keypairWallet()
    state.accounts = [
      { address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU', chains: ['solana:mainnet'] },
      account(),
    ]
    await expect(suiAdapter.connect(session.wallet, 'sui')).resolves.toEqual(session)
    await expect(suiAdapter.currentAddress(session)).resolves.toBe(session.address)
  })

  it('a wallet that names no chain yet is connected, and one of another family is not [W11, WAL-16]', async () => {
    const { session, state, account } = keypairWallet()
    state.accounts = [account(['aptos:mainnet'])]
    await expect(suiAdapter.connect(session.wallet, 'sui')).rejects.toMatchObject(failed)
    for (const unnamed of [account([]), { address: session.address }]) {
      state.accounts = [account(['sui:testnet'], STRANGER), unnamed]
      await expect(suiAdapter.connect(session.wallet, 'sui')).resolves.toEqual(session)
    }
  })

  it('a refusal by the customer has its own error [STATE-WNET-11, W12]', async () => {
    const { session, provider } = keypairWallet()
    const refusal = Object.assign(new Error('no'), { code: 4001 })
    Object.assign(provider.features['standard:connect'], { connect: () => Promise.reject(refusal) })
    await expect(suiAdapter.connect(session.wallet, 'sui')).rejects.toMatchObject({ code: 'wallet/rejected' })
  })

  it('a wallet without an account on mainnet is not connected, and its network is named [STATE-WNET-12, WAL-16, W12]', async () => {
    const { account } = keypairWallet()
    const states = [
      [[], { code: 'wallet/locked' }],
      [[{ address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU', chains: ['solana:mainnet'] }], failed],
      [[{ address: '0x000000000000000000000000000000000000dEaD', chains: ['sui:mainnet'] }], failed],
      [
        [account(['sui:testnet', 'sui:devnet'])],
        { code: 'wallet/network-unsupported', values: { network: 'testnet' } },
      ],
    ] as const
    for (const [accounts, error] of states) {
      const { session, state } = keypairWallet()
      state.accounts = accounts
      await expect(suiAdapter.connect(session.wallet, 'sui')).rejects.toMatchObject(error)
    }
  })

  it('is listed with or without a way to send, and not for another network [W11]', () => {
    const { provider } = keypairWallet({ signTransaction: null })
    expect(readWallet(provider)).toMatchObject({ id: 'Mock' })
    expect(readWallet({ ...provider, chains: ['sui:testnet'] })).toBeNull()
    expect(readWallet({ ...provider, features: {} })).toBeNull()
  })

  it('reports another account, another network and none, until it is disconnected [WAL-17, WAL-16]', () => {
    const { session, change, account, listeners } = keypairWallet()
    const heard: unknown[] = []
    const stop = suiAdapter.watch(session, {
      onAccount: (address) => heard.push(address),
      onNetwork: (network, chain) => heard.push([network, chain]),
    })
    change([account()])
    change([account(undefined, STRANGER)])
    change([account(['sui:testnet'], STRANGER)])
    change([account(undefined, STRANGER)])
    change([])
    expect(heard).toEqual([STRANGER, [null, 'testnet'], ['sui', 'mainnet'], null])
    stop()
    expect(listeners.size).toBe(0)
  })

  it('a wallet without events is watched for nothing, and gives the permission back', async () => {
    const { session, provider, state } = keypairWallet()
    Reflect.deleteProperty(provider.features, 'standard:events')
    suiAdapter.watch(session, { onAccount() {}, onNetwork() {} })()
    await suiAdapter.disconnect(session)
    expect(state.accounts).toEqual([])
    await expect(suiAdapter.currentAddress(session)).resolves.toBeNull()
  })

  it('holds its coins and the balance at its address, to the last unit [CHAIN-13, CHAIN-22]', async () => {
    const coins = [coin('1', USDC, 250_000_000n), GAS_COIN]
    const { node } = scriptedNode({ coins, atAddress: { [USDC]: 1n } })
    const balanceOf = (address: string) => suiAdapter.balance({ network: 'sui', coin: 'usdc', address }, node)
    expect([await balanceOf(CUSTOMER), await balanceOf(CUSTOMER.slice(2)), await balanceOf(STRANGER)]).toEqual([
      '250.000001',
      '250.000001',
      '0.000000',
    ])
    await expect(balanceOf('0xdead')).rejects.toMatchObject({ code: 'network/refused' })
  })

  it('is checked before a payout exists, and not asked to sign [C21]', async () => {
    const { session, asked: askedOfWallet } = keypairWallet({ key: KEY })
    const { node, asked } = scriptedNode()
    const check = (changed: object, by = node) => suiAdapter.check(session, { ...TRANSFER, ...changed }, by)
    await expect(check({})).resolves.toBeUndefined()
    expect(asked.filter(({ method }) => method === 'SimulateTransaction')).toHaveLength(1)
    await expect(check({ amount: '20.000001' })).rejects.toMatchObject({
      code: 'network/not-enough-tokens',
      family: 'sui',
    })
    await expect(check({ amount: '0.0000001' })).rejects.toMatchObject({ code: 'network/refused' })
    await expect(check({ network: 'aptos' })).rejects.toMatchObject({ code: 'network/refused' })
    await expect(check({ from: STRANGER })).rejects.toMatchObject({ code: 'wallet/wrong-address' })
    const poor = scriptedNode({ coins: [coin('1', USDC, UNITS)] }).node
    await expect(check({}, poor)).rejects.toMatchObject({ code: 'network/not-enough-for-fee', values: { coin: 'SUI' } })
    expect(askedOfWallet).toEqual([])
  })

  it('is followed and searched by the adapter, each part loaded when it is used', async () => {
    const { node } = scriptedNode({ landed: [landed()] })
    await expect(suiAdapter.findSent(TRANSFER, 0, node)).resolves.toMatchObject({ hash: HASH })
    const watch = suiAdapter.follow(TRANSFER, HASH, node)
    await expect(watch.look()).resolves.toBe('confirmed')
    expect(watch.hash).toBe(HASH)
  })
})
