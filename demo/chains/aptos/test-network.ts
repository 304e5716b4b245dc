import {
  Account,
  Aptos,
  AptosConfig,
  type Ed25519Account,
  Network,
  RawTransaction,
  SimpleTransaction,
  generateSignedTransaction,
} from '@aptos-labs/ts-sdk'
import { APTOS_TOKENS } from '../networks.ts'
import { startAptosNetwork } from './aptos-network.ts'

const BLOCK_MS = 30
export const USDC = APTOS_TOKENS.usdc.address
export const TRANSFER = '0x1::primary_fungible_store::transfer'

interface Options {
  readonly units: bigint
  readonly sequenceNumber?: bigint
  readonly maxGasAmount?: number
  readonly gasUnitPrice?: number
  readonly expireTimestamp?: number
}

/** A network for one test file, Aptos' own client, and the actions of a wallet. */
export async function openTestNetwork() {
  const network = await startAptosNetwork({ blockMs: BLOCK_MS })
  const aptos = new Aptos(new AptosConfig({ network: Network.CUSTOM, fullnode: network.rpcUrl }))

  async function fundedWallet(funds: { native?: string; usdc?: string }): Promise<Ed25519Account> {
    const wallet = Account.generate()
    await network.fund(wallet.accountAddress.toString(), funds)
    return wallet
  }

  /** The time of the network, which tests move. */
  const inSeconds = async (seconds: number) => {
    const { ledger_timestamp: now } = await aptos.getLedgerInfo()
    return Number(BigInt(now) / 1_000_000n) + seconds
  }

  async function built(from: Account, to: string, { units, ...options }: Options): Promise<SimpleTransaction> {
    const expireTimestamp = options.expireTimestamp ?? (await inSeconds(60))
    const functionArguments = [USDC, to, units]
    const typeArguments = ['0x1::fungible_asset::Metadata']
    const data = { function: TRANSFER, typeArguments, functionArguments } as const
    const { sequenceNumber, ...rest } = { gasUnitPrice: 100, maxGasAmount: 8000, ...options, expireTimestamp }
    const accountSequenceNumber = sequenceNumber === undefined ? {} : { accountSequenceNumber: sequenceNumber }
    const asked = { sender: from.accountAddress, data, options: { ...rest, ...accountSequenceNumber } }
    return aptos.transaction.build.simple(asked)
  }

  const signedBy = (signer: Account, transaction: SimpleTransaction): Uint8Array =>
    generateSignedTransaction({
      transaction,
      senderAuthenticator: signer.signTransactionWithAuthenticator(transaction),
    })

  /** The bytes of a signed transfer. */
  const signed = async (from: Account, to: string, options: Options) => signedBy(from, await built(from, to, options))

  async function submit(bytes: Uint8Array) {
    const headers = { 'Content-Type': 'application/x.aptos.signed_transaction+bcs' }
    const response = await fetch(`${network.rpcUrl}/transactions`, { method: 'POST', headers, body: bytes as BodyInit })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  const read = async (path: string) => {
    const response = await fetch(`${network.rpcUrl}/${path}`)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  const balanceOf = (address: { toString(): string }) =>
    network.port.balance({ token: 'usdc', address: address.toString() })

  return { network, inSeconds, aptos, fundedWallet, built, signedBy, signed, submit, read, balanceOf }
}

type Change = Partial<
  Pick<RawTransaction, 'sender' | 'sequence_number' | 'payload' | 'max_gas_amount' | 'expiration_timestamp_secs'>
> & { chain_id?: RawTransaction['chain_id'] }

/** The same transaction with other fields. */
export function changed({ rawTransaction: raw }: SimpleTransaction, change: Change): SimpleTransaction {
  const { sender, sequence_number, payload, max_gas_amount, expiration_timestamp_secs, chain_id } = {
    ...raw,
    ...change,
  }
  return new SimpleTransaction(
    new RawTransaction(
      sender,
      sequence_number,
      payload,
      max_gas_amount,
      raw.gas_unit_price,
      expiration_timestamp_secs,
      chain_id,
    ),
  )
}
