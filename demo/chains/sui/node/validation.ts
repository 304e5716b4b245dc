import { SUI, SUI_CHAIN_ID } from '../coins.ts'
import type { SuiFacts } from '../facts.ts'
import { shortChainId } from './digests.ts'
import { checkGasless, isGasless } from './gasless.ts'
import { TransactionRefusal } from './rpc-status.ts'
import { callName, isSupported } from '../ptb/move-calls.ts'
import type { Command, WireTransaction } from './wire-transaction.ts'

const MAX_BYTES = 131_072

export interface At {
  readonly epoch: bigint
  readonly referenceGasPrice: bigint
  readonly facts: SuiFacts
}

const refuse = (message: string) => new TransactionRefusal(message)

/** Checks a transaction without its objects, in the order of a validator's checks. */
export function checkTransaction(wire: WireTransaction, at: At): void {
  checkExpiration(wire, at)
  checkSize(wire, at)
  checkCommands(wire)
  checkGas(wire, at)
  checkReplay(wire)
}

/** Alone at the time of execution: an epoch can end while a transaction waits. */
export function checkExpiration({ data }: WireTransaction, { epoch }: At): void {
  const expired = () => new TransactionRefusal('Transaction Expired', { isUserInput: false })
  const { expiration } = data
  if (expiration?.Validity) throw refuse('Feature is not supported: Validity expiration')
  if (expiration?.Epoch != null && epoch > BigInt(expiration.Epoch)) throw expired()
  if (!expiration?.ValidDuring) return

  const { minEpoch, maxEpoch, minTimestamp, maxTimestamp, chain } = expiration.ValidDuring
  if (minTimestamp != null || maxTimestamp != null)
    throw refuse('Feature is not supported: Timestamp-based transaction expiration is not yet supported')
  if (minEpoch == null || maxEpoch == null)
    throw refuse('Feature is not supported: Both min_epoch and max_epoch must be specified')
  const [first, last] = [BigInt(minEpoch), BigInt(maxEpoch)]
  if (last !== first && last !== first + 1n)
    throw refuse('Feature is not supported: max_epoch must be at most min_epoch + 1')
  if (chain !== SUI_CHAIN_ID) {
    const [provided, expected] = [shortChainId(chain), shortChainId(SUI_CHAIN_ID)]
    throw refuse(`Transaction chain ID ${provided} does not match network chain ID ${expected}.`)
  }
  if (epoch < first || epoch > last) throw expired()
}

function checkSize({ bytes, gas }: WireTransaction, { facts }: At): void {
  const exceeded = (limit: string, value: number) => refuse(`Size limit exceeded: ${limit} is ${value}`)
  if (bytes.length > MAX_BYTES)
    throw exceeded(`serialized transaction size exceeded maximum of ${MAX_BYTES}`, bytes.length)
  const { maxGasPayments } = facts
  if (gas.payment.length > maxGasPayments) throw exceeded('maximum number of gas payment objects', maxGasPayments)
}

function checkCommands({ data, objects }: WireTransaction): void {
  for (const command of data.commands) checkCommand(command)
  for (const { FundsWithdrawal } of data.inputs)
    if (FundsWithdrawal && !FundsWithdrawal.withdrawFrom.Sender)
      throw refuse('Feature is not supported: this simulated node withdraws from the sender only')
  if (new Set(objects.map(({ objectId }) => objectId)).size < objects.length)
    throw refuse("The transaction inputs contain duplicated ObjectRef's")
}

const EMPTY =
  'TransferObjects, MergeCoin, and Publish cannot have empty arguments. ' +
  'If MakeMoveVec has empty arguments, it must have a type specified'

function checkCommand(command: Command): void {
  const unsupported = (what: string) => refuse(`Feature is not supported: this simulated node does not run ${what}`)
  switch (command.$kind) {
    case 'SplitCoins':
      if (command.SplitCoins.amounts.length === 0) throw refuse(EMPTY)
      return
    case 'MergeCoins':
      if (command.MergeCoins.sources.length === 0) throw refuse(EMPTY)
      return
    case 'TransferObjects':
      if (command.TransferObjects.objects.length === 0) throw refuse(EMPTY)
      return
    case 'MoveCall':
      if (!isSupported(command.MoveCall)) throw unsupported(callName(command.MoveCall))
      return
    default:
      throw unsupported(command.$kind)
  }
}

function checkGas(wire: WireTransaction, { referenceGasPrice, facts }: At): void {
  const { price, budget } = wire.gas
  if (isGasless(wire)) return checkGasless(wire, facts)
  if (price < referenceGasPrice) throw refuse(`Gas price ${price} under reference gas price (RGP) ${referenceGasPrice}`)
  if (budget > facts.maxGasBudget) throw refuse(`Gas budget: ${budget} is higher than max: ${facts.maxGasBudget}`)
  const least = facts.minGasUnits * price
  if (budget < least) throw refuse(`Gas budget: ${budget} is lower than min: ${least}`)
}

/** Without an object of an address, only its time keeps a transaction from being executed again. */
function checkReplay({ data, gas, objects }: WireTransaction): void {
  const hasOwned = objects.length > 0 || gas.payment.length > 0
  if (!hasOwned && !data.expiration?.ValidDuring)
    throw refuse(
      'Invalid transaction expiration: Transactions must either have address-owned inputs, ' +
        'or a ValidDuring expiration with at most two epochs of validity',
    )
}

/** The amounts that a transaction takes from an owner's address balances: withdrawals, and the gas if no coin pays it. */
export function reservations(
  { sender, gas, withdrawals }: WireTransaction,
  { isMocked = false }: { isMocked?: boolean } = {},
): Map<string, bigint> {
  const taken = new Map<string, bigint>()
  const add = (owner: string, coinType: string, units: bigint) => {
    const key = `${owner} ${coinType}`
    taken.set(key, (taken.get(key) ?? 0n) + units)
  }
  for (const { coinType, units } of withdrawals) add(sender, coinType, units)
  if (gas.payment.length === 0 && !isMocked) add(gas.owner, SUI.address, gas.budget)
  return taken
}
