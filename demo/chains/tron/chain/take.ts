import { admit } from './admission.ts'
import type { TronChain } from './chain.ts'
import type { TronCommands } from './commands.ts'
import { TronRefusal } from './refusal.ts'
import type { TronTransaction } from './transaction.ts'
import type { VirtualMachine } from './virtual-machine.ts'

type TakeCommands = Pick<TronCommands, 'loseNext' | 'delayNext' | 'refuseNext'>

/** Takes transactions that the node admits, and what can go wrong after that. */
export function createTake(chain: TronChain, machine: VirtualMachine) {
  const next = { lost: 0, delayed: 0, delay: 0, refused: 0 }
  const commands: TakeCommands = {
    loseNext: (transactions) => void (next.lost = transactions),
    delayNext: (transactions, blocks) => void Object.assign(next, { delayed: transactions, delay: blocks }),
    refuseNext: (transactions) => void (next.refused = transactions),
  }
  return {
    ...commands,
    async take(transaction: TronTransaction): Promise<void> {
      if (next.refused > 0 && next.refused--) throw new TronRefusal('SERVER_BUSY', 'Server busy.')
      await admit(transaction, { chain, machine })
      // Another request may have brought it while this one was checked.
      if (chain.isKnown(transaction.id)) throw new TronRefusal('DUP_TRANSACTION_ERROR', 'Dup transaction.')
      if (next.lost > 0 && next.lost--) return
      const isDelayed = next.delayed > 0 && next.delayed--
      chain.accept(transaction, isDelayed ? next.delay : 0)
    },
  }
}
