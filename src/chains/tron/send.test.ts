import { utils } from 'tronweb'
import { expect, test } from 'vitest'
import { recordingSteps } from '../local-node.fixture.ts'
import {
  CUSTOMER,
  HEAD_TIME,
  OTHER_KEY,
  STRANGER,
  TRANSFER,
  block,
  decoded,
  info,
  reverted,
  scriptedNode,
  scriptedWallet,
  token,
} from './scripted.fixture.ts'
import { tronAdapter } from './tron-adapter.ts'

type Wallet = Parameters<typeof scriptedWallet>[0]
type Node = Parameters<typeof scriptedNode>[0]

function sending(wallet: Wallet = {}, answers: Node = {}, deposit = TRANSFER) {
  const customer = scriptedWallet(wallet)
  const network = scriptedNode(answers)
  const { recorded, ...steps } = recordingSteps()
  const sent = tronAdapter.send(customer.session, deposit, network.node, steps)
  return { sent, recorded, ...customer, ...network }
}

test('the wallet signs, the hash is reported with its expiration, and only then are the bytes broadcast [CHAIN-14, C11]', async () => {
  const bounds: unknown[] = []
  const { node, handedOver } = scriptedNode()
  const { session, signed, asked } = scriptedWallet()
  const steps = recordingSteps({
    onHash(_, bound) {
      bounds.push([bound, handedOver().length])
    },
  })
  const watch = await tronAdapter.send(session, TRANSFER, node, steps)
  expect(steps.recorded).toEqual(['asking', watch.hash])
  expect(bounds).toEqual([[String(HEAD_TIME + 300_000), 0]])
  expect(watch.bound).toBe(String(HEAD_TIME + 300_000))
  expect([signed.length, handedOver().length]).toEqual([1, 1])
  expect(asked).not.toContain('eth_requestAccounts')
  const { raw, signatures } = decoded(handedOver()[0] as string)
  const { raw_data_hex: hex, txID } = signed[0] as { raw_data_hex: string; txID: string }
  expect([raw, txID, signatures]).toEqual([hex, watch.hash, 1])
})

test('the block before the question is reported, and the transaction is bound to it [C20]', async () => {
  const since: number[] = []
  const { node } = scriptedNode()
  const steps = { onAsking: async (newest: number) => void since.push(newest), onHash: () => {} }
  await tronAdapter.send(scriptedWallet().session, TRANSFER, node, steps)
  expect(since).toEqual([70_000_000])
})

test('a wallet that changes the object that it signs changes nothing of what is handed over [SAFE-C9]', async () => {
  const { sent, handedOver, signed } = sending({
    async sign(transaction: { raw_data: { fee_limit: number }; raw_data_hex: string }, real) {
      const answer = (await real(structuredClone(transaction) as never)) as object
      transaction.raw_data.fee_limit = 1
      transaction.raw_data_hex = '00'
      return { ...answer, raw_data_hex: '00' }
    },
  })
  await sent
  expect(decoded(handedOver()[0] as string).raw).toBe((signed[0] as { raw_data_hex: string }).raw_data_hex)
})

test.each<[string, Wallet]>([
  ['with another key', { sign: (transaction: never) => utils.crypto.signTransaction(OTHER_KEY, transaction) }],
  ['nothing', { sign: (transaction: object) => transaction }],
  ['and answers nothing', { sign: () => undefined }],
  ['and answers a text', { sign: () => 'signed' }],
])('what a wallet signs %s is not used, and nothing is reported or broadcast [SAFE-C9]', async (_, wallet) => {
  const { sent, recorded, handedOver } = sending(wallet)
  await expect(sent).rejects.toMatchObject({ code: 'wallet/signed-other', broadcast: 'none', mayCancelPayout: true })
  expect([recorded, handedOver()]).toEqual([['asking'], []])
})

test('another transfer that the wallet signs instead is reported, and not used [SAFE-C9]', async () => {
  const { sent, recorded, handedOver } = sending({
    async sign(_: never, real) {
      const other = scriptedWallet()
      const elsewhere = scriptedNode({ 'wallet/getblock': block(70_000_001, HEAD_TIME + 3000) })
      await tronAdapter.send(other.session, TRANSFER, elsewhere.node, recordingSteps())
      return real(other.signed[0] as never)
    },
  })
  await expect(sent).rejects.toMatchObject({ code: 'wallet/signed-other', broadcast: 'none' })
  expect([recorded, handedOver()]).toEqual([['asking'], []])
})

test.each([
  ['TronLink’s text', 'Confirmation declined by user'],
  ['a code', Object.assign(new Error('x'), { code: 4001 })],
  ['a message', new Error('User rejected the signature request')],
])('a refusal by %s is declined, and nothing has left the page [W12, C19]', async (_, refusal) => {
  const { sent, recorded, handedOver } = sending({ sign: () => Promise.reject(refusal) })
  await expect(sent).rejects.toMatchObject({ code: 'wallet/send-declined', broadcast: 'none' })
  expect([recorded, handedOver()]).toEqual([['asking'], []])
})

test('a wallet that fails in another way has signed nothing that this page has [C19]', async () => {
  const { sent } = sending({ sign: () => Promise.reject(new Error('Ledger device: UNKNOWN_ERROR')) })
  await expect(sent).rejects.toMatchObject({ code: 'wallet/failed', broadcast: 'none' })
})

test('a signature that comes when the transaction has expired is not handed over, and its payout may be cancelled [C19]', async () => {
  let time = HEAD_TIME
  const head = () => block(70_000_000, time)
  const late = sending(
    {
      sign(transaction: never, real) {
        time = HEAD_TIME + 300_000
        return real(transaction)
      },
    },
    { 'wallet/getblock': head },
  )
  await expect(late.sent).rejects.toMatchObject({ code: 'network/expired', broadcast: 'none', mayCancelPayout: true })
  expect([late.recorded, late.handedOver()]).toEqual([['asking'], []])
})

test('a signature a moment before the end is handed over, and so is one where the time cannot be read [C11]', async () => {
  let head: unknown = block()
  const signing = (next: unknown): Wallet => ({
    sign(transaction: never, real) {
      head = next
      return real(transaction)
    },
  })
  for (const next of [block(70_000_001, HEAD_TIME + 299_999), new Error('down')]) {
    head = block()
    const { sent, handedOver } = sending(signing(next), { 'wallet/getblock': () => head })
    await sent
    expect(handedOver()).toHaveLength(1)
  }
})

test('nothing is handed over, at once or later, for a payout that does not wait any more [C19]', async () => {
  let isWaiting = false
  const { node, handedOver } = scriptedNode()
  const guarded = { ...node, mayHandOver: async () => isWaiting }
  const { recorded, ...steps } = recordingSteps()
  const watch = await tronAdapter.send(scriptedWallet().session, TRANSFER, guarded, steps)
  await expect(watch.look()).resolves.toBe('unseen')
  expect([recorded, handedOver()]).toEqual([['asking', watch.hash], []])
  isWaiting = true
  await watch.look()
  await expect.poll(() => handedOver().length).toBe(1)
})

test('a transaction that is on the chain is confirmed, and not handed over again [C6]', async () => {
  let found: unknown = {}
  const { sent, handedOver } = sending({}, { 'wallet/gettransactioninfobyid': () => found })
  const watch = await sent
  await watch.look()
  const before = handedOver().length
  found = info(watch.hash)
  await expect(watch.look()).resolves.toBe('confirmed')
  expect(handedOver().length).toBe(before)
})

test.each<[string, Wallet, Node, object]>([
  ['is locked', { key: null }, {}, { code: 'wallet/locked', family: 'tron' }],
  ['has another account', { key: OTHER_KEY }, {}, { code: 'wallet/wrong-address' }],
  [
    'is on a testnet',
    { answers: { eth_chainId: '0xcd8690dc' } },
    {},
    { code: 'wallet/network-unsupported', values: { network: 'Nile' } },
  ],
  [
    'has too few tokens',
    {},
    { 'wallet/triggerconstantcontract': token(4_999_999n) },
    { code: 'network/not-enough-tokens', values: { coin: 'USDT' } },
  ],
  [
    'would send in vain',
    {},
    { 'wallet/triggerconstantcontract': token(5_000_000n, reverted) },
    { code: 'network/refused', family: 'tron' },
  ],
  [
    'has no TRX',
    {},
    { 'wallet/getaccount': { address: CUSTOMER } },
    { code: 'network/not-enough-for-fee', values: { coin: 'TRX' } },
  ],
  ['cannot be checked', {}, { 'wallet/getaccount': new Error('down') }, { code: 'network/unreachable' }],
])(
  'a wallet that %s is not asked to sign, and nothing is reported [C21, CHAIN-23, CHAIN-24]',
  async (_, wallet, node, failure) => {
    const { sent, recorded, signed } = sending(wallet, node)
    await expect(sent).rejects.toMatchObject({ ...failure, broadcast: 'none' })
    expect([recorded, signed]).toEqual([[], []])
  },
)

test.each([
  ['the zero address', { to: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' }],
  ['the token', { to: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }],
  ['the sender', { to: CUSTOMER }],
  ['an address of Ethereum', { to: `0x${'1'.repeat(40)}` }],
  ['an address with a typing error', { to: STRANGER.replace(/.$/, 'x') }],
  ['nothing', { amount: '0' }],
  ['a millionth of a millionth', { amount: '0.0000001' }],
])('a transfer to or of %s is refused before anything is asked [CHAIN-24, SAFE-A7]', async (_, other) => {
  const { sent, recorded, asked, ...wallet } = sending({}, {}, { ...TRANSFER, ...other })
  await expect(sent).rejects.toMatchObject({ code: 'network/refused', family: 'tron', broadcast: 'none' })
  expect([recorded, wallet.signed, asked]).toEqual([[], [], []])
})
