import { ComputeBudgetProgram, type VersionedMessage } from '@solana/web3.js'

const LAMPORTS_PER_SIGNATURE = 5000n
const UNITS_PER_INSTRUCTION = 200_000n
const MAX_UNITS = 1_400_000n
const MICRO = 1_000_000n
const SET_LIMIT = 2
const SET_PRICE = 3

/** The signature fee and the priority fee per compute unit, which wallets add by themselves. */
export function transactionFee(message: VersionedMessage): bigint {
  const budget = ComputeBudgetProgram.programId.toBase58()
  const isBudget = (programIndex: number) => message.staticAccountKeys[programIndex]?.toBase58() === budget
  const settings = message.compiledInstructions.filter(({ programIdIndex }) => isBudget(programIdIndex))

  const others = BigInt(message.compiledInstructions.length - settings.length)
  let limit = others * UNITS_PER_INSTRUCTION
  let price = 0n
  for (const { data } of settings) {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    if (data[0] === SET_LIMIT) limit = BigInt(view.getUint32(1, true))
    if (data[0] === SET_PRICE) price = view.getBigUint64(1, true)
  }
  const units = limit < MAX_UNITS ? limit : MAX_UNITS
  const bid = (price * units + MICRO - 1n) / MICRO
  return BigInt(message.header.numRequiredSignatures) * LAMPORTS_PER_SIGNATURE + bid
}
