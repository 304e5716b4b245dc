import type { Change } from './product-copy.ts'

const NETWORK = `
  linea: {
    ...evm,
    name: 'Linea',
    mark: 'linea',
    chainId: 59_144,
    payoutName: 'linea',
    coins: ['usdc'],
    offRamp: true,
    sourceless: false,
    explorer: { name: 'Lineascan', page: 'https://lineascan.build/tx/{hash}' },
  },
  bsc: {`
const NODE = `
  linea: {
    native: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrl: 'https://rpc.linea.build',
    tokens: { usdc: six('0x176211869cA2b568f2A7D4EE941E073a821EE1ff', null) },
  },
  bsc: {`
const PUBLIC_NODE = `
  linea: { limits: 'rate-limited', source: 'https://docs.linea.build', day: '2026-11-30', blockMs: 2000 },
  bsc: { ...PUBLICNODE`
const SANDBOX_NETWORK = `
  linea: {
    ...evm,
    title: 'Linea',
    chainId: 59_144,
    tokens: { usdc: evmToken('0x176211869cA2b568f2A7D4EE941E073a821EE1ff', 'USD Coin', 'USDC') },
    transfers: { ...plain, name: 'linea', coins: usdc, paysOut: true, takesSourceless: false },
  },
  bsc: {`

const PRODUCT: readonly Change[] = [
  ['src/domain/network-rules.ts', "\n  | 'bsc'", "\n  | 'linea'\n  | 'bsc'"],
  ['src/domain/network-rules.ts', '\n  bsc: {', NETWORK],
  ['src/chains/network-table.ts', '\n  bsc: {', NODE],
  ['src/chains/network-table.ts', '\n  bsc: { ...PUBLICNODE', PUBLIC_NODE],
]

const ELSEWHERE: readonly Change[] = [
  ['demo/sandbox/tables/networks.ts', '\n  bsc: {', SANDBOX_NETWORK],
  ['test/requirements.md', 'Networks: solana, ', 'Networks: solana, linea, '],
  ['test/requirements.md', 'networks: wire, ', 'networks: wire, linea, '],
  ['test/requirements.md', 'restricted for Sui, ', 'restricted for Sui, Linea, '],
]

/** On-ramps from any bank account are on both sides, so that neither contradicts the other. */
const PLANTED: readonly Change[] = [
  [
    'src/domain/network-rules.ts',
    "sourceless: false,\n    explorer: { name: 'Lineascan'",
    "sourceless: true,\n    explorer: { name: 'Lineascan'",
  ],
  [
    'demo/sandbox/tables/networks.ts',
    "name: 'linea', coins: usdc, paysOut: true, takesSourceless: false",
    "name: 'linea', coins: usdc, paysOut: true, takesSourceless: true",
  ],
  ['src/chains/network-table.ts', '0x176211869cA2b568f2', '0x176211869ca2b568f2'],
  [
    'src/chains/network-table.ts',
    "linea: {\n    native: { name: 'Ether', symbol: 'ETH'",
    "linea: {\n    native: { name: 'Linea', symbol: 'LIN'",
  ],
  ['src/chains/network-table.ts', "day: '2026-11-30', blockMs: 2000", "day: '2026-11-30', blockMs: 100"],
  ['src/domain/network-rules.ts', 'https://lineascan.build', 'https://linea.build'],
  ['src/domain/network-rules.ts', 'chainId: 59_144,', 'chainId: 59_144,\n    mayBeDropped: false,'],
  ['demo/sandbox/tables/networks.ts', "title: 'Linea'", "title: 'Lynea'"],
]

/** Columns that may not be left out, and what the compiler says then. */
const WITHOUT: readonly (readonly [...Change, says: string])[] = [
  [
    'src/domain/network-rules.ts',
    "offRamp: true,\n    sourceless: false,\n    explorer: { name: 'Lineascan'",
    "offRamp: true,\n    explorer: { name: 'Lineascan'",
    'sourceless',
  ],
  [
    'demo/sandbox/tables/networks.ts',
    "name: 'linea', coins: usdc, paysOut: true, takesSourceless: false",
    "name: 'linea', coins: usdc, paysOut: true",
    'takesSourceless',
  ],
  ['demo/sandbox/tables/networks.ts', "title: 'Linea',", '', 'title'],
  ['src/chains/network-table.ts', "4EE941E073a821EE1ff', null)", "4EE941E073a821EE1ff')", 'Expected 2 arguments'],
  ['src/chains/network-table.ts', "day: '2026-11-30', blockMs: 2000", "day: '2026-11-30'", 'blockMs'],
]

/** What the README says of a network: the product's rows, then the sandbox's and the specification's lists. */
export const newNetwork = { product: PRODUCT, elsewhere: ELSEWHERE, planted: PLANTED, without: WITHOUT }
