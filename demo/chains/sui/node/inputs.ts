import { SUI } from '../coins.ts'
import { SHARED_OBJECTS } from '../cctp.ts'
import { accumulatorId } from './digests.ts'
import { TransactionRefusal } from './rpc-status.ts'
import type { SuiState } from './state.ts'
import { reservations } from './validation.ts'
import type { Input, ObjectRef, WireTransaction } from './wire-transaction.ts'

const refuse = (message: string) => new TransactionRefusal(message)

/** Refuses a transaction whose objects are not as it names them: the id, version, digest and owner of each. */
export function checkObjects(state: SuiState, { data, sender, gas, objects }: WireTransaction): void {
  for (const input of data.inputs) checkKind(input)
  for (const ref of [...gas.payment, ...objects]) checkVersion(state, ref)
  const seen = new Set<string>()
  for (const { objectId } of [...gas.payment, ...objects]) {
    if (seen.has(objectId)) throw refuse(`Mutable object ${objectId} cannot appear more than one in one transaction`)
    seen.add(objectId)
  }
  for (const ref of objects) checkOwner(state, ref, sender)
  for (const ref of gas.payment) checkOwner(state, ref, gas.owner)
}

function checkKind(input: Input): void {
  const shared = input.Object?.SharedObject
  if (shared && SHARED_OBJECTS.get(shared.objectId) === BigInt(shared.initialSharedVersion)) return
  const other = shared ?? input.Object?.Receiving
  if (other) throw refuse(`Could not find the referenced object ${other.objectId} at version None`)
}

const hexadecimal = (version: bigint) => `0x${version.toString(16)}`

function checkVersion(state: SuiState, { objectId, version, digest }: ObjectRef): void {
  const coin = state.coin(objectId)
  if (!coin || version > coin.version)
    throw refuse(`Could not find the referenced object ${objectId} at version Some(SequenceNumber(${version}))`)
  if (version < coin.version)
    throw refuse(
      `Transaction needs to be rebuilt because object ${objectId} version ${hexadecimal(version)} ` +
        `is unavailable for consumption, current version: ${hexadecimal(coin.version)}`,
    )
  if (digest !== coin.digest)
    throw refuse(`Invalid Object digest for object ${objectId}. Expected digest : ${coin.digest}`)
}

function checkOwner(state: SuiState, { objectId }: ObjectRef, address: string): void {
  const { owner } = state.coin(objectId)!
  if (owner !== address)
    throw refuse(
      `Transaction was not signed by the correct sender: Object ${objectId} is owned by account address ${owner}, ` +
        `but given owner/signer address is ${address}`,
    )
}

/** Refuses coins that cannot pay gas, and gas or withdrawals that the account cannot pay. */
export function checkMoney(
  state: SuiState,
  wire: WireTransaction,
  { isMocked = false }: { isMocked?: boolean } = {},
): void {
  const { gas } = wire
  const coins = gas.payment.map(({ objectId }) => state.coin(objectId)!)
  const other = coins.find(({ coinType }) => coinType !== SUI.address)
  if (other) throw refuse(`Object ${other.objectId} is not a gas object`)
  const funds = coins.reduce((sum, { balance }) => sum + balance, 0n)
  if (coins.length > 0 && funds < gas.budget)
    throw refuse(`Balance of gas object ${funds} is lower than the needed amount: ${gas.budget}`)
  for (const [key, units] of reservations(wire, { isMocked })) {
    const [owner, coinType] = key.split(' ') as [string, string]
    const available = state.funds(owner, coinType)
    if (available < units)
      throw refuse(
        `Invalid withdraw reservation: Available amount in account for object id ${accumulatorId(owner, coinType)} ` +
          `is less than requested: ${available} < ${units}`,
      )
  }
}
