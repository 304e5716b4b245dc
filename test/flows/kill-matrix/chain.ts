import { Connection, PublicKey, Transaction } from '@solana/web3.js'
import { JsonRpcProvider, Wallet, type TransactionRequest } from 'ethers'
import { readTransfer, topicOf, TRANSFER_TOPIC, type TransferLog } from '../../../demo/chains/evm/erc20.ts'
import { rpc } from '../../../demo/chains/json-rpc.ts'
import { EVM_NETWORKS, SOLANA_TOKENS } from '../../../demo/chains/networks.ts'
import { tokenAddress } from '../../../demo/chains/solana/token-instructions.ts'
import type { Stage } from '../support/stage.ts'
import type { Customer } from './customer.ts'

// The networks' own word on what was sent.

const USDC = EVM_NETWORKS.base.tokens.usdc.address
const MINT = new PublicKey(SOLANA_TOKENS.usdc.address)
const baseOf = ({ demo }: Stage) => demo.rpcUrls['base']!
const solanaOf = ({ demo }: Stage) => new Connection(demo.rpcUrls['solana']!, 'confirmed')

/** The transfers of USDC to an address, in the smallest unit. */
export async function receivedOnBase(stage: Stage, address: string): Promise<readonly bigint[]> {
  const filter = { address: USDC, fromBlock: '0x0', topics: [TRANSFER_TOPIC, null, topicOf(address)] }
  const logs = await rpc<readonly TransferLog[]>(baseOf(stage), 'eth_getLogs', [filter])
  return logs.map((log) => readTransfer(log).value)
}

/** Like above: what each transaction of the token account has added to it. */
export async function receivedOnSolana(stage: Stage, address: string): Promise<readonly bigint[]> {
  const connection = solanaOf(stage)
  const owner = new PublicKey(address)
  const signatures = await connection.getSignaturesForAddress(tokenAddress(owner, MINT))
  const risen = async ({ signature }: { readonly signature: string }) => {
    const found = await connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 })
    const { preTokenBalances, postTokenBalances } = found!.meta!
    const balanceIn = (rows: typeof preTokenBalances) =>
      BigInt(rows?.find((row) => row.owner === address)?.uiTokenAmount.amount ?? 0)
    return balanceIn(postTokenBalances) - balanceIn(preTokenBalances)
  }
  return Promise.all(signatures.filter(({ err }) => err === null).map(risen))
}

/** How many transactions of the customer's own wallet its network has, pending ones among them. */
export async function transactionsOf(stage: Stage, { kind, evm, solana }: Customer): Promise<number> {
  if (kind === 'evm') return Number(await rpc(baseOf(stage), 'eth_getTransactionCount', [evm.address, 'pending']))
  const connection = solanaOf(stage)
  const rows = await connection.getSignaturesForAddress(solana.publicKey)
  const paidBy = async ({ signature }: { readonly signature: string }) => {
    const found = await connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 })
    return found?.transaction.message.accountKeys[0]?.pubkey.toBase58()
  }
  const payers = await Promise.all(rows.map(paidBy))
  return payers.filter((payer) => payer === solana.publicKey.toBase58()).length
}

/** What a wallet does whose customer approves after the page is gone: it outlives the page. */
export async function approveLate(stage: Stage, { kind, evm, solana }: Customer, asked: unknown): Promise<void> {
  if (kind === 'evm') {
    const [request] = asked as readonly [TransactionRequest]
    const provider = new JsonRpcProvider(baseOf(stage))
    await new Wallet(evm.privateKey, provider).sendTransaction(request)
    provider.destroy()
    return
  }
  const transaction = Transaction.from(Buffer.from(asked as string, 'base64'))
  transaction.partialSign(solana)
  // A wallet that only signs gives the transaction to the page alone, which is gone.
  if (kind === 'broadcaster') await solanaOf(stage).sendRawTransaction(transaction.serialize())
}
