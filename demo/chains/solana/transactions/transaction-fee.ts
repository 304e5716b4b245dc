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

/** The signature fee and the priority fee per compute unit, which wallets add by themselves. */
export function transactionFee({ instructions, staticAccounts, header }: Message): bigint {
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
  const bid = (price * units + MICRO - 1n) / MICRO
  return BigInt(header.numSignerAccounts) * LAMPORTS_PER_SIGNATURE + bid
}
