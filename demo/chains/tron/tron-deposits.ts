import type { ChainDeposit } from '../../sandbox/payouts/chain-port.ts'
import { TRANSFER_TOPIC } from '../evm/erc20.ts'
import { TRON_TOKENS } from '../networks.ts'
import { fromUnits } from '../token-amount.ts'
import { hexAddress } from './address.ts'
import { type TronLog, readTransferLog } from './logs.ts'
import { ask } from './page/ask.ts'

const PAGE = 100
const { address, decimals } = TRON_TOKENS.usdt
const USDT = hexAddress(address).slice(2)

interface Block {
  readonly blockID: string
  readonly block_header: { readonly raw_data: { readonly number?: number } }
  readonly transactions?: readonly unknown[]
}

interface Info {
  readonly id: string
  readonly log?: readonly TronLog[]
}

const numberOf = ({ block_header: { raw_data } }: Block) => raw_data.number ?? 0

/**
 * Every transfer of USDT in a solid block, not only those to the sandbox: its addresses are in its database, which the port does
 * not know. A cursor is a block's number and id.
 */
export async function readTronDeposits(rpcUrl: string, cursor: string | null) {
  const solid = await ask<Block>(rpcUrl, 'walletsolidity/getblock', { detail: false })
  const deposits: ChainDeposit[] = []
  const last = numberOf(solid)
  for (let from = await firstUnread(rpcUrl, cursor); from <= last; from += PAGE) {
    const range = { startNum: from, endNum: Math.min(from + PAGE, last + 1) }
    const { block: blocks = [] } = await ask<{ block?: readonly Block[] }>(
      rpcUrl,
      'walletsolidity/getblockbylimitnext',
      range,
    )
    for (const block of blocks) if (block.transactions) deposits.push(...(await depositsIn(rpcUrl, numberOf(block))))
  }
  return { deposits, cursor: `${last}:${solid.blockID}` }
}

/** An unknown cursor is from before a restart of the chain, so everything is read. */
async function firstUnread(rpcUrl: string, cursor: string | null): Promise<number> {
  const [number, blockId] = cursor?.split(':') ?? []
  if (!number) return 0
  const block = await ask<Partial<Block>>(rpcUrl, 'walletsolidity/getblockbynum', { num: Number(number) })
  return block.blockID === blockId ? Number(number) + 1 : 0
}

async function depositsIn(rpcUrl: string, num: number): Promise<ChainDeposit[]> {
  const infos = await ask<readonly Info[]>(rpcUrl, 'walletsolidity/gettransactioninfobyblocknum', { num })
  return infos.flatMap(({ id: hash, log: logs = [] }) =>
    logs.flatMap((log, at): ChainDeposit[] => {
      if (log.address !== USDT || `0x${log.topics[0]}` !== TRANSFER_TOPIC) return []
      const { from, to, units } = readTransferLog(log)
      return [{ id: `${hash}:${at}`, hash, token: 'usdt', from, to, amount: fromUnits(units, decimals) }]
    }),
  )
}
