import { Connection, Keypair, PublicKey, Transaction, type TransactionInstruction } from '@solana/web3.js'
import { SOLANA_TOKENS } from '../networks.ts'
import { startSolanaNetwork } from './solana-network.ts'
import { createTokenAccount, transferTokens } from './token-instructions.ts'

const SLOT_MS = 30
export const USDC = new PublicKey(SOLANA_TOKENS.usdc.address)

/** A network for one test file, and the actions of a wallet. */
export async function openTestNetwork() {
  const solana = await startSolanaNetwork({ slotMs: SLOT_MS })
  const connection = new Connection(solana.rpcUrl, 'confirmed')

  async function signed(payer: Keypair, ...instructions: TransactionInstruction[]): Promise<Transaction> {
    const transaction = new Transaction({ feePayer: payer.publicKey, ...(await connection.getLatestBlockhash()) })
    transaction.add(...instructions)
    transaction.sign(payer)
    return transaction
  }

  const transferUsdc = (from: Keypair, to: PublicKey, units: bigint) => [
    createTokenAccount(from.publicKey, to, USDC),
    transferTokens({ from: from.publicKey, to, mint: USDC, units, decimals: 6 }),
  ]

  async function settle(signature: string) {
    for (;;) {
      const { value } = await connection.getSignatureStatuses([signature])
      if (value[0] && value[0].confirmationStatus !== 'processed') return value[0]
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  async function fundedWallet(funds: { native?: string; usdc?: string }): Promise<Keypair> {
    const wallet = Keypair.generate()
    await solana.fund(wallet.publicKey.toBase58(), funds)
    return wallet
  }

  const balanceOf = (owner: PublicKey) => solana.port.balance({ token: 'usdc', address: owner.toBase58() })

  return { solana, connection, signed, transferUsdc, settle, fundedWallet, balanceOf }
}
