import { afterEach, expect, test, vi } from 'vitest'
import { CUSTOMER, OTHER_KEY, scriptedWallet, STRANGER } from './scripted.fixture.ts'
import { checkWallet } from './signing.ts'
import { tronAdapter } from './tron-adapter.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Wallet = Parameters<typeof scriptedWallet>[0]
const connecting = (wallet?: Wallet) => {
  const scripted = scriptedWallet(wallet)
  return { ...scripted, session: tronAdapter.connect(scripted.wallet, 'tron') }
}
const unsupported = () => {
  throw Object.assign(new Error('unsupported'), { code: 4200 })
}

test('a wallet is asked for its account by TIP-1193, and for its chain [W11]', async () => {
  const { session, asked, wallet } = connecting()
  await expect(session).resolves.toEqual({ wallet, address: CUSTOMER, network: 'tron', isMultisig: false })
  expect(asked).toEqual(['eth_requestAccounts', 'eth_chainId'])
})

test('a wallet from before TIP-1193 is asked in its own way, and its account is that of its tronweb [W11]', async () => {
  const { session, asked } = connecting({
    answers: { eth_requestAccounts: unsupported, eth_chainId: unsupported, tron_requestAccounts: { code: 200 } },
  })
  await expect(session).resolves.toMatchObject({ address: CUSTOMER })
  expect(asked.slice(0, 2)).toEqual(['eth_requestAccounts', 'tron_requestAccounts'])
})

test.each<[string, unknown, string]>([
  ['4000', { code: 4000, message: 'queue' }, 'wallet/busy'],
  ['4001', { code: 4001, message: 'user rejected' }, 'wallet/rejected'],
])('the old answer %s is read as its error, though the wallet resolves with it [W12]', async (_, answer, code) => {
  const { session } = connecting({ answers: { eth_requestAccounts: unsupported, tron_requestAccounts: answer } })
  await expect(session).rejects.toMatchObject({ code })
})

test('a wallet without an account is locked, in the words of the specification [CHAIN-23, W12]', async () => {
  for (const answer of ['', { code: 200 }, undefined]) {
    const { session } = connecting({ key: null, answers: { tron_requestAccounts: answer } })
    await expect(session).rejects.toMatchObject({ code: 'wallet/locked', family: 'tron' })
  }
})

test.each<[string, () => never, string]>([
  [
    'refused',
    () => {
      throw Object.assign(new Error('x'), { code: 4001 })
    },
    'wallet/rejected',
  ],
  [
    'busy',
    () => {
      throw Object.assign(new Error('x'), { code: -32_002 })
    },
    'wallet/busy',
  ],
])('a wallet that is %s is not asked in another way [W12]', async (_, answer, code) => {
  const { session, asked } = connecting({
    answers: { eth_requestAccounts: answer, tron_requestAccounts: { code: 200 } },
  })
  await expect(session).rejects.toMatchObject({ code })
  expect(asked).toEqual(['eth_requestAccounts'])
})

test.each([
  ['an error of its own', new Error('Wallet is restarting'), 'wallet/failed'],
  ['a no in its customer’s language', '用户取消', 'wallet/rejected'],
  ['a no that it resolves with', null, 'wallet/rejected'],
])('a wallet that answers with %s is asked once [W12]', async (_, thrown, code) => {
  const refusing = () => {
    if (thrown === null) return { code: 4001, message: 'x' }
    throw thrown as Error
  }
  const { session, asked } = connecting({
    answers: { eth_requestAccounts: refusing, tron_requestAccounts: { code: 200 } },
  })
  await expect(session).rejects.toMatchObject({ code })
  expect(asked).toEqual(['eth_requestAccounts'])
})

test.each([
  ['0xcd8690dc', 'Nile'],
  ['0x94a9059e', 'Shasta'],
  ['0x1', '1'],
])('a wallet on chain %s is refused by its name, %s [WAL-16]', async (eth_chainId, network) => {
  const { session } = connecting({ answers: { eth_chainId } })
  await expect(session).rejects.toMatchObject({ code: 'wallet/network-unsupported', values: { network } })
})

test('a chain that the wallet does not name is read from the first block of its node [WAL-16]', async () => {
  const on = (blockID: string) => {
    const scripted = scriptedWallet({ answers: { eth_chainId: unsupported } })
    const web = scripted.provider.tronWeb as { trx: object }
    Object.assign(web.trx, { getBlockByNumber: async (number: number) => (number === 0 ? { blockID } : {}) })
    return tronAdapter.connect(scripted.wallet, 'tron')
  }
  await expect(on(`${'0'.repeat(56)}cd8690dc`)).rejects.toMatchObject({ values: { network: 'Nile' } })
  await expect(on('00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc')).resolves.toMatchObject({
    address: CUSTOMER,
  })
})

test('the account is that which tronweb signs with, else that of the wallet, and none of another family', async () => {
  const { session, provider } = connecting()
  const connected = await session
  await expect(tronAdapter.currentAddress(connected)).resolves.toBe(CUSTOMER)
  provider.tronWeb = scriptedWallet({ key: OTHER_KEY }).tronWebOf(OTHER_KEY)
  await expect(tronAdapter.currentAddress(connected)).resolves.toBe(STRANGER)
  provider.tronWeb = false
  await expect(tronAdapter.currentAddress(connected)).resolves.toBe(CUSTOMER)
  const { wallet, session: locked } = scriptedWallet({ key: null, answers: { eth_accounts: ['0x1'] } })
  await expect(tronAdapter.currentAddress({ ...locked, wallet })).resolves.toBeNull()
})

test('treats a tronweb that is not ready, cannot sign or throws as missing, and asks to connect [CHAIN-23]', async () => {
  vi.useFakeTimers()
  const scripted = scriptedWallet()
  const real = scripted.provider.tronWeb as object
  const throwing = {
    get trx(): never {
      throw new Error('hostile')
    },
  }
  for (const tronWeb of [undefined, false, { ...real, ready: false }, { ...real, trx: {} }, {}, throwing]) {
    scripted.provider.tronWeb = tronWeb
    const refused = vi.fn<(error: unknown) => void>()
    void checkWallet(scripted.session, CUSTOMER).catch(refused)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(refused.mock.lastCall).toMatchObject([{ code: 'wallet/locked', family: 'tron' }])
  }
})

test('the events of TIP-1193 report account and chain, until they are unsubscribed from [SAFE-C9]', async () => {
  const { session, emit } = scriptedWallet()
  const heard: unknown[] = []
  const stop = tronAdapter.watch(session, {
    onAccount: (address) => heard.push(address),
    onNetwork: (network, chain) => heard.push([network, chain]),
  })
  emit('accountsChanged', [STRANGER])
  emit('accountsChanged', [''])
  emit('chainChanged', { chainId: '0xcd8690dc' })
  emit('chainChanged', '0x2b6653dc')
  emit('disconnect', { code: 4900 })
  expect(heard).toEqual([STRANGER, null, [null, 'Nile'], ['tron', '728126428'], null])
  stop()
  emit('accountsChanged', [CUSTOMER])
  expect(heard).toHaveLength(5)
})
