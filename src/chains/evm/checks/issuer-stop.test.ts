import { expect, test } from 'vitest'
import { withoutWaiting } from '../../../../test/support/without-waiting.ts'
import { createChainNode } from '../../node.ts'
import { CUSTOMER, scriptedWallet, TRANSFER, UNITS, USDC, word } from '../scripted.fixture.ts'
import { check, checkFunds } from './send-checks.ts'

/** Selectors of the functions of Circle's and Tether's contracts, as Etherscan lists them. */
const SELECTORS = {
  balanceOf: '0x70a08231',
  isBlacklisted: '0xfe575a87',
  isBlackListed: '0xe47d6060',
  paused: '0x5c975abb',
}

type Named = keyof typeof SELECTORS

/** A node of a token of which these functions answer true, and which the network would not move. */
function nodeOf(stops: readonly Named[], { revert = 'execution reverted', code = 3 } = {}) {
  const estimated: { from: string; to: string; data: string }[] = []
  const fetch = async (_: unknown, init?: RequestInit) => {
    const { method, params } = JSON.parse(init!.body as string) as { method: string; params: never[] }
    const [call] = params as unknown as { from: string; to: string; data: string }[]
    if (method === 'eth_estimateGas') {
      estimated.push(call!)
      return Response.json({ id: 1, error: { code, message: revert } })
    }
    const name = (Object.keys(SELECTORS) as Named[]).find((each) => call!.data.startsWith(SELECTORS[each]))!
    if (call!.to !== USDC || !call!.data.endsWith(word(CUSTOMER).slice(2)) === (name !== 'paused'))
      throw new Error(`The scripted node does not know ${JSON.stringify(call)}`)
    if (name === 'balanceOf') return Response.json({ id: 1, result: word(UNITS) })
    if (stops.includes(name)) return Response.json({ id: 1, result: word(1n) })
    return name === 'paused'
      ? Response.json({ id: 1, result: word(0n) })
      : Response.json({ id: 1, error: { code: 3, message: 'execution reverted' } })
  }
  return { node: createChainNode({ fetch, relay: async () => 'unknown' }), estimated }
}

const SOURCE = { ...TRANSFER, to: undefined }

test.each([
  ['of an account that Circle has blocked', ['isBlacklisted'], 'network/frozen'],
  ['of an account that Tether has blocked', ['isBlackListed'], 'network/frozen'],
  ['that is paused', ['paused'], 'network/paused'],
  ['that would revert for another reason', [], 'network/refused'],
] as const)(
  'a token %s is told before a payout exists, and before its wallet is asked [C21, C10]',
  async (_, stops, code) => {
    const { session, sent } = scriptedWallet()
    const { node, estimated } = nodeOf(stops)
    const values = code === 'network/refused' ? {} : { coin: 'USDC' }
    await expect(check(session, SOURCE, node)).rejects.toMatchObject({ code, values, broadcast: 'none' })
    const call = { from: CUSTOMER, to: USDC, data: '0x', value: '0x0' } as const
    await expect(checkFunds(TRANSFER, { call, units: UNITS }, node)).rejects.toMatchObject({ code })
    expect([sent, estimated.length]).toEqual([[], 2])
  },
)

test('before a payout exists the transfer is tried to another account, with its very amount [C21]', async () => {
  const { node, estimated } = nodeOf(['paused'])
  await check(scriptedWallet().session, SOURCE, node).catch(() => {})
  expect(estimated).toMatchObject([{ from: CUSTOMER, to: USDC }])
  const { data } = estimated[0]!
  expect(data.slice(0, 10)).toBe('0xa9059cbb')
  expect(data.slice(-64)).toBe(word(UNITS).slice(2))
  for (const known of [CUSTOMER, USDC, `0x${'0'.repeat(40)}`])
    expect(data).not.toContain(word(known).slice(2).toLowerCase())
})

test('a node that estimates nothing stops no payout [C21, SAFE-E1]', async () => {
  const { node } = nodeOf(['isBlacklisted'], { revert: 'rate limit exceeded', code: -32_005 })
  const checked = withoutWaiting(() => check(scriptedWallet().session, SOURCE, node))
  await expect(checked).resolves.toBeUndefined()
})
