import type { Addition, Change, Without } from './addition.ts'

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
  ['CHANGELOG.md', '\n**Added**\n\n', '\n**Added**\n\n- Linea, which the type `Network` has as `linea`.\n'],
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
const WITHOUT: readonly Without[] = [
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

export const network: Addition = {
  thing: 'a network',
  mark: /linea|network Network/i,
  product: PRODUCT,
  elsewhere: ELSEWHERE,
  missing: [
    'demo/sandbox/tables/networks.ts has no row for the network linea',
    'CHAIN-01 of test/requirements.md has no linea, which src/domain/network-rules.ts has',
    'FORM-14 of test/requirements.md has no linea, which src/domain/network-rules.ts or src/domain/rails.ts has',
    'ONR-03 of test/requirements.md has no linea, which src/domain/network-rules.ts (sourceless) has',
    'CHANGELOG.md has no entry of the type Network',
    'CHANGELOG.md has no entry of the network linea',
  ],
  planted: PLANTED,
  wrong: [
    'demo/sandbox/tables/networks.ts says "Lynea" of linea’s title, the product "Linea"',
    'src/chains/network-table.ts calls the coin of linea Linea, viem Linea Ether',
    'src/domain/network-rules.ts has the explorer Lineascan for linea, which is no name of https://linea.build/tx/',
    'src/domain/network-rules.ts says false of linea’s mayBeDropped, its family true',
    'src/domain/network-rules.ts (sourceless) has linea, which ONR-02 has not: the specification’s own list',
    'ONR-03 of test/requirements.md has linea',
    'demo/sandbox/tables/networks.ts says [["usdc","0x176211869cA2b568f2A7D4EE941E073a821EE1ff",6],null] of linea’s tokens',
    'src/chains/network-table.ts has 0x176211869ca2b568f2A7D4EE941E073a821EE1ff on linea, its library 0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
    'src/chains/network-table.ts says that linea has LIN of 18 decimals, viem ETH of 18 decimals',
    'src/chains/network-table.ts says that a block of linea takes 100 ms, viem 2000',
    'src/domain/network-rules.ts has the explorer linea.build for linea, viem lineascan.build',
    'a week of linea is 605 windows of logs',
  ],
  without: WITHOUT,
  read: `
    const { readFileSync } = await import('node:fs')
    const { familyOf, NETWORKS } = await import('./src/domain/networks.ts')
    return [
      NETWORKS.includes('linea') && familyOf('linea'),
      readFileSync('element/README.md', 'utf8').includes('| \`linea\` | \`rpc.linea.build\`: rate-limited |'),
      /Linea.*\\nconst CHAINS = \\[.*59144/.test(readFileSync('demo/wallet-plugins/walletconnect.js', 'utf8')),
    ]`,
  reads: ['evm', true, true],
}
