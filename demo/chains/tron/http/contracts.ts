import { id } from 'ethers'
import * as z from 'zod'
import { TronRefusal } from '../chain/refusal.ts'
import { type Call, type View, address, call } from './node.ts'
import { hexText } from './values.ts'

const digits = z
  .string()
  .regex(/^(?:[0-9a-f]{2})*$/i)
  .toLowerCase()

const constantCall = z.object({
  owner_address: address,
  contract_address: address,
  function_selector: z.string().optional(),
  parameter: digits.default(''),
  data: digits.default(''),
})

type ConstantCall = z.output<typeof constantCall>

async function traced({ machine }: View, asked: ConstantCall) {
  const { owner_address: from, contract_address: to, function_selector: selector, parameter, data } = asked
  if (!(await machine.hasCode(to)))
    return { refused: new TronRefusal('CONTRACT_VALIDATE_ERROR', 'Smart contract is not exist.') } as const
  const input = selector ? id(selector).slice(2, 10) + parameter : data
  return { trace: await machine.trace({ from, to, data: input }) } as const
}

export const contractCalls: Readonly<Record<string, Call>> = {
  /** Answers `result: true` for a call that reverts too. */
  triggerconstantcontract: call(constantCall, async (view, asked) => {
    const { refused, trace } = await traced(view, asked)
    if (refused) return { result: { code: refused.code, message: hexText(refused.message) } }
    const { energy, penalty, output, isReverted } = trace
    return {
      result: { result: true, ...(isReverted && { message: hexText('REVERT opcode executed') }) },
      energy_used: energy,
      ...(penalty > 0 && { energy_penalty: penalty }),
      constant_result: [output],
      transaction: { ret: [isReverted ? { ret: 'FAILED' } : {}], visible: false },
    }
  }),
  estimateenergy: call(constantCall, async (view, asked) => {
    const { refused, trace } = await traced(view, asked)
    if (refused) return { result: { code: refused.code, message: hexText(refused.message) } }
    if (!trace.isReverted) return { result: { result: true }, energy_required: trace.energy }
    return { result: { code: 'CONTRACT_EXE_ERROR', message: hexText('REVERT opcode executed') } }
  }),
  getcontract: call(z.object({ value: address }), ({ contracts }, { value }) => contracts[value] ?? {}),
}
