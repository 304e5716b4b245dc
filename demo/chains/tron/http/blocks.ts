import * as z from 'zod'
import type { Block } from '../chain/block.ts'
import type { TronFacts } from '../facts.ts'
import { type Call, type View, call, flag, txId, whole } from './node.ts'
import { blockValue, infoValue } from './values.ts'

const MOST_BLOCKS = 100

const valueOf = (block: Block | null, detail = true) => (block ? blockValue(block, { detail }) : {})

function byText({ chain, last }: View, text: string | undefined): Block | null {
  if (text === undefined) return last
  if (/^\d+$/.test(text)) return chain.byNumber(Number(text), last)
  const block = chain.byNumber(Number.parseInt(text.slice(0, 16), 16), last)
  return block?.id === text.toLowerCase() ? block : null
}

const parametersOf = ({ bytePrice, energyPrice, freeBytes }: TronFacts): Readonly<Record<string, number>> => ({
  getMaintenanceTimeInterval: 21_600_000,
  getAccountUpgradeCost: 9_999_000_000,
  getCreateAccountFee: 100_000,
  getTransactionFee: Number(bytePrice),
  getCreateNewAccountFeeInSystemContract: 1_000_000,
  getEnergyFee: Number(energyPrice),
  getMaxFeeLimit: 15_000_000_000,
  getFreeNetLimit: freeBytes,
  getMemoFee: 1_000_000,
})

export const chainParameters = (facts: TronFacts) => ({
  chainParameter: Object.entries(parametersOf(facts)).map(([key, value]) => ({ key, value })),
})

export const blockCalls: Readonly<Record<string, Call>> = {
  getblock: call(z.object({ id_or_num: z.coerce.string().optional(), detail: flag }), (view, { id_or_num, detail }) =>
    valueOf(byText(view, id_or_num), detail),
  ),
  getnowblock: ({ last }) => valueOf(last),
  getblockbynum: call(z.object({ num: whole }), ({ chain, last }, { num }) => valueOf(chain.byNumber(num, last))),
  getblockbyid: call(z.object({ value: txId }), (view, { value }) => valueOf(byText(view, value))),
  getblockbylimitnext: call(z.object({ startNum: whole, endNum: whole }), ({ chain, last }, { startNum, endNum }) => {
    const count = Math.max(0, Math.min(endNum - startNum, MOST_BLOCKS))
    const blocks = Array.from({ length: count }, (_, at) => chain.byNumber(startNum + at, last))
    return { block: blocks.filter((block) => block !== null).map((block) => blockValue(block)) }
  }),
  gettransactioninfobyblocknum: call(z.object({ num: whole }), ({ chain, last }, { num }) => {
    const block = chain.byNumber(num, last)
    return block ? block.included.map((included) => infoValue({ ...included, block })) : []
  }),
  getchainparameters: ({ chain }) => chainParameters(chain.facts),
  getnodeinfo: ({ chain }) => ({
    block: `Num:${chain.head.number},ID:${chain.head.id}`,
    configNodeInfo: { codeVersion: '4.8.1' },
  }),
}
