import { Account, Ed25519PrivateKey } from '@aptos-labs/ts-sdk'
import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { testKey } from '../../../demo/sandbox/wallets/test-keys.ts'
import type { WalletSession } from '../../../src/chains/adapter.ts'
import { keypairWallet as aptosWallet } from '../../../src/chains/aptos/keypair-wallet.fixture.ts'
import { loadAdapter } from '../../../src/chains/load-adapter.ts'
import { createChainNode } from '../../../src/chains/node.ts'
import { keypairWallet as suiWallet } from '../../../src/chains/sui/keypair-wallet.fixture.ts'

export type LateFamily = 'sui' | 'aptos'

const SESSIONS: Readonly<Record<LateFamily, (secret: Uint8Array) => WalletSession>> = {
  sui: (secret) => suiWallet({ key: Ed25519Keypair.fromSecretKey(secret) }).session,
  aptos: (secret) =>
    aptosWallet({ key: Account.fromPrivateKey({ privateKey: new Ed25519PrivateKey(secret) }) }).session,
}

interface Sent {
  readonly family: LateFamily
  readonly rpcUrl: string
  readonly to: string
  readonly amount: string
}

/** Sends what the account of the Test Wallet was asked for, after all, with no page that would know. */
export async function sendLate({ family, rpcUrl, to, amount }: Sent): Promise<string> {
  const { secret, address: from } = testKey(family, 0)
  const adapter = await loadAdapter(family)
  const node = createChainNode({ fetch, rpcUrls: { [family]: rpcUrl }, relay: async () => 'unknown' })
  const deposit = { network: family, coin: 'usdc', amount, from, to, memo: null } as const
  const watch = await adapter.send(SESSIONS[family](secret), deposit, node, { async onAsking() {}, onHash() {} })
  while ((await watch.look()) !== 'confirmed') await new Promise((resolve) => setTimeout(resolve, 200))
  return watch.hash
}
