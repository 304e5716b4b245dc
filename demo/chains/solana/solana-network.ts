import { type Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import * as z from 'zod'
import { sendTokens } from '../sending/faucet.ts'
import type { LocalNetwork } from '../local-network.ts'
import { SOLANA_TOKENS } from '../networks.ts'
import { toUnits } from '../token-amount.ts'
import { startJsonRpcServer } from './json-rpc-server.ts'
import { SLOT_MS, SOLANA_FACTS, type SolanaFacts } from './facts.ts'
import { SolanaLedger } from './ledger.ts'
import { address, ignored, method } from './method.ts'
import { createSlotClock } from './slots.ts'
import { createSolanaPort, solanaTreasury } from './solana-port.ts'
import { TOKEN_PROGRAM, mintData, tokenAccountData } from './token-account.ts'
import { tokenAddress } from './token-instructions.ts'
import { decodeTransaction } from './transactions/wire-transaction.ts'

const SYSTEM_PROGRAM = SystemProgram.programId.toBase58()
const SUPPLY = 1_000_000_000n
const TREASURY_LAMPORTS = 1_000_000_000_000_000n

export interface SolanaNetwork extends LocalNetwork {
  /** Skips slots. A blockhash expires after 150. */
  skipSlots(slots: number): void
  /** The next transactions are accepted and dropped, as on a congested network. */
  loseNext(transactions: number): void
  stop(): Promise<void>
}

interface Options {
  readonly slotMs?: number
  readonly facts?: Partial<SolanaFacts>
}

export async function startSolanaNetwork({ slotMs = SLOT_MS, ...options }: Options = {}): Promise<SolanaNetwork> {
  const facts = { ...SOLANA_FACTS, ...options.facts }
  const slots = createSlotClock(slotMs)
  const ledger = new SolanaLedger(slots, facts)
  const treasury = solanaTreasury()
  seed(ledger, treasury.publicKey)

  let losing = 0
  const node = { ledger, facts, losesNext: () => losing > 0 && losing-- > 0 }
  const airdrop = (to: string, lamports: bigint) => transferLamports(ledger, treasury, { to, lamports })
  const server = await startJsonRpcServer(node, {
    requestAirdrop: method(z.tuple([address, z.int().positive(), ignored]), (_, [to, lamports]) =>
      airdrop(to, BigInt(lamports)),
    ),
  })
  const port = createSolanaPort(server.rpcUrl)

  return {
    network: 'solana',
    rpcUrl: server.rpcUrl,
    port,
    async fund(to, funds) {
      if (funds.native) airdrop(to, toUnits(funds.native, 9))
      await sendTokens(port, to, funds)
    },
    skipSlots: (count) => slots.skip(count),
    loseNext(transactions) {
      losing = transactions
    },
    prune: () => ledger.prune(),
    stop: () => server.close(),
  }
}

function seed(ledger: SolanaLedger, treasury: PublicKey): void {
  const owned = (data: Uint8Array) => ({
    data,
    lamports: ledger.rentExemption(data.length),
    programAddress: TOKEN_PROGRAM,
    executable: false,
  })
  const plain = { data: new Uint8Array(), programAddress: SYSTEM_PROGRAM, executable: false }
  ledger.setAccount({ ...plain, address: treasury.toBase58(), lamports: TREASURY_LAMPORTS })

  for (const { address: mint, decimals } of Object.values(SOLANA_TOKENS)) {
    const supply = SUPPLY * 10n ** BigInt(decimals)
    const holding = tokenAddress(treasury, new PublicKey(mint)).toBase58()
    ledger.setAccount({ address: mint, ...owned(mintData({ supply, decimals })) })
    const account = tokenAccountData({ mint, owner: treasury.toBase58(), amount: supply })
    ledger.setAccount({ address: holding, ...owned(account) })
  }
}

function transferLamports(
  ledger: SolanaLedger,
  treasury: Keypair,
  { to, lamports }: { to: string; lamports: bigint },
): string {
  const toPubkey = new PublicKey(to)
  const transaction = new Transaction({ feePayer: treasury.publicKey, ...ledger.latestBlockhash() })
  transaction.add(SystemProgram.transfer({ fromPubkey: treasury.publicKey, toPubkey, lamports }))
  transaction.sign(treasury)
  const wire = decodeTransaction(new Uint8Array(transaction.serialize()))
  ledger.execute(wire)
  return wire.signature
}
