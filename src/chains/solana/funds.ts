import { PublicKey } from '@solana/web3.js'
import type { ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { notEnoughForFee } from '../send-failure.ts'
import type { TransferOrder } from '../transfer-order.ts'
import { readAccounts } from './node-reads.ts'
import { readTokenAccount, TOKEN_PROGRAMS, tokenAccountOf } from './token-program.ts'

/** In lamports: the fee of a signature, the rent of a token account, and the least that an account can have, if anything. */
const FEE = 5000n
const TOKEN_ACCOUNT_RENT = 2_039_280n
const LEAST_LEFT = 890_880n

const refused = () => new ChainError('network/refused')

type Found = Awaited<ReturnType<typeof readAccounts>>[number]

/** What a token account has; null where there is none. One that belongs to somebody else is refused. */
function heldBy(found: Found | undefined, owner: string, mint: string): bigint | null {
  if (!found) return null
  const account = readTokenAccount(found)
  // A token account can be given to another owner, who would then receive what is sent to the first.
  if (account?.owner !== owner || account.mint !== mint) throw refused()
  return account.units
}

/**
 * Checks the tokens first, then the coin for the fee and for the rent of the recipient's token account, when it is missing
 * (decisions.md C9). Resolves with whether it is missing.
 */
export async function checkFunds(
  { from, to, token, units }: TransferOrder,
  symbol: string,
  node: ChainNode,
): Promise<boolean> {
  const accountOf = (owner: string) => tokenAccountOf(new PublicKey(owner), new PublicKey(token.address)).toBase58()
  const [wallet, source, recipient, target] = await readAccounts(node, [from, accountOf(from), to, accountOf(to)])
  // Tokens that are sent to a token account, as if it were an owner, are out of everybody's reach.
  if (recipient && TOKEN_PROGRAMS.includes(recipient.program)) throw refused()
  const isMissing = heldBy(target, to, token.address) === null
  if ((heldBy(source, from, token.address) ?? 0n) < units)
    throw new ChainError('network/not-enough-tokens', { values: { coin: symbol } })
  const left = (wallet?.lamports ?? 0n) - FEE - (isMissing ? TOKEN_ACCOUNT_RENT : 0n)
  if (left !== 0n && left < LEAST_LEFT) throw notEnoughForFee('solana')
  return isMissing
}
