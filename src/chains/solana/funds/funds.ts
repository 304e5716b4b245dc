import type { Stablecoin } from '../../../domain/currency.ts'
import { toUnits } from '../../../lib/money.ts'
import type { ChainAdapter, ChainNode } from '../../adapter.ts'
import { ChainError } from '../../chain-error.ts'
import { patient } from '../../http/patient.ts'
import { frozenTokens, notEnoughTokens, unsupportedToken } from '../../send-failure.ts'
import type { TransferOrder } from '../../transfer-order.ts'
import { spareOf } from './costs.ts'
import { readBlockhash } from '../node-reads.ts'
import { readHolders, type Holder } from '../token/holders.ts'
import type { Mint } from '../token/mint.ts'
import { sendMethodOf } from '../signing.ts'
import { readTokenAccount, TOKEN_PROGRAMS } from '../token/token-program.ts'

const refused = () => new ChainError('network/refused')

function tokensOf({ account: found }: Holder, owner: string, mint: string) {
  if (!found) return null
  const account = readTokenAccount(found)
  // A token account can be given to another owner, who would then receive what is sent to the first.
  if (account?.owner !== owner || account.mint !== mint) throw refused()
  return account
}

interface SourceTokens {
  readonly mint: Mint
  readonly source: Holder
}

/** Returns the owner's lamports. Throws if tokens are missing, or cannot be sent. */
function checkSource({ from, token, units }: Source, coin: Stablecoin, { mint, source }: SourceTokens): bigint {
  if (!mint.isExact) throw unsupportedToken(coin)
  const tokens = tokensOf(source, from, token.address)
  if (!tokens || tokens.units < units) throw notEnoughTokens(coin)
  if (tokens.isFrozen) throw frozenTokens(coin)
  return source.wallet?.lamports ?? 0n
}

type Source = Pick<TransferOrder, 'from' | 'token' | 'units'>

/** Checks before a payout exists (decisions.md C21): its address is not known yet, so it is taken for one without a token account. */
export async function check(...[session, asked, hurried]: Parameters<ChainAdapter['check']>): Promise<void> {
  const node = patient(hurried)
  const { coin, amount, from } = asked
  const token = node.token('solana', coin)
  const units = token && toUnits(amount, token.decimals)
  if (!units) throw refused()
  await sendMethodOf(session, from)
  const { mint, holders } = await readHolders(node, token.address, [from])
  const lamports = checkSource({ from, token, units }, coin, { mint, source: holders[0]! })
  const { blockhash } = await readBlockhash(node)
  const transfer = { order: { from, to: from, token, units }, token: mint, memo: null, createsAccount: true }
  await spareOf(transfer, { lamports, accountBytes: mint.accountBytes, blockhash }, node)
}

export async function checkTokens(order: TransferOrder, coin: Stablecoin, node: ChainNode) {
  const { from, to, token } = order
  const { mint, holders } = await readHolders(patient(node), token.address, [from, to])
  const [source, target] = [holders[0]!, holders[1]!]
  // Tokens that are sent to a token account, as if it were an owner, are lost.
  if (target.wallet && TOKEN_PROGRAMS.includes(target.wallet.program)) throw refused()
  const receiving = tokensOf(target, to, token.address)
  if (receiving?.isFrozen) throw refused()
  return { createsAccount: receiving === null, token: mint, lamports: checkSource(order, coin, { mint, source }) }
}
