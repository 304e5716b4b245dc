import { PublicKey } from '@solana/web3.js'
import type { Stablecoin } from '../../domain/currency.ts'
import { toUnits } from '../../lib/money.ts'
import type { ChainAdapter, ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { notEnoughForFee, notEnoughTokens } from '../send-failure.ts'
import type { TransferOrder } from '../transfer-order.ts'
import { readAccounts } from './node-reads.ts'
import { wayOf } from './signing.ts'
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

const accountOf = (owner: string, { address }: TransferOrder['token']) =>
  tokenAccountOf(new PublicKey(owner), new PublicKey(address)).toBase58()

interface Held {
  readonly wallet: Found | undefined
  readonly source: Found | undefined
  /** In lamports, besides the fee. */
  readonly rent: bigint
}

/** The tokens first, then the coin (decisions.md C9). */
function checkHeld({ from, token, units }: Source, coin: Stablecoin, { wallet, source, rent }: Held): void {
  if ((heldBy(source, from, token.address) ?? 0n) < units) throw notEnoughTokens(coin)
  const left = (wallet?.lamports ?? 0n) - FEE - rent
  if (left !== 0n && left < LEAST_LEFT) throw notEnoughForFee('solana')
}

type Source = Pick<TransferOrder, 'from' | 'token' | 'units'>

/** Before there is a payout. Whether the recipient's token account has to be paid for is not known before there is a recipient. */
export async function check(...[session, asked, node]: Parameters<ChainAdapter['check']>): Promise<void> {
  const { coin, amount, from } = asked
  const token = node.token('solana', coin)
  const units = token && toUnits(amount, token.decimals)
  if (!units) throw refused()
  wayOf(session, from)
  const [wallet, source] = await readAccounts(node, [from, accountOf(from, token)])
  checkHeld({ from, token, units }, coin, { wallet, source, rent: 0n })
}

/**
 * Checks the tokens first, then the coin for the fee and for the rent of the recipient's token account, when it is missing
 * (decisions.md C9). Resolves with whether it is missing.
 */
export async function checkFunds(order: TransferOrder, coin: Stablecoin, node: ChainNode): Promise<boolean> {
  const { from, to, token } = order
  const addresses = [from, accountOf(from, token), to, accountOf(to, token)]
  const [wallet, source, recipient, target] = await readAccounts(node, addresses)
  // Tokens that are sent to a token account, as if it were an owner, are out of everybody's reach.
  if (recipient && TOKEN_PROGRAMS.includes(recipient.program)) throw refused()
  const isMissing = heldBy(target, to, token.address) === null
  checkHeld(order, coin, { wallet, source, rent: isMissing ? TOKEN_ACCOUNT_RENT : 0n })
  return isMissing
}
