import { END, type Addition, type Change } from './addition.ts'

const RULES = `
  lumen: {
    ...single,
    family: 'lumen',
    name: 'Lumen',
    mark: 'stellar',
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
const ADAPTER = `import type { ChainAdapter } from '../adapter.ts'
import { tronAdapter } from '../tron/tron-adapter.ts'

export const lumenAdapter: ChainAdapter = tronAdapter
`
const row = (file: string, text: string): Change => [file, '\n  tron: {', text]

/** With one network and the adapter of another family, so that only its tables are new. */
export const family: Addition = {
  thing: 'a family of networks',
  mark: /lumen/i,
  product: [
    ['src/domain/network-rules.ts', "'evm' | ", "'evm' | 'lumen' | "],
    ['src/domain/network-rules.ts', "\n  | 'tron'", "\n  | 'lumen'\n  | 'tron'"],
    row('src/domain/network-rules.ts', RULES),
    row('src/chains/network-table.ts', NODE),
    ['src/chains/network-table.ts', '\n  tron: {\n    limits', PUBLIC_NODE],
    row('src/domain/wallets/addresses/address.ts', ADDRESS),
    ['src/chains/lumen/lumen-adapter.ts', END, ADAPTER],
    row('src/chains/family-table.ts', FAMILY),
  ],
  read: `
    const { NETWORKS, familyOf } = await import('./src/domain/networks.ts')
    const { explorerLink } = await import('./src/domain/payout-history/references/explorers.ts')
    const { limitsOf } = await import('./src/domain/payouts/limits.ts')
    const { isRegisteredNetwork } = await import('./src/domain/payouts/transaction-id.ts')
    const { isAddressOf } = await import('./src/domain/wallets/addresses/address.ts')
    const { createChainNode } = await import('./src/chains/node.ts')
    const { paymentLinkOf } = await import('./src/chains/payment-link.ts')
    const [from, to] = ['a', 'b'].map((digit) => 'lumen1' + digit.repeat(38))
    const node = createChainNode({ tokenAddresses: { lumen: { usdc: 'lumen:own' } } })
    return {
      isListed: NETWORKS.includes('lumen'),
      family: familyOf('lumen'),
      isAddress: isAddressOf('lumen', to),
      isRegistered: isRegisteredNetwork('lumen'),
      least: limitsOf({ side: 'source', currency: 'usdt', network: 'lumen', perDollar: null }).min,
      explorer: explorerLink('lumen', '1'.repeat(64)).href,
      node: [node.nodes('lumen')[0].url, node.token('lumen', 'usdc').address],
      link: paymentLinkOf({ network: 'lumen', coin: 'usdc', amount: '4.00', from, to, memo: null }, node),
    }`,
  reads: {
    isListed: true,
    family: 'lumen',
    isAddress: true,
    isRegistered: true,
    least: '3.00',
    explorer: `https://lumenscan.test/tx/${'1'.repeat(64)}`,
    node: ['https://lumen.test', 'lumen:own'],
    link: `lumen:lumen1${'b'.repeat(38)}?amount=4.00`,
  },
  written: { 'src/chains/lumen/': 'src/chains/<family>/' },
}
