/** What the wallet approves of a pairing. */
export interface Approved {
  readonly addresses: readonly string[]
  readonly chains: readonly number[]
  readonly methods: readonly string[]
}

/** The wallet behind the relay. */
export interface PairedWallet {
  /** Null: the code expires. Whatever is thrown is the wallet's refusal. */
  scan(chains: readonly number[]): Promise<Approved | null>
  ask(method: string, params: unknown): Promise<unknown>
  askNode(method: string, params: unknown): Promise<unknown>
  provider?: Provider
}

export interface Provider {
  readonly session?: { expiry: number }
  emit(event: string, value: unknown): void
  endByWallet(): void
}

export function createEthereumProvider(parts: {
  readonly wallet: PairedWallet
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}): {
  readonly EthereumProvider: { init(options: object): Promise<Provider> }
  readonly started: readonly { readonly projectId: string; readonly optionalChains: readonly number[] }[]
}
