import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { APTOS_FACTS } from '../../demo/chains/aptos/facts.ts'
import { SOLANA_FACTS } from '../../demo/chains/solana/facts.ts'
import { SUI_FACTS } from '../../demo/chains/sui/facts.ts'
import type { ChainNode } from '../../src/chains/adapter.ts'
import { askHttp, asJson, bodyOf } from '../../src/chains/http/http.ts'
import { callNode } from '../../src/chains/http/json-rpc.ts'
import { NodeRefusal } from '../../src/chains/http/node-refusal.ts'
import type { Chain } from '../../src/chains/http/nodes.ts'
import { BLOCKHASH_LIVES_FOR, LAMPORTS_PER_SIGNATURE } from '../../src/chains/solana/facts.ts'
import { readBlockhash, readFee, readHeight, readRent } from '../../src/chains/solana/node-reads.ts'
import { ask } from '../../src/chains/sui/grpc.ts'
import { BLOCK_MS, MOST_BLOCKS } from '../../src/chains/tron/facts.ts'
import { readHead, TRON as TRON_CHAIN } from '../../src/chains/tron/node-reads.ts'
import type { Family } from '../../src/domain/networks.ts'

/** What a file `facts.ts` says of a network, and a way to ask a node of that network. */
export interface Fact {
  readonly what: string
  readonly said: bigint | number
  /** Null where the node does not say. */
  ask(node: ChainNode): Promise<bigint | number | null>
}

type Fields = Readonly<Record<string, unknown>>

const BYTES = 128
const PAYER = new PublicKey('9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM')

async function feeOfOneSignature(node: ChainNode): Promise<bigint | null> {
  const { blockhash } = await readBlockhash(node)
  const payment = SystemProgram.transfer({ fromPubkey: PAYER, toPubkey: PAYER, lamports: 1 })
  const transaction = new Transaction({ feePayer: PAYER, recentBlockhash: blockhash }).add(payment)
  return readFee(node, new Uint8Array(transaction.serializeMessage()))
}

/** Blocks come between two questions. */
async function lifeOfBlockhash(node: ChainNode): Promise<number> {
  const before = await readHeight(node)
  const { lastValidBlockHeight: last } = await readBlockhash(node)
  const after = await readHeight(node)
  const isWithin = last - after <= BLOCKHASH_LIVES_FOR && BLOCKHASH_LIVES_FOR <= last - before
  return isWithin ? BLOCKHASH_LIVES_FOR : last - before
}

const SOLANA: readonly Fact[] = [
  {
    what: 'lamports for each byte of an account',
    said: SOLANA_FACTS.lamportsPerByte,
    ask: async (node) => ((await readRent(node, BYTES)) - (await readRent(node, 0))) / BigInt(BYTES),
  },
  { what: 'lamports for a signature', said: LAMPORTS_PER_SIGNATURE, ask: feeOfOneSignature },
  { what: 'blocks for which a blockhash lives', said: BLOCKHASH_LIVES_FOR, ask: lifeOfBlockhash },
]

const protocolOf = (name: string) => async (node: ChainNode) => {
  const { response } = await ask(node, ({ ledgerService }, options) =>
    ledgerService.getEpoch({ readMask: { paths: ['protocol_config'] } }, options),
  )
  const value = response.epoch?.protocolConfig?.attributes[name]
  return value === undefined ? null : BigInt(value)
}

const SUI: readonly Fact[] = [
  { what: 'the most gas of a transaction in MIST', said: SUI_FACTS.maxGasBudget, ask: protocolOf('max_tx_gas') },
  {
    what: 'the coins that may pay for gas',
    said: BigInt(SUI_FACTS.maxGasPayments),
    ask: protocolOf('max_gas_payment_objects'),
  },
]

const SCHEDULE = 'accounts/0x1/resource/0x1::gas_schedule::GasScheduleV2'

/** One node is asked, so its head is compared with no other. */
const APTOS_CHAIN: Chain = { network: 'aptos', headTime: async () => 0 }

const scheduled = (name: string) => async (node: ChainNode) => {
  const answer = await askHttp(node, APTOS_CHAIN, { path: SCHEDULE, read: (each) => each })
  if (answer.status === 404) return null
  const { data } = bodyOf(answer) as { readonly data?: { readonly entries?: readonly Fields[] } }
  const value = data?.entries?.find(({ key }) => key === name)?.['val']
  return typeof value === 'string' ? BigInt(value) : null
}

const APTOS: readonly Fact[] = [
  { what: 'octas for a unit of gas', said: APTOS_FACTS.minGasPrice, ask: scheduled('txn.min_price_per_gas_unit') },
  {
    what: 'the most units of gas of a transaction',
    said: APTOS_FACTS.maxGasUnits,
    ask: scheduled('txn.maximum_number_of_gas_units'),
  },
]

/** In the words with which java-tron refuses one more. */
async function mostBlocks(node: ChainNode): Promise<number | null> {
  const { number } = await readHead(node)
  const [fromBlock, toBlock] = [number - MOST_BLOCKS - 1, number].map((each) => `0x${Math.max(each, 0).toString(16)}`)
  const search = { path: 'jsonrpc', method: 'eth_getLogs', params: [{ fromBlock, toBlock }] }
  const refused = await callNode(node, TRON_CHAIN, search).catch((error: unknown) => {
    if (error instanceof NodeRefusal) return error
    throw error
  })
  const [, most] = /max block range: (\d+)/.exec(refused instanceof NodeRefusal ? refused.message : '') ?? []
  return most ? Number(most) : null
}

const BLOCKS_BACK = 20

/** The shortest time between blocks: a witness may miss its own. */
async function blockTime(node: ChainNode): Promise<number | null> {
  const { number, time } = await readHead(node)
  const post = asJson({ num: number - BLOCKS_BACK })
  const block = await askHttp(node, TRON_CHAIN, { path: 'wallet/getblockbynum', post, read: bodyOf })
  const { block_header: header } = block as { readonly block_header?: { readonly raw_data?: Fields } }
  const earlier = header?.raw_data?.['timestamp']
  if (typeof earlier !== 'number') return null
  const each = (time - earlier) / BLOCKS_BACK
  return each > BLOCK_MS && each < 2 * BLOCK_MS ? BLOCK_MS : each
}

const TRON: readonly Fact[] = [
  { what: 'blocks that a search of logs takes', said: MOST_BLOCKS, ask: mostBlocks },
  { what: 'milliseconds from block to block', said: BLOCK_MS, ask: blockTime },
]

/** Of EVM networks the product keeps estimates alone, which no node confirms. */
export const FACTS: Readonly<Record<Family, readonly Fact[]>> = {
  evm: [],
  solana: SOLANA,
  sui: SUI,
  aptos: APTOS,
  tron: TRON,
}
