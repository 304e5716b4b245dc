import { createHash } from 'node:crypto'
import type { GrpcTypes, SuiGrpcClient } from '@mysten/sui.js/grpc'
import type { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import type { ChainPort, ChainTransfer } from '../../sandbox/payouts/chain-port.ts'
import { oncePerReference } from '../once-per-reference.ts'
import { SUI_TOKENS } from '../networks.ts'
import { fromUnits, toUnits } from '../token-amount.ts'
import { sandboxKeypair, suiClient, transactionAt } from './sdk.ts'
import { readSuiDeposits } from './sui-deposits.ts'

const SUI_TYPE = '0x2::sui::SUI'
/** In MIST: enough where all costs ten times as much. */
const GAS_BUDGET = 1_000_000_000n
const PAGE = 500
const POLL_MS = 40
const TIMEOUT_MS = 20_000

export const suiTreasury = () => sandboxKeypair('treasury')

/** Needs only the URL of the network, so a sandbox can use a network of another process. */
export function createSuiPort(nodeUrl: string): ChainPort {
  const rpcUrl = nodeUrl.replace(/\/+$/, '')
  const sendOnce = oncePerReference(async (transfer: ChainTransfer) => {
    const client = await suiClient(rpcUrl)
    const treasury = await suiTreasury()
    // The coins are read before the search, so that what is found has been sent with earlier versions of them: a process that
    // sends the same reference at that time uses these versions, and the network executes one of the two.
    const coins = await readCoins(client, treasury.toSuiAddress(), transfer)
    const mark = markOf(transfer.reference)
    const earlier = await findSent(client, treasury.toSuiAddress(), mark)
    if (earlier) return { hash: earlier }
    return { hash: await pay(client, treasury, { ...transfer, ...coins, mark }) }
  })

  return {
    network: 'sui',
    rpcUrl,
    send: sendOnce,
    async balance({ token, address }) {
      const { address: coinType, decimals } = SUI_TOKENS[token]
      const { balance } = await (await suiClient(rpcUrl)).core.getBalance({ owner: address, coinType })
      return fromUnits(BigInt(balance.balance), decimals)
    },
    async depositAddress(reference) {
      return (await sandboxKeypair('deposit', reference)).toSuiAddress()
    },
    deposits: (cursor) => readSuiDeposits(rpcUrl, cursor),
  }
}

/** A transfer has no place for a text. An input that no command uses carries the hash of the reference. */
const markOf = (reference: string): Uint8Array => createHash('sha256').update(reference).digest()

interface Coins {
  readonly coin: CoinRef
  readonly gas: CoinRef
  readonly price: bigint
}

interface CoinRef {
  readonly objectId: string
  readonly version: string
  readonly digest: string
}

async function readCoins(client: SuiGrpcClient, owner: string, { token }: ChainTransfer): Promise<Coins> {
  const coin = await largestCoin(client, owner, SUI_TOKENS[token].address)
  const gas = await largestCoin(client, owner, SUI_TYPE)
  const { referenceGasPrice } = await client.core.getReferenceGasPrice()
  return { coin, gas, price: BigInt(referenceGasPrice) }
}

/** Once the transaction that wrote it is in a checkpoint, where a search finds it. */
async function largestCoin(client: SuiGrpcClient, owner: string, coinType: string): Promise<CoinRef> {
  const paths = ['object_id', 'version', 'digest', 'previous_transaction']
  const asked = { owner, objectType: `0x2::coin::Coin<${coinType}>`, pageSize: 1, readMask: { paths } }
  const [coin] = (await client.stateService.listOwnedObjects(asked)).response.objects
  if (!coin) throw new Error(`The sandbox has no ${coinType} on this network`)
  await listed(client, coin.previousTransaction!)
  return { objectId: coin.objectId!, version: String(coin.version), digest: coin.digest! }
}

/** Waits until the transaction is in a checkpoint. A pruned one, which the node no longer has, was in one. */
async function listed(client: SuiGrpcClient, digest: string): Promise<void> {
  const giveUpAt = Date.now() + TIMEOUT_MS
  while (isOpen(await transactionAt(client, digest))) {
    if (Date.now() > giveUpAt) throw new Error(`The network has no checkpoint with ${digest} yet`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

const isOpen = (transaction: { readonly checkpoint?: bigint } | null) =>
  transaction !== null && transaction.checkpoint === undefined

async function findSent(client: SuiGrpcClient, sender: string, mark: Uint8Array): Promise<string | null> {
  const filter = { terms: [{ literals: [{ negated: false, predicate: bySender(sender) }] }] }
  for (let after: Uint8Array | undefined; ;) {
    const options = { limit: PAGE, ...(after && { after }) }
    const readMask = { paths: ['digest', 'transaction.kind', 'effects.status'] }
    const { responses } = client.ledgerService.listTransactions({ filter, options, readMask })
    let more = false
    for await (const { transaction, watermark, end } of responses) {
      // ITEM_LIMIT and SCAN_LIMIT: there is more after this.
      more = end?.reason === 1 || end?.reason === 2
      if (watermark?.cursor) after = watermark.cursor
      if (transaction?.effects?.status?.success && hasMark(transaction, mark)) return transaction.digest!
    }
    if (!more) return null
  }
}

const bySender = (address: string) => ({ oneofKind: 'sender', sender: { address } }) as const

function hasMark({ transaction }: GrpcTypes.ExecutedTransaction, mark: Uint8Array): boolean {
  const data = transaction?.kind?.data
  if (data?.oneofKind !== 'programmableTransaction') return false
  return data.programmableTransaction.inputs.some(({ pure }) => pure !== undefined && Buffer.from(pure).equals(mark))
}

interface Payment extends ChainTransfer, Coins {
  readonly mark: Uint8Array
}

async function pay(client: SuiGrpcClient, treasury: Ed25519Keypair, payment: Payment): Promise<string> {
  const { token, to, amount, coin, gas, price, mark } = payment
  const { Transaction } = await import('@mysten/sui.js/transactions')
  const transaction = new Transaction()
  const units = toUnits(amount, SUI_TOKENS[token].decimals)
  transaction.transferObjects([transaction.splitCoins(transaction.objectRef(coin), [units])], to)
  transaction.pure(mark)
  transaction.setSender(treasury.toSuiAddress())
  transaction.setGasPayment([gas])
  transaction.setGasPrice(price)
  transaction.setGasBudget(GAS_BUDGET)
  transaction.setExpiration({ None: true })

  const bytes = await transaction.build()
  const { signature } = await treasury.signTransaction(bytes)
  const result = await client.core.executeTransaction({ transaction: bytes, signatures: [signature] })
  const { digest, status } = result.Transaction ?? result.FailedTransaction!
  if (!status.success) throw new Error(`The network refused the transfer ${digest}: ${status.error.message}`)
  await listed(client, digest)
  return digest
}
