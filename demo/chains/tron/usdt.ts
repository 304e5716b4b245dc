import { id } from 'ethers'
import { type RpcCall, rpc, rpcBatch } from '../json-rpc.ts'
import type { MachineParts } from '../evm/machine.ts'
import { word } from '../evm/erc20.ts'
import { tokenCalls } from '../evm/seed-tokens.ts'
import { TRON_TOKENS } from '../networks.ts'
import { evmAddress, hexAddress } from './address.ts'
import { tronTreasurer, tronTreasury } from './treasury.ts'

export const USDT = hexAddress(TRON_TOKENS.usdt.address)

/** Puts the token and its treasury on the node above, which from then on makes a block for each transaction. */
export async function seedUsdt(
  anvilUrl: string,
  { FalseToken, Treasury }: Awaited<MachineParts['contracts']>,
): Promise<void> {
  const treasury = evmAddress(tronTreasury())
  const token = { address: evmAddress(USDT), name: 'Tether USD', symbol: 'USDT', decimals: 6 }
  const owner = [treasury, word(Treasury.slots['owner']!), word(BigInt(evmAddress(tronTreasurer().address)))]
  const calls: RpcCall[] = [
    ...tokenCalls(token, FalseToken, treasury),
    { method: 'anvil_setCode', params: [treasury, Treasury.runtime] },
    { method: 'anvil_setStorageAt', params: owner },
    { method: 'anvil_autoImpersonateAccount', params: [true] },
  ]
  await rpcBatch(anvilUrl, calls)
  // The node above makes the blocks: each transaction has one of its own here.
  await rpc(anvilUrl, 'anvil_setIntervalMining', [0])
  await rpc(anvilUrl, 'evm_setAutomine', [true])
}

const uint = { type: 'uint256' }
const address = { type: 'address' }

/** What `wallet/getcontract` answers, by which tronweb finds the methods of a contract. */
export const USDT_CONTRACT = {
  contract_address: USDT,
  name: 'TetherToken',
  code_hash: id('TetherToken').slice(2),
  abi: {
    entrys: [
      {
        name: 'transfer',
        type: 'Function',
        stateMutability: 'Nonpayable',
        inputs: [
          { name: '_to', ...address },
          { name: '_value', ...uint },
        ],
        outputs: [{ type: 'bool' }],
      },
      {
        name: 'balanceOf',
        type: 'Function',
        stateMutability: 'View',
        constant: true,
        inputs: [{ name: 'who', ...address }],
        outputs: [uint],
      },
      { name: 'decimals', type: 'Function', stateMutability: 'View', constant: true, outputs: [uint] },
      {
        name: 'Transfer',
        type: 'Event',
        inputs: [
          { name: 'from', indexed: true, ...address },
          { name: 'to', indexed: true, ...address },
          { name: 'value', ...uint },
        ],
      },
    ],
  },
}
