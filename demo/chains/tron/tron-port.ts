import { id } from 'ethers'
import type { ChainPort, ChainToken, ChainTransfer } from '../../sandbox/payouts/chain-port.ts'
import { balanceOfData } from '../evm/erc20.ts'
import { rpc } from '../json-rpc.ts'
import { TRON_TOKENS } from '../networks.ts'
import { oncePerReference } from '../once-per-reference.ts'
import { fromUnits, toUnits } from '../token-amount.ts'
import { base58Address, evmAddress } from './address.ts'
import { MOST_LOG_BLOCKS } from './facts.ts'
import { ask } from './page/ask.ts'
import { readTronDeposits } from './tron-deposits.ts'
import { tronKey, tronTreasurer, tronTreasury } from './treasury.ts'

/** Enough where all costs ten times as much. */
const FEE_LIMIT_SUN = 1_000_000_000
const RECEIPT_POLL_MS = 60
/** A transaction of tronweb's lives for a minute of the chain's time. */
const GIVE_UP_MS = 90_000
const PAID_TOPIC = id('Paid(bytes32)')

interface Info {
  readonly receipt?: { readonly result?: string }
}

/** Needs only the URL of the network, so a sandbox can use a network of another process. */
export function createTronPort(rpcUrl: string): ChainPort {
  const tokenOf = (name: ChainToken) => {
    if (name !== 'usdt') throw new Error(`tron has no ${name}`)
    return TRON_TOKENS[name]
  }

  const sendOnce = oncePerReference(async (transfer: ChainTransfer) => {
    const { address, decimals } = tokenOf(transfer.token)
    const units = toUnits(transfer.amount, decimals)
    const reference = id(transfer.reference)
    const earlier = await findSent(rpcUrl, reference)
    if (earlier) return { hash: earlier }
    const hash = await pay(rpcUrl, [
      { type: 'address', value: address },
      { type: 'address', value: transfer.to },
      { type: 'uint256', value: units.toString() },
      { type: 'bytes32', value: reference },
    ])
    // The contract pays a reference once: where another process was first, its transaction is the one.
    return { hash: (await succeeded(rpcUrl, hash)) ? hash : await sentByAnother(rpcUrl, reference) }
  })

  return {
    network: 'tron',
    rpcUrl,
    send: sendOnce,
    async balance({ token, address }) {
      const { address: contract, decimals } = tokenOf(token)
      const { constant_result: [units = '0'] = [] } = await ask<{ constant_result?: readonly string[] }>(
        rpcUrl,
        'wallet/triggerconstantcontract',
        {
          owner_address: address,
          contract_address: contract,
          function_selector: 'balanceOf(address)',
          parameter: balanceOfData(evmAddress(address)).slice(2 + 8),
          visible: true,
        },
      )
      return fromUnits(BigInt(`0x${units}`), decimals)
    },
    async depositAddress(reference) {
      return base58Address(tronKey('deposit', reference).address)
    },
    deposits: (cursor) => readTronDeposits(rpcUrl, cursor),
  }
}

/** Builds and signs with tronweb, which takes a second to load, so only for the first. */
async function pay(rpcUrl: string, parameters: { type: string; value: string }[]): Promise<string> {
  const { TronWeb } = await import('tronweb')
  const { secret, address: treasurer } = tronTreasurer()
  const tronWeb = new TronWeb({ fullHost: rpcUrl, privateKey: secret })
  const { transaction } = await tronWeb.transactionBuilder.triggerSmartContract(
    base58Address(tronTreasury()),
    'pay(address,address,uint256,bytes32)',
    { txLocal: true, feeLimit: FEE_LIMIT_SUN, callValue: 0 },
    parameters,
    base58Address(treasurer),
  )
  const signed = await tronWeb.trx.sign(transaction)
  const { result, code } = await tronWeb.trx.sendRawTransaction(signed)
  // Another process that sends the same reference at the same moment makes the same transaction.
  if (!result && String(code) !== 'DUP_TRANSACTION_ERROR') throw new Error(`The network refused the transfer: ${code}`)
  return signed.txID
}

/** False: it is in a block, and failed. */
async function succeeded(rpcUrl: string, hash: string): Promise<boolean> {
  const giveUpAt = Date.now() + GIVE_UP_MS
  while (Date.now() < giveUpAt) {
    const { receipt } = await ask<Info>(rpcUrl, 'wallet/gettransactioninfobyid', { value: hash })
    if (receipt) return receipt.result === 'SUCCESS'
    await new Promise((resolve) => setTimeout(resolve, RECEIPT_POLL_MS))
  }
  throw new Error(`The network has not confirmed ${hash} yet`)
}

async function sentByAnother(rpcUrl: string, reference: string): Promise<string> {
  const hash = await findSent(rpcUrl, reference)
  if (hash) return hash
  throw new Error('The network refused the transfer')
}

async function findSent(rpcUrl: string, reference: string): Promise<string | null> {
  const jsonRpc = `${rpcUrl}/jsonrpc`
  const head = Number(await rpc<string>(jsonRpc, 'eth_blockNumber'))
  for (let from = 0; from <= head; from += MOST_LOG_BLOCKS) {
    const range = { fromBlock: `0x${from.toString(16)}`, toBlock: `0x${(from + MOST_LOG_BLOCKS - 1).toString(16)}` }
    const filter = { address: evmAddress(tronTreasury()), topics: [PAID_TOPIC, reference], ...range }
    const [log] = await rpc<{ transactionHash: string }[]>(jsonRpc, 'eth_getLogs', [filter])
    if (log) return log.transactionHash.slice(2)
  }
  return null
}
