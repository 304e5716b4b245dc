import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyWindow } from '../../lib/host-window.fixture.ts'
import type { WalletOption } from '../adapter.ts'
import { walletPageOf } from '../wallet-page.ts'
import { connect } from './connect.ts'
import { discover } from './discover.ts'
import { CUSTOMER, HASH, scriptedNode, scriptedWallet, STRANGER, TRANSFER } from './scripted.fixture.ts'
import { check } from './checks/send-checks.ts'
import { switchNetwork } from './switch-network.ts'

const failing = (message: string, code?: number, data?: unknown) => Object.assign(new Error(message), { code, data })

const checked = ({ session }: ReturnType<typeof scriptedWallet>) => check(session, TRANSFER, scriptedNode())

describe('a wallet that is locked [W12, C21]', () => {
  test('is asked again, which has its customer unlock it, and goes on with the account of the payout', async () => {
    let isOpen = false
    const wallet = scriptedWallet({
      eth_accounts: () => (isOpen ? [CUSTOMER] : []),
      eth_requestAccounts() {
        isOpen = true
        return [CUSTOMER]
      },
    })
    await expect(checked(wallet)).resolves.toBeUndefined()
  })

  test.each([
    ['stays so', [], 'wallet/locked'],
    ['answers nothing', null, 'wallet/locked'],
    ['knows no such question', failing('not supported', 4200), 'wallet/locked'],
    ['waits for an earlier answer', failing('Request already pending', -32_002), 'wallet/busy'],
    ['is not unlocked by its customer', failing('User rejected the request.', 4001), 'wallet/rejected'],
    ['opens with another account', [STRANGER], 'wallet/wrong-address'],
  ])('a wallet that %s has an error that says so, and nothing was sent', async (_, eth_requestAccounts, code) => {
    const wallet = scriptedWallet({ eth_accounts: [], eth_requestAccounts })
    await expect(checked(wallet)).rejects.toMatchObject({ code, broadcast: 'none' })
    expect(wallet.sent).toEqual([])
  })
})

describe('a wallet that shows no account when it is connected [W12]', () => {
  test('is asked once more, which has its customer unlock it', async () => {
    let asked = 0
    const { session } = scriptedWallet({ eth_requestAccounts: () => ((asked += 1) > 1 ? [CUSTOMER] : []) })
    await expect(connect(session.wallet)).resolves.toMatchObject({ address: CUSTOMER })
  })

  test.each([
    ['stays so', [], 'wallet/locked'],
    ['answers nothing', null, 'wallet/locked'],
    ['is not unlocked by its customer', failing('User rejected the request.', 4001), 'wallet/rejected'],
  ])('a wallet that %s has an error that says so', async (_, eth_requestAccounts, code) => {
    const { session } = scriptedWallet({ eth_requestAccounts })
    await expect(connect(session.wallet)).rejects.toMatchObject({ code })
  })
})

describe('a wallet that never answers [W12, C21]', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const never = () => new Promise(() => {})

  test.each([
    ['to be unlocked is locked', { eth_accounts: [], eth_requestAccounts: never }, 'wallet/locked'],
    ['to a switch waits for its customer', { eth_chainId: '0x1', wallet_switchEthereumChain: never }, 'wallet/busy'],
    [
      'to a new network waits for its customer',
      {
        eth_chainId: '0x1',
        wallet_switchEthereumChain: failing('Unknown chain', 4902),
        wallet_addEthereumChain: never,
      },
      'wallet/busy',
    ],
  ])('a wallet that never answers %s, after two minutes and not before', async (_, answers, code) => {
    const failed = vi.fn<(error: unknown) => void>()
    void checked(scriptedWallet(answers)).catch(failed)
    await vi.advanceTimersByTimeAsync(119_900)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code, broadcast: 'none' }))
  })
})

describe('a wallet that does not know a network', () => {
  /** On Ethereum, until the network is added. */
  function walletWithout(refusal: Error) {
    let isAdded = false
    let chain = '0x1'
    return scriptedWallet({
      eth_chainId: () => chain,
      wallet_switchEthereumChain() {
        if (!isAdded) throw refusal
        chain = '0x2105'
        return null
      },
      wallet_addEthereumChain() {
        isAdded = true
        return null
      },
    })
  }

  test.each([
    [
      'MetaMask',
      failing('Unrecognized chain ID "0x2105". Try adding the chain using wallet_addEthereumChain first.', 4902),
    ],
    ['MetaMask on a phone', failing('x', -32_603, { originalError: { code: 4902 } })],
    [
      'another on a phone',
      failing('Internal error', -32_603, { originalError: { message: 'Unrecognized chain ID "0x2105"' } }),
    ],
    ['one that wraps', failing('Internal JSON-RPC error.', -32_603, { message: 'Unrecognised chain ID 0x2105' })],
    ['one that says unknown', failing('unknown chain', -32_000)],
    ['one that says unsupported', failing('Unsupported network 8453')],
    ['one that says not added', failing('Chain 8453 has not been added to the wallet', -32_603)],
    ['one that says invalid', failing('Invalid chain id', -32_602)],
    ['one that says that it does not exist', failing('Network 8453 does not exist', -32_603)],
    ['one that says not configured', failing('The network isn’t configured', 4200)],
  ])('is asked to add it, as %s says it [W12]', async (_, refusal) => {
    const { session, asked } = walletWithout(refusal)
    await expect(switchNetwork(session, 'base')).resolves.toMatchObject({ network: 'base', address: CUSTOMER })
    expect(asked).toContain('wallet_addEthereumChain')
  })

  test.each([
    ['a refusal', failing('User rejected the request.', 4001), 'wallet/rejected'],
    ['a refusal that names the chain', failing('User denied adding the unknown chain', 4001), 'wallet/rejected'],
    ['a refusal by WalletConnect', failing('User rejected.', 5000), 'wallet/rejected'],
    [
      'a request that is open',
      failing('Request of type wallet_switchEthereumChain already pending', -32_002),
      'wallet/busy',
    ],
    ['any other failure', failing('boom', -32_603), 'wallet/failed'],
  ])('is asked nothing more after %s [W12]', async (_, refusal, code) => {
    const { session, asked } = walletWithout(refusal)
    await expect(switchNetwork(session, 'base')).rejects.toMatchObject({ code })
    expect(asked).not.toContain('wallet_addEthereumChain')
  })
})

describe('a wallet that answers before it has moved [W12]', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const movesAfter = (ms: number) => {
    let chain = '0x1'
    return scriptedWallet({
      eth_chainId: () => chain,
      wallet_switchEthereumChain() {
        setTimeout(() => (chain = '0x2105'), ms)
        return null
      },
    })
  }

  test.each([0, 400, 4900])('is waited for: %i ms', async (ms) => {
    const moved = switchNetwork(movesAfter(ms).session, 'base')
    await vi.advanceTimersByTimeAsync(6000)
    await expect(moved).resolves.toMatchObject({ network: 'base' })
  })

  test('a wallet that takes more than five seconds is not on the network', async () => {
    const moved = expect(switchNetwork(movesAfter(6000).session, 'base')).rejects.toMatchObject({
      code: 'wallet/switch-by-hand',
    })
    await vi.advanceTimersByTimeAsync(7000)
    await moved
  })
})

describe('the wallets of a page [W11]', () => {
  function found(window: ReturnType<typeof emptyWindow>): () => readonly WalletOption[] {
    let list: readonly WalletOption[] = []
    discover(walletPageOf(window), (wallets) => {
      list = wallets
    })
    return () => list
  }
  const providerOf = () => ({ request: async () => HASH })
  const announce = (window: ReturnType<typeof emptyWindow>, info: object, provider: unknown) =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))

  test('have the one of window.ethereum next to the announced ones, unless it is one of them', () => {
    const [window, announced, injected] = [emptyWindow(), providerOf(), providerOf()]
    Object.assign(window, { ethereum: injected })
    const list = found(window)
    expect(list().map(({ provider }) => provider)).toEqual([injected])
    announce(window, { uuid: 'a', rdns: 'one.test', name: 'One' }, announced)
    expect(list().map(({ provider }) => provider)).toEqual([announced, injected])
    announce(window, { uuid: 'b', rdns: 'two.test', name: 'Two' }, injected)
    expect(list().map(({ name }) => name)).toEqual(['One', 'Two'])
  })

  test('are both listed where two announce one domain, and one that announces itself again is listed once', () => {
    const [window, stable, beta] = [emptyWindow(), providerOf(), providerOf()]
    const list = found(window)
    announce(window, { uuid: 'a', rdns: 'wallet.test', name: 'Wallet' }, stable)
    announce(window, { uuid: 'b', rdns: 'wallet.test', name: 'Wallet Beta' }, beta)
    announce(window, { uuid: 'c', rdns: 'wallet.test', name: 'Wallet' }, stable)
    expect(list().map(({ name }) => name)).toEqual(['Wallet', 'Wallet Beta'])
    expect(new Set(list().map(({ id }) => id)).size).toBe(2)
  })
})
