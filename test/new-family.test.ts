import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProduct } from './support/product-copy.ts'

const RULES = `
  lumen: {
    ...single,
    family: 'lumen',
    name: 'Lumen',
    mark: 'lumen',
    payoutName: 'lumen',
    coins: ['usdc'],
    offRamp: true,
    sourceless: false,
    minimum: { source: '3.00' },
    transactionId: /^[0-9a-f]{64}$/,
    mayBeUndone: true,
    landsForHours: 24,
    explorer: { name: 'Lumenscan', page: 'https://lumenscan.test/tx/{hash}' },
  },
  tron: {`
const NODE = `
  lumen: {
    native: { name: 'Lumen', symbol: 'LUM', decimals: 7 },
    rpcUrl: 'https://lumen.test',
    tokens: { usdc: six('lumen:usdc', null) },
  },
  tron: {`
const PUBLIC_NODE = `
  lumen: { limits: 'shared', source: 'https://lumen.test', day: '2026-11-30' },
  tron: {
    limits`
const ADDRESS = `
  lumen: {
    isAddress: (text) => /^lumen1[a-z0-9]{38}$/.test(text),
    isHexadecimal: false,
    zero: 'lumen1',
    isTokenName: (text) => text.startsWith('lumen:'),
  },
  tron: {`
const FAMILY = `
  lumen: {
    load: () => import('./lumen/lumen-adapter.ts').then(({ lumenAdapter }) => lumenAdapter),
    paymentLink: ({ to }, { amount }) => \`lumen:\${to}?amount=\${amount}\`,
  },
  tron: {`
const ADAPTER = `
import type { ChainAdapter } from '../adapter.ts'
import { tronAdapter } from '../tron/tron-adapter.ts'

export const lumenAdapter: ChainAdapter = tronAdapter
`

/** Prints what the tables say of the family that was added. */
const TABLES = `
import { NETWORKS, familyOf } from './src/domain/networks.ts'
import { explorerLink } from './src/domain/payout-history/references/explorers.ts'
import { limitsOf } from './src/domain/payouts/limits.ts'
import { isRegisteredNetwork } from './src/domain/payouts/transaction-id.ts'
import { isAddressOf } from './src/domain/wallets/addresses/address.ts'
import { createChainNode } from './src/chains/node.ts'
import { paymentLinkOf } from './src/chains/payment-link.ts'

const [from, to] = ['a', 'b'].map((digit) => 'lumen1' + digit.repeat(38))
const node = createChainNode({ tokenAddresses: { lumen: { usdc: 'lumen:own' } } })
const deposit = { network: 'lumen', coin: 'usdc', amount: '4.00', from, to, memo: null }
console.log(JSON.stringify({
  isListed: NETWORKS.includes('lumen'),
  family: familyOf('lumen'),
  isAddress: isAddressOf('lumen', to),
  isRegistered: isRegisteredNetwork('lumen'),
  least: limitsOf({ side: 'source', currency: 'usdt', network: 'lumen', perDollar: null }).min,
  explorer: explorerLink('lumen', '1'.repeat(64)).href,
  node: [node.nodes('lumen')[0].url, node.token('lumen', 'usdc').address],
  link: paymentLinkOf(deposit, node),
}))
`

const copy = copyProduct('new-family')
beforeAll(() => {
  const change = (file: string, row: string) => copy.change(file, '\n  tron: {', row)
  copy.change('src/domain/network-rules.ts', "'evm' | ", "'evm' | 'lumen' | ")
  copy.change('src/domain/network-rules.ts', "\n  | 'tron'", "\n  | 'lumen'\n  | 'tron'")
  change('src/domain/network-rules.ts', RULES)
  change('src/domain/wallets/addresses/address.ts', ADDRESS)
  change('src/chains/network-table.ts', NODE)
  copy.change('src/chains/network-table.ts', '\n  tron: {\n    limits', PUBLIC_NODE)
  change('src/chains/family-table.ts', FAMILY)
  copy.write('src/chains/lumen/lumen-adapter.ts', ADAPTER)
})
afterAll(copy.remove)

test('a family is its folder and four files: every table has it', () => {
  expect([...copy.written].filter((file) => !file.startsWith('src/chains/lumen/'))).toHaveLength(4)
  const address = `lumen1${'b'.repeat(38)}`
  expect(copy.evaluate(TABLES)).toEqual({
    isListed: true,
    family: 'lumen',
    isAddress: true,
    isRegistered: true,
    least: '3.00',
    explorer: `https://lumenscan.test/tx/${'1'.repeat(64)}`,
    node: ['https://lumen.test', 'lumen:own'],
    link: `lumen:${address}?amount=4.00`,
  })
})

test('a family of a folder and four files passes the type check', { timeout: 300_000 }, () => {
  expect(copy.checkTypes()).toEqual({ status: 0, stdout: '' })
})
