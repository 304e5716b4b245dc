import type { Stablecoin } from '../../domain/currency.ts'
import { toUnits } from '../../lib/money.ts'
import type { ChainAdapter, ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { frozenTokens, notEnoughForFee, notEnoughTokens, unsupportedToken } from '../send-failure.ts'
import type { TransferOrder } from '../transfer-order.ts'
import { readHolders, type Holder } from './token/holders.ts'
import type { Mint } from './token/mint.ts'
import { sendMethodOf } from './signing.ts'
import { readTokenAccount, TOKEN_PROGRAMS } from './token/token-program.ts'

/** In lamports: the fee of a signature. */
const FEE = 5000n
/** In lamports: 0.00203928 SOL for a token account. */
const rentOf = (bytes: number) => BigInt((128 + bytes) * 6960)
/** An account holds at least this, or nothing. */
const LEAST_LEFT = rentOf(0)

const refused = () => new ChainError('network/refused')

function heldBy({ account: found }: Holder, owner: string, mint: string) {
  if (!found) return null
  const account = readTokenAccount(found)
  // A token account can be given to another owner, who would then receive what is sent to the first.
  if (account?.owner !== owner || account.mint !== mint) throw refused()
  return account
}

interface Held {
  readonly mint: Mint
  readonly source: Holder
  readonly rent: bigint
}

/** Returns the lamports left for a bid. Throws if funds are missing. */
function checkHeld({ from, token, units }: Source, coin: Stablecoin, { mint, source, rent }: Held): bigint {
  if (!mint.isExact) throw unsupportedToken(coin)
  const held = heldBy(source, from, token.address)
  if (!held || held.units < units) throw notEnoughTokens(coin)
  if (held.isFrozen) throw frozenTokens(coin)
  const left = (source.wallet?.lamports ?? 0n) - FEE - rent
  if (left !== 0n && left < LEAST_LEFT) throw notEnoughForFee('solana')
  return left && left - LEAST_LEFT
}

type Source = Pick<TransferOrder, 'from' | 'token' | 'units'>

/** Checks before a payout exists (decisions.md C21): its address is not known yet, so it is taken for one without a token account. */
export async function check(...[session, asked, node]: Parameters<ChainAdapter['check']>): Promise<void> {
  const { coin, amount, from } = asked
  const token = node.token('solana', coin)
  const units = token && toUnits(amount, token.decimals)
  if (!units) throw refused()
  await sendMethodOf(session, from)
  const { mint, holders } = await readHolders(node, token.address, [from])
  checkHeld({ from, token, units }, coin, { mint, source: holders[0]!, rent: rentOf(mint.accountBytes) })
}

/** Checks the tokens, then SOL for the fee and for the rent of a missing token account of the recipient (decisions.md C9). */
export async function checkFunds(order: TransferOrder, coin: Stablecoin, node: ChainNode) {
  const { from, to, token } = order
  const { mint, holders } = await readHolders(node, token.address, [from, to])
  const [source, target] = [holders[0]!, holders[1]!]
  // Tokens that are sent to a token account, as if it were an owner, are lost.
  if (target.wallet && TOKEN_PROGRAMS.includes(target.wallet.program)) throw refused()
  const receiving = heldBy(target, to, token.address)
  if (receiving?.isFrozen) throw refused()
  const createsAccount = receiving === null
  const spare = checkHeld(order, coin, { mint, source, rent: createsAccount ? rentOf(mint.accountBytes) : 0n })
  return { createsAccount, token: mint, spare }
}
