import type { SuiGrpcClient } from '@mysten/sui.js/grpc'
import type { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { sandboxKey } from '../sandbox-keys.ts'

/** The SDK is loaded with the first call, transaction or key that is needed: an installation need not have it. */
export async function suiClient(rpcUrl: string): Promise<SuiGrpcClient> {
  const { SuiGrpcClient } = await import('@mysten/sui.js/grpc')
  return new SuiGrpcClient({ network: 'mainnet', baseUrl: rpcUrl })
}

/** A transaction with its checkpoint, if it is in one. Null for one that the node does not know, or has pruned. */
export async function transactionAt(
  client: SuiGrpcClient,
  digest: string,
): Promise<{ readonly checkpoint?: bigint } | null> {
  const asked = { digests: [digest], readMask: { paths: ['checkpoint'] } }
  const [found] = (await client.ledgerService.batchGetTransactions(asked)).response.transactions
  return found?.result.oneofKind === 'transaction' ? found.result.transaction : null
}

export async function keypairOf(secret: Uint8Array): Promise<Ed25519Keypair> {
  const { Ed25519Keypair } = await import('@mysten/sui.js/keypairs/ed25519')
  return Ed25519Keypair.fromSecretKey(secret)
}

/** A key of the sandbox, which is the same after each start. */
export const sandboxKeypair = (...purpose: readonly string[]) => keypairOf(sandboxKey('sui', ...purpose))
