import {
  type Account,
  type Accounts,
  type Due,
  energyLimit,
  newAccount,
  ownerOf,
  paidForBytes,
  payForEnergy,
} from './accounts.ts'
import { TronRefusal, invalidContract } from './refusal.ts'
import type { Transfer, Trigger, TronTransaction } from './transaction.ts'
import type { TronLog } from '../logs.ts'
import type { VirtualMachine } from './virtual-machine.ts'

/** The room for the result, which is paid for too. */
const RESULT_BYTES = 64
const MAX_FEE_LIMIT = 15_000_000_000n

/** A node's record of a transaction in a block. */
export interface TransactionInfo {
  readonly fee: bigint
  readonly contractResult: string
  readonly contractAddress: string | null
  readonly receipt: Readonly<Record<string, number | string>>
  /** Words of the node, where the transaction is FAILED. */
  readonly failure: string | null
  readonly logs: readonly TronLog[]
}

interface Outcome {
  readonly accounts: Accounts
  readonly info: TransactionInfo
}

/** `now` is the time of the chain. */
interface Where extends Due {
  readonly accounts: Accounts
  readonly machine: VirtualMachine
}

/** Throws a `TronRefusal` for one that belongs in no block. Nothing is changed. */
export async function validate(transaction: TronTransaction, where: Where): Promise<void> {
  const { contract, bytes, feeLimit } = transaction
  if (!contract)
    throw new TronRefusal('OTHER_ERROR', 'This simulated node runs transfers of TRX and calls of contracts.')
  const { account, fee } = paidForBytes(ownerOf(where.accounts, contract.owner), bytes + RESULT_BYTES, where)
  if (contract.type === 'TransferContract') return validateTransfer(contract, account, where)
  if (feeLimit < 0n || feeLimit > MAX_FEE_LIMIT) throw invalidContract(`feeLimit must be >= 0 and <= ${MAX_FEE_LIMIT}`)
  if (contract.callValue < 0n || contract.callValue > account.balance - fee)
    throw invalidContract('Validate InternalTransfer error, balance is not sufficient.')
  if (!(await where.machine.hasCode(contract.contract))) throw invalidContract('No contract or not a smart contract')
}

function validateTransfer({ owner, to, amount }: Transfer, { balance }: Account, { accounts, facts }: Where): void {
  if (!/^41[0-9a-f]{40}$/.test(to)) throw invalidContract('Invalid toAddress!')
  if (to === owner) throw invalidContract('Cannot transfer TRX to yourself.')
  if (amount <= 0n) throw invalidContract('Amount must be greater than 0.')
  if (balance < amount + (accounts.has(to) ? 0n : facts.accountFee))
    throw invalidContract('Validate TransferContract error, balance is not sufficient.')
}

/** Runs a transaction in the block that is being made. Throws a `TronRefusal` as `validate` does. */
export async function execute(transaction: TronTransaction, where: Where): Promise<Outcome> {
  await validate(transaction, where)
  const contract = transaction.contract!
  const bytes = transaction.bytes + RESULT_BYTES
  const paid = paidForBytes(ownerOf(where.accounts, contract.owner), bytes, where)
  const receipt = paid.fee > 0n ? { net_fee: Number(paid.fee) } : { net_usage: paid.net_usage }
  const next = { ...where, paid, receipt }
  return contract.type === 'TransferContract' ? transfer(contract, next) : trigger(contract, transaction.feeLimit, next)
}

interface Paid extends Where {
  readonly paid: ReturnType<typeof paidForBytes>
  readonly receipt: Readonly<Record<string, number>>
}

function transfer({ owner, to, amount }: Transfer, { accounts, now, facts, paid, receipt }: Paid): Outcome {
  const known = accounts.get(to)
  const fee = known ? 0n : facts.accountFee
  const after = new Map(accounts)
  after.set(owner, { ...paid.account, balance: paid.account.balance - amount - fee })
  const receiver = known ?? newAccount(now)
  after.set(to, { ...receiver, balance: receiver.balance + amount })
  const info = { contractResult: '', contractAddress: null, receipt, failure: null, logs: [] }
  return { accounts: after, info: { ...info, fee: paid.fee + fee } }
}

async function trigger({ owner, contract, data, callValue }: Trigger, feeLimit: bigint, where: Paid): Promise<Outcome> {
  const { accounts, paid, receipt, machine } = where
  const call = { from: owner, to: contract, data, value: callValue }
  const limit = energyLimit({ ...paid.account, balance: paid.account.balance - callValue }, feeLimit, where)
  const trace = await machine.trace(call)
  const isOut = trace.energy > limit
  const result = isOut ? 'OUT_OF_ENERGY' : trace.isReverted ? 'REVERT' : 'SUCCESS'
  const used = isOut ? limit : trace.energy
  const spent = payForEnergy(paid.account, used, where)
  const logs = result === 'SUCCESS' ? await machine.execute(call) : []
  const moved = result === 'SUCCESS' ? callValue : 0n
  const after = new Map(accounts).set(owner, { ...spent.account, balance: spent.account.balance - moved })
  return {
    accounts: after,
    info: {
      fee: paid.fee + spent.fee,
      contractResult: isOut ? '' : trace.output,
      contractAddress: contract,
      receipt: {
        ...receipt,
        ...(spent.staked > 0 && { energy_usage: spent.staked }),
        ...(spent.fee > 0n && { energy_fee: Number(spent.fee) }),
        energy_usage_total: used,
        ...(!isOut && trace.penalty > 0 && { energy_penalty_total: trace.penalty }),
        result,
      },
      failure: FAILURES[result],
      logs,
    },
  }
}

const FAILURES = {
  SUCCESS: null,
  REVERT: 'REVERT opcode executed',
  OUT_OF_ENERGY: "Not enough energy for 'SSTORE' operation executing: curInvokeEnergyLimit is reached",
} as const
