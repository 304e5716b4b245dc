import { createHash } from 'node:crypto'
import type { Ed25519Account } from '@aptos-labs/ts-sdk'
import type { ChainPort, ChainTransfer } from '../../sandbox/payouts/chain-port.ts'
import { oncePerReference } from '../once-per-reference.ts'
import { APTOS_TOKENS } from '../networks.ts'
import { sandboxKey } from '../sandbox-keys.ts'
import { fromUnits, toUnits } from '../token-amount.ts'
import { readAddress } from './addresses.ts'
import { readAptosDeposits } from './aptos-deposits.ts'
import { type RestRun, type RestTransaction, rest, restOrNull, restText } from './rest-client.ts'
import { aptosSdk } from './sdk.ts'

const PAGE = 100
const GAS_PRICE = 100n
/** Allowed in a simulation, which says what is used. */
const GAS_CAP = 2_000_000n
const CONFIRM_POLL_MS = 40
const CONFIRM_TIMEOUT_MS = 20_000

async function accountOf(...purpose: readonly string[]): Promise<Ed25519Account> {
  const { Account, Ed25519PrivateKey } = await aptosSdk()
  return Account.fromPrivateKey({ privateKey: new Ed25519PrivateKey(sandboxKey('aptos', ...purpose)) })
}

export const aptosTreasury = () => accountOf('treasury')

/** Needs only the URL of the network's API, which ends in `/v1`, so a sandbox can use a network of another process. */
export function createAptosPort(nodeUrl: string): ChainPort {
  const rpcUrl = nodeUrl.replace(/\/+$/, '')
  const sendOnce = oncePerReference(async (transfer: ChainTransfer) => {
    const treasury = await aptosTreasury()
    const from = treasury.accountAddress.toStringLong()
    // The sequence number is read before the search: a process that sends the same reference after the search uses the same
    // number, and the network rejects one of the two transactions.
    const { sequence_number: next } = await rest<{ sequence_number: string }>(rpcUrl, `accounts/${from}`)
    const expiration = expirationFor(transfer.reference)
    const earlier = await findSent(rpcUrl, from, expiration)
    if (earlier) return { hash: earlier }

    const bcs = await signedTransfer(rpcUrl, treasury, { ...transfer, sequenceNumber: BigInt(next), expiration })
    const { hash } = await rest<{ hash: string }>(rpcUrl, 'transactions', { bcs })
    await confirmed(rpcUrl, hash)
    return { hash }
  })

  return {
    network: 'aptos',
    rpcUrl,
    send: sendOnce,
    async balance({ token, address }) {
      const { address: asset, decimals } = APTOS_TOKENS[token]
      return fromUnits(BigInt(await restText(rpcUrl, `accounts/${address}/balance/${asset}`)), decimals)
    },
    async depositAddress(reference) {
      return (await accountOf('deposit', reference)).accountAddress.toStringLong()
    },
    deposits: (cursor) => readAptosDeposits(rpcUrl, cursor),
  }
}

/** A transfer has no place for a text, so a time of expiration that never comes carries the reference. */
const expirationFor = (reference: string): bigint =>
  10n ** 12n + createHash('sha256').update(reference).digest().readBigUInt64BE() / 2n ** 12n

async function findSent(rpcUrl: string, sender: string, expiration: bigint): Promise<string | null> {
  for (let start = 0n; ;) {
    const path = `accounts/${sender}/transactions?start=${start}&limit=${PAGE}`
    const page = (await restOrNull<RestTransaction[]>(rpcUrl, path)) ?? []
    const found = page.find((each) => each.success && BigInt(each.expiration_timestamp_secs) === expiration)
    if (found) return found.hash
    if (page.length < PAGE) return null
    start = BigInt(page.at(-1)!.sequence_number) + 1n
  }
}

interface Payment extends ChainTransfer {
  readonly sequenceNumber: bigint
  readonly expiration: bigint
}

async function signedTransfer(rpcUrl: string, treasury: Ed25519Account, payment: Payment): Promise<Uint8Array> {
  const { address: asset, decimals } = APTOS_TOKENS[payment.token]
  const { SimpleTransaction, generateSignedTransaction, generateSignedTransactionForSimulation } = await aptosSdk()
  const { transferTransaction } = await import('./transfer-transaction.ts')
  const withGas = (maxGasAmount: bigint) =>
    new SimpleTransaction(
      transferTransaction({
        sender: treasury.accountAddress.toString(),
        asset,
        to: readAddress(payment.to) ?? payment.to,
        units: toUnits(payment.amount, decimals),
        sequenceNumber: payment.sequenceNumber,
        maxGasAmount,
        gasUnitPrice: GAS_PRICE,
        expiresAt: payment.expiration,
      }),
    )
  const bcs = generateSignedTransactionForSimulation({ transaction: withGas(GAS_CAP) })
  const [run] = await rest<RestRun[]>(rpcUrl, 'transactions/simulate', { bcs })
  const transaction = withGas((BigInt(run!.gas_used) * 3n) / 2n)
  const senderAuthenticator = treasury.signTransactionWithAuthenticator(transaction)
  return generateSignedTransaction({ transaction, senderAuthenticator })
}

async function confirmed(rpcUrl: string, hash: string): Promise<void> {
  const giveUpAt = Date.now() + CONFIRM_TIMEOUT_MS
  while (Date.now() < giveUpAt) {
    const found = await restOrNull<RestTransaction>(rpcUrl, `transactions/by_hash/${hash}`)
    if (found?.type === 'user_transaction' && found.success) return
    if (found?.type === 'user_transaction')
      throw new Error(`The network refused the transfer ${hash}: ${found.vm_status}`)
    await new Promise((resolve) => setTimeout(resolve, CONFIRM_POLL_MS))
  }
  throw new Error(`The network has not confirmed ${hash} yet`)
}
