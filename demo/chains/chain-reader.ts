export interface ChainTransaction {
  readonly status: 'not found' | 'confirmed' | 'failed'
  readonly block: string | null
}

/** Reads a node for the console, as a wallet does: in the browser, so without the family's packages. */
export interface ChainReader {
  /** The owner's balance of a token, in its smallest units. */
  units(rpcUrl: string, token: string, owner: string): Promise<bigint>
  transaction(rpcUrl: string, hash: string): Promise<ChainTransaction>
  /** Enough coins for the fees of a few hundred transfers. */
  giveCoins(rpcUrl: string, address: string): Promise<void>
}
