import { createHash } from 'node:crypto'
import { Keypair, PublicKey, SystemProgram, Transaction, type TransactionInstruction } from '@solana/web3.js'
import type { ChainPort, ChainToken, ChainTransfer } from '../../sandbox/payouts/chain-port.ts'
import { rpc } from '../json-rpc.ts'
import { SOLANA_TOKENS } from '../networks.ts'
import { oncePerReference } from '../once-per-reference.ts'
import { sandboxKey } from '../sandbox-keys.ts'
import { fromUnits, toUnits } from '../token-amount.ts'
import { readSolanaDeposits } from './solana-deposits.ts'
import { createTokenAccount, tokenAddress, transferTokens } from './token-instructions.ts'

const CONFIRM_POLL_MS = 50
const USDC_MINT = new PublicKey(SOLANA_TOKENS.usdc.address)

interface Answer<Value> {
  readonly value: Value
}

interface SignatureStatus {
  readonly err: unknown
  readonly confirmationStatus: string
}

export const solanaTreasury = () => Keypair.fromSeed(sandboxKey('solana', 'treasury'))

/** Needs only the URL of the network, so a sandbox can use a network of another process. */
export function createSolanaPort(rpcUrl: string): ChainPort {
  const treasury = solanaTreasury()

  const sendOnce = oncePerReference(async (transfer: ChainTransfer) => {
    const receipt = await receiptFor(treasury.publicKey, transfer.reference)
    const earlier = await findSent(rpcUrl, receipt.address)
    if (earlier) return { hash: earlier }

    const rent = await rpc<number>(rpcUrl, 'getMinimumBalanceForRentExemption', [0])
    // An account can be created once, and this one is created in the same transaction: the network refuses a second payment.
    const created = SystemProgram.createAccountWithSeed({
      fromPubkey: treasury.publicKey,
      basePubkey: treasury.publicKey,
      newAccountPubkey: receipt.address,
      seed: receipt.seed,
      lamports: rent,
      space: 0,
      programId: SystemProgram.programId,
    })
    return { hash: await handOver(rpcUrl, treasury, [created, ...payment(treasury.publicKey, transfer)]) }
  })

  return {
    network: 'sol',
    rpcUrl,
    send: sendOnce,
    async balance({ token, address }) {
      const { decimals, address: mint } = SOLANA_TOKENS[token]
      const filter = [{ mint }, { encoding: 'jsonParsed' }]
      const { value } = await rpc<Answer<ParsedAccount[]>>(rpcUrl, 'getTokenAccountsByOwner', [address, ...filter])
      const units = value.map(({ account }) => BigInt(account.data.parsed.info.tokenAmount.amount))
      return fromUnits(
        units.reduce((sum, each) => sum + each, 0n),
        decimals,
      )
    },
    async depositAddress(reference) {
      return depositOwner(reference).toBase58()
    },
    async mintAddress(reference) {
      const owner = depositOwner(reference)
      const account = tokenAddress(owner, USDC_MINT).toBase58()
      const { value } = await rpc<Answer<object | null>>(rpcUrl, 'getAccountInfo', [account, { encoding: 'base64' }])
      if (value === null) await handOver(rpcUrl, treasury, [createTokenAccount(treasury.publicKey, owner, USDC_MINT)])
      return account
    },
    deposits: (cursor) => readSolanaDeposits(rpcUrl, cursor),
  }
}

const depositOwner = (reference: string) => Keypair.fromSeed(sandboxKey('solana', 'deposit', reference)).publicKey

/** Waits until it is confirmed. */
async function handOver(
  rpcUrl: string,
  payer: Keypair,
  instructions: readonly TransactionInstruction[],
): Promise<string> {
  const { value: latest } = await rpc<Answer<{ blockhash: string; lastValidBlockHeight: number }>>(
    rpcUrl,
    'getLatestBlockhash',
  )
  const transaction = new Transaction({ feePayer: payer.publicKey, ...latest })
  transaction.add(...instructions)
  transaction.sign(payer)
  const config = { encoding: 'base64', maxRetries: 1 }
  const hash = await rpc<string>(rpcUrl, 'sendTransaction', [transaction.serialize().toString('base64'), config])
  await confirmed(rpcUrl, hash, latest.lastValidBlockHeight)
  return hash
}

interface ParsedAccount {
  readonly account: {
    readonly data: { readonly parsed: { readonly info: { readonly tokenAmount: { amount: string } } } }
  }
}

function payment(from: PublicKey, { token, to, amount }: { token: ChainToken; to: string; amount: string }) {
  const { decimals, address } = SOLANA_TOKENS[token]
  const mint = new PublicKey(address)
  const owner = new PublicKey(to)
  const units = toUnits(amount, decimals)
  return [createTokenAccount(from, owner, mint), transferTokens({ from, to: owner, mint, units, decimals })]
}

async function receiptFor(treasury: PublicKey, reference: string) {
  const seed = createHash('sha256').update(reference).digest('hex').slice(0, 32)
  return { seed, address: await PublicKey.createWithSeed(treasury, seed, SystemProgram.programId) }
}

async function findSent(rpcUrl: string, receipt: PublicKey): Promise<string | null> {
  const about = [receipt.toBase58(), { commitment: 'confirmed' }]
  const rows = await rpc<{ signature: string; err: unknown }[]>(rpcUrl, 'getSignaturesForAddress', about)
  return rows.find(({ err }) => err === null)?.signature ?? null
}

async function confirmed(rpcUrl: string, signature: string, lastValidBlockHeight: number): Promise<void> {
  for (;;) {
    const height = await rpc<number>(rpcUrl, 'getBlockHeight')
    const { value } = await rpc<Answer<(SignatureStatus | null)[]>>(rpcUrl, 'getSignatureStatuses', [[signature]])
    const [status] = value
    if (status?.err) throw new Error(`The network refused the transfer ${signature}: ${JSON.stringify(status.err)}`)
    if (status && status.confirmationStatus !== 'processed') return
    if (!status && height > lastValidBlockHeight) throw new Error(`The network lost the transfer ${signature}`)
    await new Promise((resolve) => setTimeout(resolve, CONFIRM_POLL_MS))
  }
}
