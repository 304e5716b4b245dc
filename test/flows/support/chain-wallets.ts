import { resolve } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { rpc } from '../../../demo/chains/json-rpc.ts'
import type { OwnDemo } from './own-demo.ts'
import type { Stage } from './stage.ts'

// Wallets of other vendors, in a customer's browser, with money on the local networks.

export const EVM_KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'
export const EVM_ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BASE = 8453

/** Serves the wallets' code to a page, as extensions bring theirs. */
export const serveWallets = (where: Pick<BrowserContext, 'route'>): Promise<unknown> =>
  where.route('**/.wallets/**', (route) => {
    const [, file] = new URL(route.request().url()).pathname.split('/.wallets/')
    return route.fulfill({ path: resolve(import.meta.dirname, '../../../.cache/kit', file!) })
  })

/** A page of the shop, with the wallets' code. */
export async function openWithWallets(stage: Stage): Promise<Page> {
  const page = await stage.open()
  await serveWallets(page)
  return page
}

// As texts, because the test runner rewrites an import that it sees.

/** Puts a wallet on Base into the page, as `window.mockWallet`. Without a node it can sign and not send. */
export const installEvm = (page: Page, rpcUrl?: string, acts: { readonly sendsTwice?: boolean } = {}): Promise<void> =>
  page.evaluate(`import('/.wallets/evm-wallet.js').then(({ createEvmWallet }) => {
    const rpcUrls = ${JSON.stringify(rpcUrl ? { [BASE]: rpcUrl } : {})}
    window.mockWallet = createEvmWallet({ key: '${EVM_KEY}', chainId: ${BASE}, rpcUrls, ...${JSON.stringify(acts)} })
  })`)

export const installSolana = (page: Page): Promise<string> =>
  page.evaluate(`import('/.wallets/solana-wallet.js').then(({ installSolanaWallet }) => installSolanaWallet())`)

export const installSui = (page: Page, rpcUrl: string): Promise<string> =>
  page.evaluate(
    `import('/.wallets/sui-wallet.js').then(({ installSuiWallet }) => installSuiWallet(${JSON.stringify(rpcUrl)}))`,
  )

async function giveTokens({ sandboxUrl }: OwnDemo, network: string, tokens: { address: string; amount: string }) {
  const answer = await fetch(`${sandboxUrl}/sandbox/chains/${network}/faucet`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: 'usdc', ...tokens }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Tokens on Base, and ether for the fees. */
export async function fundOnBase(demo: OwnDemo, address: string, amount: string): Promise<void> {
  await rpc(demo.rpcUrls['base']!, 'anvil_setBalance', [address, '0xde0b6b3a7640000'])
  await giveTokens(demo, 'base', { address, amount })
}

/** Tokens on Solana, and SOL for the fees. */
export async function fundOnSolana(demo: OwnDemo, address: string, amount: string): Promise<void> {
  await rpc(demo.rpcUrls['solana']!, 'requestAirdrop', [address, 1_000_000_000])
  await giveTokens(demo, 'sol', { address, amount })
}
