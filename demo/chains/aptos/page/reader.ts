import type { ChainReader } from '../../chain-reader.ts'

const OCTAS_PER_APT = 100_000_000

interface AptosTransaction {
  readonly type: string
  readonly success?: boolean
  readonly version?: string
}

export const aptosReader: ChainReader = {
  async units(rpcUrl, asset, owner) {
    const response = await fetch(`${rpcUrl}/accounts/${owner}/balance/${asset}`)
    return BigInt(await response.text())
  },
  async transaction(rpcUrl, hash) {
    const response = await fetch(`${rpcUrl}/transactions/by_hash/${hash}`)
    const found = response.ok ? ((await response.json()) as AptosTransaction) : null
    if (found?.type !== 'user_transaction') return { status: 'not found', block: null }
    return { status: found.success ? 'confirmed' : 'failed', block: found.version ?? null }
  },
  async giveCoins(rpcUrl, address) {
    const body = JSON.stringify({ address, amount: OCTAS_PER_APT })
    await fetch(`${rpcUrl}/fund`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  },
}
