import { DECLINED } from '../../wallets/evm.ts'
import type { Row, Scene } from './catalogue.ts'
import { sends } from './evm-script.ts'

const MOST_BLOCKS = 100
const TOO_MANY = { code: -32_005, message: 'query exceeds max block range' }
const HEADERS = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }

/** The page's node reads logs of few blocks at once, as public ones do. */
const limits = ({ page, wallet }: Scene) =>
  page.route(`${wallet.url}/**`, async (route) => {
    const { id, method, params } = (route.request().postDataJSON() ?? {}) as Readonly<Record<string, unknown>>
    const [filter] = (method === 'eth_getLogs' ? params : []) as readonly { fromBlock: string; toBlock: string }[]
    if (!filter) return route.continue()
    const last = filter.toBlock === 'latest' ? await wallet.rpc<string>('eth_blockNumber') : filter.toBlock
    if (Number(last) - Number(filter.fromBlock) < MOST_BLOCKS) return route.continue()
    return route.fulfill({ headers: HEADERS, body: JSON.stringify({ jsonrpc: '2.0', id, error: TOO_MANY }) })
  })

export const LIMITED_NODE: readonly Row[] = [
  {
    name: 'declines what it sent 250 blocks ago, where the node reads 100 blocks at once',
    set: sends(async (asked, scene) => {
      const { page, wallet } = scene
      await limits(scene)
      setTimeout(() => void page.unrouteAll(), 15_000)
      await wallet.send(asked)
      await wallet.rpc('anvil_mine', ['0xfa'])
      throw DECLINED
    }),
    says: '37.25 USDC sent',
    end: 'paid',
  },
]
