export interface ForkOptions {
  /** Whether the other branch has nothing of what the erased blocks had. Default: it is in a later block. */
  readonly drops?: boolean
}

/** Faults of a network, at once or for the next transactions. */
export interface TronCommands {
  /** Makes blocks now. Each is a slot of the chain's time. */
  skipBlocks(blocks: number): Promise<void>
  /** The next transactions are accepted and dropped. */
  loseNext(transactions: number): void
  /** The next transactions wait for so many blocks. */
  delayNext(transactions: number, blocks: number): void
  /** The next transactions are answered SERVER_BUSY. */
  refuseNext(transactions: number): void
  /** The next block with several transactions has them the other way round. */
  reorderNext(): void
  /** Replaces the last blocks, none of which is solid, by another branch that is a block longer. */
  fork(blocks: number, options?: ForkOptions): Promise<void>
  /** From now on the node shows the chain as it was so many blocks ago. 0: as it is. */
  fallBehind(blocks: number): void
  /** Forgets the solid blocks and their transactions, as a lite node does. */
  prune(): void
  /** Bytes and energy that an account has staked for, a day. */
  stake(address: string, resources: { readonly bytes?: number; readonly energy?: number }): Promise<void>
}
