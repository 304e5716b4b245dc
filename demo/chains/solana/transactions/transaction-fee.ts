import {
  COMPUTE_BUDGET_PROGRAM_ADDRESS,
  ComputeBudgetInstruction,
  getSetComputeUnitLimitInstructionDataDecoder,
  getSetComputeUnitPriceInstructionDataDecoder,
  identifyComputeBudgetInstruction,
} from '@solana-program/compute-budget'
import type { Message } from './wire-transaction.ts'

const LAMPORTS_PER_SIGNATURE = 5000n
const UNITS_PER_INSTRUCTION = 200_000n
const MAX_UNITS = 1_400_000n
const MICRO = 1_000_000n

/** A message of version 1 says its bid as a sum, and the program that the earlier ones call for it does nothing (SIMD-0385). */
export function transactionFee(message: Message): bigint {
  const { config, header } = message
  const bid = config ? (config.priorityFeeLamports ?? 0n) : bidByInstructions(message)
  return BigInt(header.numSignerAccounts) * LAMPORTS_PER_SIGNATURE + bid
}

/** The price of a compute unit, which wallets add by themselves, for as many as are asked for. */
function bidByInstructions({ instructions, staticAccounts }: Message): bigint {
  const settings = instructions.filter(
    ({ programAddressIndex }) => staticAccounts[programAddressIndex] === COMPUTE_BUDGET_PROGRAM_ADDRESS,
  )
  let limit = BigInt(instructions.length - settings.length) * UNITS_PER_INSTRUCTION
  let price = 0n
  for (const { data = new Uint8Array() } of settings) {
    const kind = identifyComputeBudgetInstruction({ data })
    if (kind === ComputeBudgetInstruction.SetComputeUnitLimit)
      limit = BigInt(getSetComputeUnitLimitInstructionDataDecoder().decode(data).units)
    if (kind === ComputeBudgetInstruction.SetComputeUnitPrice)
      price = getSetComputeUnitPriceInstructionDataDecoder().decode(data).microLamports
  }
  const units = limit < MAX_UNITS ? limit : MAX_UNITS
  return (price * units + MICRO - 1n) / MICRO
}
