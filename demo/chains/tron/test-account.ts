import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'
import { testKey } from '../../sandbox/wallets/test-keys.ts'
import { readTransferCall } from '../evm/erc20.ts'
import { JsonRpcError } from '../json-rpc.ts'
import { TRON_TOKENS } from '../networks.ts'
import type { Payment } from '../test-wallet/payment.ts'
import type { TestAccount } from '../test-wallet/test-account.ts'
import { fromUnits } from '../token-amount.ts'
import { base58Address, fromEvmAddress, hexAddress } from './address.ts'

const { address, secret } = testKey('tron', 0)
const USDT = hexAddress(TRON_TOKENS.usdt.address)

/** Null while the network does not run. */
export type TronState = { readonly address: string } | null

/** A transaction as tronweb has it. It names no node, so that the wallet signs also while Tron does not run. */
async function readTransaction(asked: unknown) {
  const { readJsonTransaction } = await import('./chain/transaction.ts')
  const json = (asked ?? {}) as Readonly<Record<string, unknown>>
  const transaction = await (async () => readJsonTransaction(json))().catch(() => {
    throw new JsonRpcError(-32602, 'This is no transaction.')
  })
  if (
    json['raw_data_hex'] !== transaction.rawHex ||
    json['txID'] !== hex.encode(sha256(hex.decode(transaction.rawHex)))
  )
    throw new JsonRpcError(-32602, 'The bytes of the transaction are not those of its fields.')
  if (transaction.contract?.owner !== hexAddress(address)) throw new JsonRpcError(4100, 'This is another account.')
  return { json, transaction, contract: transaction.contract }
}

/** The payment of a transaction; null for any other than one transfer of USDT. */
async function paymentOf(asked: unknown): Promise<Payment | null> {
  const { contract, transaction } = await readTransaction(asked)
  if (contract.type !== 'TriggerSmartContract' || contract.contract !== USDT || contract.callValue !== 0n) return null
  const transfer = readTransferCall(`0x${contract.data}`)
  if (!transfer || transaction.contracts !== 1) return null
  const amount = fromUnits(transfer.value, TRON_TOKENS.usdt.decimals)
  return { amount, coin: 'USDT', to: base58Address(fromEvmAddress(transfer.to)) }
}

/** Answers the transaction with the wallet's signature, as `trx.sign` does. */
async function sign(asked: unknown): Promise<object> {
  const { json } = await readTransaction(asked)
  const { utils } = await import('tronweb')
  const unsigned = { ...json, signature: [] } as unknown as Parameters<typeof utils.crypto.signTransaction>[1]
  return utils.crypto.signTransaction(hex.encode(secret), unsigned) as object
}

export const tronAccount = {
  address,
  /** A transfer to a new holder costs some 14 TRX. */
  coins: '2000',
  state: ({ tron }): TronState => (tron ? { address } : null),
  methods: () => ({ tron_payment: paymentOf, tron_sign: sign }),
} satisfies TestAccount<TronState>
