import { expect, test } from 'vitest'
import { CUSTOMER } from '../../chains/evm/scripted.fixture.ts'
import { openServices } from '../services.fixture.ts'
import { missingFeeQuery } from './network-fee.ts'

const PAYER = { network: 'base', address: CUSTOMER, session: null } as const
const HOST = { rpcUrls: { base: 'https://node.test/base' } }
const served = (balances: boolean) => ({
  'GET applications/application_acme': () => ({ id: 'application_acme', access: { balances } }),
})

/** A node whose address has nothing for the fee. */
function poorNode() {
  const asked: string[] = []
  const nodes: typeof fetch = async (_, init) => {
    const { method } = JSON.parse(init!.body as string) as { method: string }
    asked.push(method)
    const answers: Readonly<Record<string, string>> = { eth_gasPrice: '0x3b9aca00', eth_estimateGas: '0xfde8' }
    return Response.json({ id: 1, result: answers[method] ?? '0x0' })
  }
  return { nodes, asked }
}

test.each([
  ['of the host, wherever the balances come from', { host: HOST }, true, 'ETH'],
  ['that is public, where no server returns the balances', {}, false, 'ETH'],
  ['that is public, where the server returns the balances', {}, true, null],
])('the coin of the fee is read at a node %s [C22, E5]', async (_, options, balances, coin) => {
  const { nodes, asked } = poorNode()
  const { services } = openServices({ ...options, nodes, answers: served(balances) })
  expect(await services.queryClient.fetchQuery(missingFeeQuery(services, PAYER))).toBe(coin)
  expect(asked.length > 0).toBe(coin !== null)
})

test('no node is asked for a family that refuses before the wallet is asked [C22]', async () => {
  const { nodes, asked } = poorNode()
  const { services } = openServices({
    host: { rpcUrls: { solana: 'https://node.test' } },
    nodes,
    answers: served(false),
  })
  const payer = { network: 'solana', address: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', session: null } as const
  expect([await services.queryClient.fetchQuery(missingFeeQuery(services, payer)), asked]).toEqual([null, []])
})
