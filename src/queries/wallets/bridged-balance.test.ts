import { expect, test } from 'vitest'
import type { Holding } from '../../chains/adapter.ts'
import { CUSTOMER, word } from '../../chains/evm/scripted.fixture.ts'
import { openServices } from '../services.fixture.ts'
import { bridgedQuery } from './bridged-balance.ts'

const HOLDING: Holding = { network: 'base', address: CUSTOMER, coin: 'usdc' }
const USDBC = '0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca'
const HOST = { rpcUrls: { base: 'https://node.test/base', polygon: 'https://node.test/polygon' } }
const served = (balances: boolean) => ({
  'GET applications/application_acme': () => ({ id: 'application_acme', access: { balances } }),
})

/** A node whose wallet has this much of bridged USDC, and nothing of any other token. */
function nodeWith(units: bigint) {
  const asked: string[] = []
  const nodes: typeof fetch = async (_, init) => {
    const { method, params } = JSON.parse(init!.body as string) as { method: string; params: [{ to: string }] }
    asked.push(`${method} ${params[0].to.toLowerCase()}`)
    return Response.json({ id: 1, result: word(params[0].to.toLowerCase() === USDBC ? units : 0n) })
  }
  return { nodes, asked }
}

const read = ({ services }: ReturnType<typeof openServices>, holding = HOLDING) =>
  services.queryClient.fetchQuery(bridgedQuery(services, holding))

test('what a bridge has issued is read from its own contract, and named by its symbol [FORM-10, C7]', async () => {
  const { nodes, asked } = nodeWith(120_000_000n)
  const page = openServices({ host: HOST, nodes, answers: served(true) })
  expect(await read(page)).toEqual({ symbol: 'USDbC', amount: '120.00' })
  expect(asked).toEqual([`eth_call ${USDBC}`])
})

test.each([
  ['of which the wallet has nothing', { host: HOST }, HOLDING, 0n],
  ['of which the wallet has less than a cent', { host: HOST }, HOLDING, 9_999n],
  ['on a network without one', { host: HOST }, { ...HOLDING, network: 'ethereum' as const }, 120_000_000n],
  ['of a coin without one', { host: HOST }, { ...HOLDING, coin: 'usdt' as const }, 120_000_000n],
  ['where the server reads balances, and not the page', {}, HOLDING, 120_000_000n],
])('no bridged token is named %s [C7]', async (_, options, holding, units) => {
  const page = openServices({ ...options, nodes: nodeWith(units).nodes, answers: served(true) })
  expect(await read(page, holding)).toBeNull()
})
