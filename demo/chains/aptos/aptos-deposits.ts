import type { ChainDeposit, ChainToken } from '../../sandbox/payouts/chain-port.ts'
import { APTOS_TOKENS } from '../networks.ts'
import { fromUnits } from '../token-amount.ts'
import { readAddress } from './addresses.ts'
import { type RestLedger, type RestTransaction, rest, restOrNull } from './rest-client.ts'

const PAGE = 100
const DEPOSIT = '0x1::fungible_asset::Deposit'

/**
 * Every transfer of the stablecoins, not only those to the sandbox: its addresses are in its database, which the port does
 * not know.
 */
export async function readAptosDeposits(rpcUrl: string, cursor: string | null) {
  const deposits: ChainDeposit[] = []
  let read = cursor
  for (let start = await firstUnread(rpcUrl, cursor); ;) {
    const page = await rest<RestTransaction[]>(rpcUrl, `transactions?start=${start}&limit=${PAGE}`)
    deposits.push(...page.flatMap(depositsOf))
    const last = page.at(-1)
    if (last) read = `${last.version}:${last.hash}`
    if (!last || page.length < PAGE) return { deposits, cursor: read }
    start = BigInt(last.version) + 1n
  }
}

/** A cursor is a transaction. One that the node does not know is from before a restart of the network, so everything is read. */
async function firstUnread(rpcUrl: string, cursor: string | null): Promise<bigint> {
  const [version, hash] = cursor?.split(':') ?? []
  const read = version ? await restOrNull<RestTransaction>(rpcUrl, `transactions/by_version/${version}`) : null
  if (read?.hash === hash && version) return BigInt(version) + 1n
  const { oldest_ledger_version: oldest } = await rest<RestLedger>(rpcUrl, '')
  return BigInt(oldest)
}

const TOKENS = Object.entries(APTOS_TOKENS) as [ChainToken, (typeof APTOS_TOKENS)['usdc']][]

function depositsOf({ type, success, hash, sender, events, changes }: RestTransaction): ChainDeposit[] {
  if (type !== 'user_transaction' || !success) return []
  const resource = (store: string, name: string) =>
    changes.find(({ address, data }) => readAddress(address) === readAddress(store) && data?.type === name)?.data?.data

  return events.flatMap(({ type: event, data: { store, amount } }, index) => {
    if (event !== DEPOSIT) return []
    const { inner } = (resource(store, '0x1::fungible_asset::FungibleStore')?.['metadata'] ?? {}) as { inner?: string }
    const owner = resource(store, '0x1::object::ObjectCore')?.['owner']
    const token = TOKENS.find(([, { address }]) => address === readAddress(inner ?? ''))
    const to = typeof owner === 'string' ? readAddress(owner) : null
    if (!token || !to) return []
    const [name, { decimals }] = token
    const from = readAddress(sender)!
    return [{ id: `${hash}:${index}`, hash, token: name, from, to, amount: fromUnits(BigInt(amount), decimals) }]
  })
}
