import { rpc } from '../../json-rpc.ts'
import { evmAddress, fromEvmAddress } from '../address.ts'
import type { TronLog } from '../logs.ts'

interface Call {
  /** Hexadecimal Tron addresses. */
  readonly from: string
  readonly to: string
  /** Without 0x. */
  readonly data: string
  readonly value?: bigint
}

interface Trace {
  readonly energy: number
  /** The part of `energy` that a busy contract costs extra. */
  readonly penalty: number
  readonly output: string
  readonly isReverted: boolean
}

const GAS = '0x1000000'
const ENOUGH = `0x${(10n ** 27n).toString(16)}`
const RECEIPT_POLL_MS = 5

const bare = (digits: string) => digits.replace(/^0x/, '').toLowerCase()

const transactionOf = ({ from, to, data, value = 0n }: Call) => ({
  from: evmAddress(from),
  to: evmAddress(to),
  data: `0x${data}`,
  value: `0x${value.toString(16)}`,
  gas: GAS,
  // Above any base fee of anvil's: what Tron charges is reckoned by the node.
  gasPrice: '0x174876e800',
})

/** Ethereum charges for the transaction itself in gas; Tron does in bandwidth. */
const intrinsicGas = (data: string) =>
  21_000 + (data.match(/../g) ?? []).reduce((sum, byte) => sum + (byte === '00' ? 4 : 16), 0)

/** How many thousandths of its energy a contract costs more by the dynamic energy model. */
type Penalties = Readonly<Record<string, number>>

/** Tron's virtual machine, which runs the same bytecode as Ethereum's, on one anvil. */
export function createVirtualMachine(rpcUrl: string, penalties: Penalties) {
  return {
    async hasCode(address: string): Promise<boolean> {
      return (await rpc(rpcUrl, 'eth_getCode', [evmAddress(address), 'latest'])) !== '0x'
    },

    /** Runs a call without a change. */
    async trace(call: Call): Promise<Trace> {
      const asked = [transactionOf(call), 'latest', { tracer: 'callTracer' }]
      await rpc(rpcUrl, 'anvil_setBalance', [evmAddress(call.from), ENOUGH])
      const {
        gasUsed,
        output = '0x',
        error,
      } = await rpc<{ gasUsed: string; output?: string; error?: string }>(rpcUrl, 'debug_traceCall', asked)
      const base = Math.max(0, Number(gasUsed) - intrinsicGas(call.data))
      const penalty = Math.floor((base * (penalties[call.to] ?? 0)) / 1000)
      return { energy: base + penalty, penalty, output: bare(output), isReverted: error !== undefined }
    },

    /** Runs a call that does not revert, and answers its logs. */
    async execute(call: Call): Promise<TronLog[]> {
      const hash = await rpc<string>(rpcUrl, 'eth_sendTransaction', [transactionOf(call)])
      for (;;) {
        const receipt = await rpc<{ logs: readonly TronLog[] } | null>(rpcUrl, 'eth_getTransactionReceipt', [hash])
        if (receipt)
          return receipt.logs.map(({ address, topics, data }) => ({
            address: fromEvmAddress(address).slice(2),
            topics: topics.map(bare),
            data: bare(data),
          }))
        await new Promise((resolve) => setTimeout(resolve, RECEIPT_POLL_MS))
      }
    },

    snapshot: (): Promise<string> => rpc<string>(rpcUrl, 'evm_snapshot'),
    revert: (snapshot: string): Promise<boolean> => rpc<boolean>(rpcUrl, 'evm_revert', [snapshot]),
  }
}

export type VirtualMachine = ReturnType<typeof createVirtualMachine>
