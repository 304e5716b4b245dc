import type { ChainReader } from '../../chain-reader.ts'
import { rpc } from '../../json-rpc.ts'

const LAMPORTS_PER_SOL = 1_000_000_000

interface TokenAccounts {
  readonly value: readonly {
    readonly account: {
      readonly data: { readonly parsed: { readonly info: { readonly tokenAmount: { amount: string } } } }
    }
  }[]
}

interface Statuses {
  readonly value: readonly ({ readonly err: unknown; readonly slot: number } | null)[]
}

export const solanaReader: ChainReader = {
  async units(rpcUrl, mint, owner) {
    const asked = [owner, { mint }, { encoding: 'jsonParsed' }]
    const { value } = await rpc<TokenAccounts>(rpcUrl, 'getTokenAccountsByOwner', asked)
    return value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
  },
  async transaction(rpcUrl, signature) {
    const { value } = await rpc<Statuses>(rpcUrl, 'getSignatureStatuses', [[signature]])
    const [status] = value
    if (!status) return { status: 'not found', block: null }
    return { status: status.err ? 'failed' : 'confirmed', block: String(status.slot) }
  },
  async giveCoins(rpcUrl, address) {
    await rpc(rpcUrl, 'requestAirdrop', [address, LAMPORTS_PER_SOL])
  },
}
