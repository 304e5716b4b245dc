import { expect, test, vi } from 'vitest'
import { emptyWindow } from '../../lib/host-window.fixture.ts'
import type { WalletOption } from '../adapter.ts'
import { recordingSteps } from '../local-node.fixture.ts'
import { walletPageOf } from '../wallet-page.ts'
import { CUSTOMER, OTHER_KEY, scriptedNode, scriptedWallet, STRANGER, TRANSFER } from './scripted.fixture.ts'
import { tronAdapter } from './tron-adapter.ts'

async function connected(first = scriptedWallet()) {
  const window = Object.assign(emptyWindow(), { tronLink: first.provider })
  const lists: (readonly WalletOption[])[] = []
  tronAdapter.discover(walletPageOf(window), (wallets) => lists.push(wallets))
  const session = await tronAdapter.connect(lists.at(-1)![0]!, 'tron')
  const choose = (next: ReturnType<typeof scriptedWallet>) => void (window.tronLink = next.provider)
  const say = (data: unknown) => window.dispatchEvent(new MessageEvent('message', { data }))
  return { window, session, choose, say, first }
}

const other = () => scriptedWallet({ key: OTHER_KEY })

test('the account follows a wallet that puts another object in its place [W11, WAL-17]', async () => {
  const { session, choose } = await connected()
  await expect(tronAdapter.currentAddress(session)).resolves.toBe(CUSTOMER)
  choose(other())
  await expect(tronAdapter.currentAddress(session)).resolves.toBe(STRANGER)
})

test('its messages to the page report the account that it has by then, until nobody listens [W11, SAFE-C9]', async () => {
  const { session, choose, say } = await connected()
  const onAccount = vi.fn<(address: string | null) => void>()
  const stop = tronAdapter.watch(session, { onAccount, onNetwork() {} })
  choose(other())
  for (const data of [null, 'setAccount', { message: null }, { message: { action: 'setNode' } }]) say(data)
  expect(onAccount).not.toHaveBeenCalled()
  say({ message: { action: 'accountsChanged', data: { address: CUSTOMER } } })
  say({ message: { action: 'setAccount' } })
  expect(onAccount.mock.calls).toEqual([[STRANGER], [STRANGER]])
  stop()
  say({ message: { action: 'setAccount' } })
  expect(onAccount).toHaveBeenCalledTimes(2)
})

test('the wallet that has another account by then signs nothing, and the payout’s account is named [WAL-17, C17]', async () => {
  const { session, choose } = await connected()
  choose(other())
  const sent = tronAdapter.send(session, TRANSFER, scriptedNode().node, recordingSteps())
  await expect(sent).rejects.toMatchObject({ code: 'wallet/wrong-address', broadcast: 'none' })
})

test('a key of another account at the last moment is told as another account [WAL-17, W12]', async () => {
  const refuse = () => Promise.reject(new Error('Private key does not match address in transaction'))
  const { session } = scriptedWallet({ sign: refuse })
  const sent = tronAdapter.send(session, TRANSFER, scriptedNode().node, recordingSteps())
  await expect(sent).rejects.toMatchObject({ code: 'wallet/wrong-address', broadcast: 'none' })
})

test('a wallet that leaves its place is the one that it was [W11]', async () => {
  const { window, session } = await connected()
  Object.assign(window, { tronLink: undefined })
  await expect(tronAdapter.currentAddress(session)).resolves.toBe(CUSTOMER)
})
