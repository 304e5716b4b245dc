// What the README says of a currency with a rail and a bank type of its own, and of a network: first the product's rows, then the sandbox's.
export const CURRENCY = `  thb: { ...bankTransfer, flag: 'TH' },
  clp: {
    ...local,
    flag: 'CL',
    offRamp: ['TEF'],
    fees: { mesta: { TEF: fee(40, '1.5') } },
    minimum: { source: '4.00', destination: '4.00' },
    isLowUnit: true,
  },`
export const RAIL = `
  TEF: { ...instant, network: 'tef', limit: 'million' },
  BANK_TRANSFER:`
export const BANK_TYPE = `
  chile: { ...localTransfer, currency: 'clp', country: 'CHL', needsBankId: false },
  thailand:`
export const WORD = (id: string, text: string) => `\nmsgid "${id}"\nmsgstr "${text}"\n`
export const NETWORK = `
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
export const NODE = `
  linea: {
    native: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrl: 'https://rpc.linea.build',
    tokens: { usdc: six('0x176211869cA2b568f2A7D4EE941E073a821EE1ff', null) },
  },
  bsc: {`
export const PUBLIC_NODE = `
  linea: { limits: 'rate-limited', source: 'https://docs.linea.build', day: '2026-11-30', blockMs: 2000 },
  bsc: { ...PUBLICNODE`

export const SANDBOX_CURRENCY = `
  clp: { ...local, perDollar: 940_00n, least: { source: '4', destination: '4' } },
} as const satisfies Record<string, FiatRow>`
export const SANDBOX_RAIL = `
  tef: { ...plain, currencies: ['clp'], fees: { mesta: fee(40, '1.5') }, most: MILLION },
  neft:`
export const SANDBOX_BANK_TYPE = `
  chile: {
    ...transfer,
    title: 'Chile',
    currency: 'clp',
    fields: accountNumber(/^[0-9A-Za-z]{3,20}$/),
    sample: { bankName: 'Banco de Chile', accountType: 'savings', accountNumber: '0012345678' },
    sampleAddress: address('CHL', ['Ahumada 251', 'Santiago', 'CL-RM', '8320000']),
  },
  thailand: {`
export const SANDBOX_NETWORK = `
  linea: {
    ...evm,
    chainId: 59_144,
    tokens: { usdc: evmToken('0x176211869cA2b568f2A7D4EE941E073a821EE1ff', 'USD Coin', 'USDC') },
    transfers: { ...plain, name: 'linea', coins: usdc, paysOut: true, takesSourceless: false },
  },
  bsc: {`
