import { Account, generateSignedTransaction, SimpleTransaction } from '@aptos-labs/ts-sdk'
import { coinWithBalance, Transaction } from '@mysten/sui.js/transactions'
import { SuiGrpcClient } from '@mysten/sui.js/grpc'
import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { rest } from '../chains/aptos/rest-client.ts'
import { createAptosPort } from '../chains/aptos/aptos-port.ts'
import { transferTransaction } from '../chains/aptos/transfer-transaction.ts'
import { APTOS_TOKENS, SUI_TOKENS } from '../chains/networks.ts'
import { createSuiPort } from '../chains/sui/sui-port.ts'
import type { ChainPort } from '../sandbox/payouts/chain-port.ts'

/** A person with a wallet on a network whose deposits wait for the registration of their transactions. */
export interface Payer {
  readonly address: string
  /** Hands over a transfer of USDC, and answers its hash, which is known whether or not it is executed. */
  pay(to: string, units: bigint): Promise<string>
}

export interface PayerFamily {
  readonly network: 'sui' | 'aptos'
  port(rpcUrl: string): ChainPort
  create(rpcUrl: string): Promise<Payer>
}

const aptos: PayerFamily = {
  network: 'aptos',
  port: createAptosPort,
  async create(rpcUrl) {
    const wallet = Account.generate()
    const address = wallet.accountAddress.toString()
    const pay = async (to: string, units: bigint) => {
      const { sequence_number: next } = await rest<{ sequence_number: string }>(rpcUrl, `accounts/${address}`)
      const raw = transferTransaction({
        sender: address,
        asset: APTOS_TOKENS.usdc.address,
        to,
        units,
        sequenceNumber: BigInt(next),
        maxGasAmount: 20_000n,
        gasUnitPrice: 100n,
        expiresAt: BigInt(Math.floor(Date.now() / 1000) + 60),
      })
      const transaction = new SimpleTransaction(raw)
      const senderAuthenticator = wallet.signTransactionWithAuthenticator(transaction)
      const bcs = generateSignedTransaction({ transaction, senderAuthenticator })
      const { hash } = await rest<{ hash: string }>(rpcUrl, 'transactions', { bcs })
      await rest(rpcUrl, `transactions/wait_by_hash/${hash}`)
      return hash
    }
    return { address, pay }
  },
}

const sui: PayerFamily = {
  network: 'sui',
  port: createSuiPort,
  async create(rpcUrl) {
    const client = new SuiGrpcClient({ network: 'mainnet', baseUrl: rpcUrl })
    const wallet = new Ed25519Keypair()
    const pay = async (to: string, units: bigint) => {
      const transaction = new Transaction()
      transaction.setSender(wallet.toSuiAddress())
      transaction.transferObjects([coinWithBalance({ type: SUI_TOKENS.usdc.address, balance: units })], to)
      const bytes = await transaction.build({ client })
      const { signature } = await wallet.signTransaction(bytes)
      const executing = client.core.executeTransaction({ transaction: bytes, signatures: [signature] })
      // A node that is behind answers much later.
      await Promise.race([executing, new Promise((resolve) => setTimeout(resolve, 500))])
      executing.catch(() => {})
      return transaction.getDigest({ client })
    }
    return { address: wallet.toSuiAddress(), pay }
  },
}

export const PAYER_FAMILIES = [sui, aptos] as const
