import { beforeAll, expect, test, vi } from 'vitest'
import { tokenAccountData } from '../../../demo/chains/solana/token-account.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { createChainNode } from '../node.ts'
import { burnRefusal } from './burn-refusal.ts'
import { APTOS_CONTRACTS } from './contracts.fixture.ts'

// A download takes its time.
beforeAll(() =>
  Promise.all([import('../transfer-order.ts'), import('./contracts.ts'), import('../solana/token/usdc-account.ts')]),
)

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const USDT = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'
const OWNER = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const RECIPIENT = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const SYSTEM = '11111111111111111111111111111111'
const STATE_AT = 108

const BURN: Deposit = {
  network: 'aptos',
  coin: 'usdc',
  amount: '12.34',
  from: `0x${'c'.repeat(64)}`,
  to: RECIPIENT,
  memo: null,
  redemption: 'solana',
}

const dataOf = (mint: string) => tokenAccountData({ mint, owner: OWNER, amount: 0n })
const inState = (state: number) => Uint8Array.from(dataOf(USDC), (byte, at) => (at === STATE_AT ? state : byte))

const accountOf = (owner: string, data: Uint8Array) => ({
  lamports: 2_039_280,
  owner,
  data: [Buffer.from(data).toString('base64'), 'base64'],
})

/** A page whose node of Solana answers this about the recipient. */
function pageWith(answer: unknown, deposit = BURN) {
  const asked = vi.fn<(url: string, body: string) => void>()
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    asked(String(url), String(init?.body))
    if (answer instanceof Error) throw answer
    const body = answer === 'busy' ? { error: { code: -32_005, message: 'busy' } } : { result: { value: [answer] } }
    return Response.json({ jsonrpc: '2.0', id: 1, ...body })
  }
  const rpcUrls = { solana: 'https://solana.example/' }
  const node = createChainNode({ fetch, relay: async () => 'unknown', cctp: { aptos: APTOS_CONTRACTS }, rpcUrls })
  return { refusal: () => burnRefusal(deposit, node), asked }
}

test('a burn to Solana is for an account of USDC, which a node of the host is asked about [C3]', async () => {
  const { refusal, asked } = pageWith(accountOf(TOKEN, dataOf(USDC)))
  await expect(refusal()).resolves.toBeNull()
  const [url, body] = asked.mock.calls[0]!
  expect([url, JSON.parse(body).params[0]]).toEqual(['https://solana.example/', [RECIPIENT]])
})

test.each([
  ['that does not exist', null],
  ['of another token', accountOf(TOKEN, dataOf(USDT))],
  ['of an owner', accountOf(SYSTEM, new Uint8Array())],
  ['of another program', accountOf(TOKEN_2022, dataOf(USDC))],
  ['that is cut', accountOf(TOKEN, dataOf(USDC).subarray(0, 164))],
  ['that is not set up', accountOf(TOKEN, inState(0))],
  ['that is frozen', accountOf(TOKEN, inState(2))],
])('a burn to Solana is refused for an account %s [C3]', async (_, account) => {
  await expect(pageWith(account).refusal()).resolves.toMatchObject({ code: 'network/refused', broadcast: 'none' })
})

test.each([
  ['is silent', new TypeError('Failed to fetch')],
  ['is busy', 'busy'],
])('a node of Solana that %s decides nothing about a burn [C3, SAFE-E1]', async (_, answer) => {
  vi.useFakeTimers()
  const refused = expect(pageWith(answer).refusal()).rejects.toMatchObject({ code: 'network/unreachable' })
  await vi.advanceTimersByTimeAsync(60_000)
  await refused
  vi.useRealTimers()
})

test('no node is asked for a recipient on another network, or for a burn that the host has no contracts for [C3]', async () => {
  const toEthereum = { ...BURN, to: `0x${'d'.repeat(40)}`, redemption: 'ethereum' } as const
  const { refusal, asked } = pageWith(null, toEthereum)
  await expect(refusal()).resolves.toBeNull()
  const fromSui = pageWith(null, { ...BURN, network: 'sui' })
  await expect(fromSui.refusal()).resolves.toMatchObject({ code: 'network/no-cctp-domain' })
  const zero = pageWith(null, { ...toEthereum, to: `0x${'0'.repeat(40)}` })
  await expect(zero.refusal()).resolves.toMatchObject({ code: 'network/refused' })
  expect([asked, fromSui.asked, zero.asked].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
})
