import { simulatedAddress, simulatedHash } from './deposits/deposit-address.ts'
import type { ChainDeposit, ChainPort, ChainToken, ChainTransfer } from './chain-port.ts'

interface FakeChain extends ChainPort {
  /** The transfers out of the treasury that took place. */
  readonly moved: readonly (ChainTransfer & { readonly hash: string })[]
  /** The next sends take place, and their answers are lost. */
  loseAnswers(count: number): void
  /** The next sends do not take place. */
  refuse(count: number): void
  deposit(transfer: { token: ChainToken; from: string; to: string; amount: string; hash?: string }): string
  /** Restarts the network: earlier cursors and hashes are not valid any more. */
  restart(): void
}

/** A network for tests that fulfils the contract of the port and can fail at any step. */
export function createFakeChain(network: string): FakeChain {
  let moved: (ChainTransfer & { hash: string })[] = []
  let deposits: ChainDeposit[] = []
  let generation = 1
  let toLose = 0
  let toRefuse = 0

  return {
    network,
    rpcUrl: 'http://127.0.0.1:1',
    get moved() {
      return moved
    },
    loseAnswers: (count) => {
      toLose = count
    },
    refuse: (count) => {
      toRefuse = count
    },
    restart: () => {
      generation += 1
      deposits = []
      moved = []
    },
    deposit: (transfer) => {
      const hash = transfer.hash ?? simulatedHash(network, `deposit ${generation} ${deposits.length}`)
      deposits = [...deposits, { ...transfer, hash, id: `${hash}:${deposits.length}` }]
      return hash
    },
    async send(transfer) {
      await new Promise((resolve) => setTimeout(resolve, 2))
      if (toRefuse-- > 0) throw new Error('network away')
      const earlier = moved.find(({ reference }) => reference === transfer.reference)
      const hash = earlier?.hash ?? simulatedHash(network, `sent ${generation} ${transfer.reference}`)
      if (!earlier) moved = [...moved, { ...transfer, hash }]
      if (toLose-- > 0) throw new Error('answer lost')
      return { hash }
    },
    balance: async () => '12.345',
    depositAddress: async (reference) => simulatedAddress(network, `port ${reference}`),
    async deposits(cursor) {
      const [generationOfCursor, seen] = (cursor ?? '0:0').split(':').map(Number)
      return {
        deposits: deposits.slice(generationOfCursor === generation ? seen : 0),
        cursor: `${generation}:${deposits.length}`,
      }
    },
  }
}
