import { testKey } from '../../../demo/sandbox/wallets/test-keys.ts'
import { createEvmNode } from '../wallets/evm-node.ts'
import { createSolanaNode } from '../wallets/solana-node.ts'
import { answerTo } from './altered-answers.mjs'
import { bodyOf } from './request-bodies.mjs'

const EVM_WALLET = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const POLYGON_USDC = '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'
const POLYGON_BRIDGED_USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'
const HASH = `0x${'5e'.repeat(32)}`
const HEADERS = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }

const evmNode = (token, tokens) =>
  Object.assign(createEvmNode({ token, from: EVM_WALLET, to: EVM_WALLET, units: 1n, hash: HASH }), {
    tokens,
    tokensOfOthers: 0n,
  })

/** The node that the widget asks, and its answers for a wallet with tokens and a transaction that the network has not seen. */
const NETWORKS = {
  ethereum: {
    family: 'evm',
    url: 'https://ethereum-rpc.publicnode.com/',
    node: () => evmNode(USDC, 5_000_000_000n),
  },
  /** A wallet that has bridged USDC, and none of Circle's. */
  polygon: {
    family: 'evm',
    url: 'https://polygon-bor-rpc.publicnode.com/',
    node() {
      const [native, bridged] = [evmNode(POLYGON_USDC, 0n), evmNode(POLYGON_BRIDGED_USDC, 120_000_000n)]
      const isOfBridged = (body) => body.toLowerCase().includes(POLYGON_BRIDGED_USDC.toLowerCase())
      return { answer: (body) => (isOfBridged(body) ? bridged : native).answer(body) }
    },
  },
  solana: {
    family: 'solana',
    url: 'https://api.mainnet-beta.solana.com/',
    node: (wallet) => Object.assign(createSolanaNode(wallet), { blocks: 30 }),
  },
}

/** By page, the node of its wallet's network. */
const nodes = new WeakMap()

/** What becomes of the transaction that the page's wallet has sent, as in `EvmNode`. */
export function setTransactionState(page, state) {
  nodes.get(page).state = state
}

/** The wallet of the page is the persona's wallet on that network: the server's answers and the node know its address. */
export async function provideSource(page, { source, lacksFee }) {
  if (!source) return
  const { family, url, node } = NETWORKS[source]
  const seeded = testKey(family, 0).address
  let present = EVM_WALLET
  const served = Object.assign(
    node(() => present),
    lacksFee && { native: 0n },
  )
  nodes.set(page, served)
  await page.route(/\/v1\/ramp\/(wallets|payouts)/, async (route) => {
    const response = await answerTo(route)
    if (!response) return
    if (family === 'solana') present = await page.evaluate(() => globalThis.burnerAddress)
    return route.fulfill({ response, body: (await response.text()).replaceAll(seeded, present) })
  })
  await page.route(/\/relay\/solana/, (route) =>
    route.fulfill({ headers: HEADERS, body: JSON.stringify({ data: { signature: 'sent' } }) }),
  )
  await page.route(`${url}**`, async (route) =>
    route.fulfill({ headers: HEADERS, body: await served.answer(bodyOf(route.request())).text() }),
  )
}

/** What an EVM wallet of the page answers when it is asked to send. */
export const SENT = { eth_sendTransaction: HASH }
