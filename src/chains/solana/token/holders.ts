import { PublicKey } from '@solana/web3.js'
import type { ChainNode } from '../../adapter.ts'
import { ChainError } from '../../chain-error.ts'
import { readMint, type Mint } from './mint.ts'
import { readAccounts } from '../node-reads.ts'
import { TOKEN_PROGRAMS, tokenAccountOf } from './token-program.ts'

type Found = Awaited<ReturnType<typeof readAccounts>>[number]

export interface Holder {
  readonly wallet: Found | undefined
  readonly account: Found | undefined
}

interface TokenHolders {
  readonly mint: Mint
  readonly holders: readonly Holder[]
}

/** One call, in the order of the owners, for the accounts of both token programs: which one is right is only known from the mint. */
export async function readHolders(node: ChainNode, address: string, owners: readonly string[]): Promise<TokenHolders> {
  const at = new PublicKey(address)
  const tokens = TOKEN_PROGRAMS.map((program) => ({ mint: at, program: new PublicKey(program) }))
  const addressesOf = (owner: string) => [
    owner,
    ...tokens.map((token) => tokenAccountOf(new PublicKey(owner), token).toBase58()),
  ]
  const [found, ...accounts] = await readAccounts(node, [address, ...owners.flatMap(addressesOf)])
  const mint = readMint(address, found)
  if (!mint) throw new ChainError('network/refused')
  const programIndex = TOKEN_PROGRAMS.indexOf(mint.program.toBase58())
  const holders = owners.map((_, index) => {
    const [wallet, ...both] = accounts.slice(index * (1 + tokens.length))
    return { wallet, account: both[programIndex] }
  })
  return { mint, holders }
}
