import { SuiGrpcClient } from '@mysten/sui.js/grpc'
import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { Transaction, coinWithBalance } from '@mysten/sui.js/transactions'
import { SUI_TOKENS } from '../networks.ts'
import type { Funds } from '../local-network.ts'
import { type SuiOptions, startSuiNetwork } from './sui-network.ts'

const CHECKPOINT_MS = 30
const FINALITY_MS = 400
export const USDC = SUI_TOKENS.usdc.address

/** A network for one test file, Sui's own client, and the actions of a wallet. */
export async function openTestNetwork(options: SuiOptions = {}) {
  const network = await startSuiNetwork({ blockMs: CHECKPOINT_MS, finalityMs: FINALITY_MS, ...options })
  const client = new SuiGrpcClient({ network: 'mainnet', baseUrl: network.rpcUrl })

  async function fundedWallet(funds: Funds): Promise<Ed25519Keypair> {
    const wallet = new Ed25519Keypair()
    await network.fund(wallet.toSuiAddress(), funds)
    return wallet
  }

  /** A transfer of USDC, whose open fields the SDK and the node fill in. */
  function transfer(from: Ed25519Keypair, to: string, units: bigint): Transaction {
    const transaction = new Transaction()
    transaction.setSender(from.toSuiAddress())
    transaction.transferObjects([coinWithBalance({ type: USDC, balance: units })], to)
    return transaction
  }

  const built = (transaction: Transaction) => transaction.build({ client })

  async function signed(from: Ed25519Keypair, bytes: Uint8Array) {
    const { signature } = await from.signTransaction(bytes)
    return { transaction: bytes, signatures: [signature] }
  }

  /** The bytes and the signature of a transfer. */
  const signedTransfer = async (from: Ed25519Keypair, to: string, units: bigint) =>
    signed(from, await built(transfer(from, to, units)))

  const execute = (submission: Awaited<ReturnType<typeof signed>>) =>
    client.core.executeTransaction({ ...submission, include: { effects: true, balanceChanges: true } })

  const balanceOf = (address: string) => network.port.balance({ token: 'usdc', address })

  return { network, client, fundedWallet, transfer, built, signed, signedTransfer, execute, balanceOf }
}
