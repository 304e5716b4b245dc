import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Stablecoin } from '../../domain/currency.ts'
import { toUnits } from '../../lib/money.ts'
import type { ChainAdapter, ChainNode } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { patient } from '../http/patient.ts'
import { frozenTokens, notEnoughForFee, notEnoughTokens, pausedTokens } from '../send-failure.ts'
import type { TransferOrder } from '../transfer-order.ts'
import { accountHex } from './address.ts'
import { unitsOf } from './balance.ts'
import { wordOf } from './hex.ts'
import { callContract, readPrices, readResources, readTrx } from './node-reads.ts'
import { checkWallet } from './signing.ts'
import { FEE_LIMIT, transferParameters } from './transaction/raw-transaction.ts'

/** The size of a signed transfer, with what the network adds for its outcome. */
const TRANSFER_BYTES = 350

const refused = () => new ChainError('network/refused', { family: 'tron' })

/** An account without tokens, like the address of a new payout: the transfer to it takes twice the usual energy. */
const unusedAccount = (from: string): string => bytesToHex(sha256(hexToBytes(accountHex(from))).subarray(-20))

interface Transfer extends Pick<TransferOrder, 'from' | 'token' | 'units'> {
  readonly coin: Stablecoin
  readonly toHex: string
}

/** The energy of the transfer. Refuses one that would fail. */
async function simulate({ from, token, units, coin, toHex }: Transfer, node: ChainNode): Promise<number> {
  const call = { owner: from, contract: token.address, selector: 'transfer(address,uint256)' }
  const { isDone, energy } = await callContract(node, { ...call, parameter: transferParameters(toHex, units) })
  if (!isDone) throw (await readIssuerStop({ from, token, coin }, node)) ?? refused()
  return energy
}

/** Whether the issuer has stopped the token or its owner's; null where neither is known. */
async function readIssuerStop(
  { from, token, coin }: Pick<Transfer, 'from' | 'token' | 'coin'>,
  node: ChainNode,
): Promise<ChainError | null> {
  const isTrue = async (selector: string, parameter: string): Promise<boolean> => {
    const call = { owner: from, contract: token.address, selector, parameter }
    const { isDone, result } = await callContract(node, call)
    return isDone && /^0*1$/.test(result)
  }
  const [isFrozen, isPaused] = await Promise.all(
    // A contract without the function reverts.
    [isTrue('isBlackListed(address)', wordOf(accountHex(from))), isTrue('paused()', '')].map((asked) =>
      asked.catch(() => false),
    ),
  )
  if (isFrozen) return frozenTokens(coin)
  return isPaused ? pausedTokens(coin) : null
}

async function checkTransfer(transfer: Transfer, asked: ChainNode): Promise<void> {
  const node = patient(asked)
  const { from, coin, units } = transfer
  const [tokens, trx, resources, prices] = await Promise.all([
    unitsOf({ network: 'tron', coin, address: from }, node),
    readTrx(node, from),
    readResources(node, from),
    readPrices(node),
  ])
  if (tokens.units < units) throw notEnoughTokens(coin)
  if (trx === null) throw notEnoughForFee('tron')
  const energy = await simulate(transfer, node)
  // The network would stop it halfway, and keep the fee.
  if (energy * prices.energy > FEE_LIMIT) throw new ChainError('network/refused')
  const burnt = Math.max(energy - resources.energy, 0) * prices.energy
  // Bandwidth that is not enough is not used at all.
  const paid = resources.bandwidth >= TRANSFER_BYTES ? 0 : TRANSFER_BYTES * prices.byte
  if (trx < burnt + paid) throw notEnoughForFee('tron')
}

/** Checks before a payout exists (decisions.md C21): its address is not known yet, so it is taken for one without tokens. */
export async function check(...[session, asked, node]: Parameters<ChainAdapter['check']>): Promise<void> {
  const { network, coin, amount, from } = asked
  const token = network === 'tron' ? node.token(network, coin) : null
  const units = token && toUnits(amount, token.decimals)
  if (!units) throw refused()
  await checkWallet(session, from)
  await checkTransfer({ from, token, units, coin, toHex: unusedAccount(from) }, node)
}

export const checkFunds = (order: TransferOrder, coin: Stablecoin, node: ChainNode): Promise<void> =>
  checkTransfer({ ...order, coin, toHex: accountHex(order.to) }, node)
