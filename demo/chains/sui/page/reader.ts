import type { ChainReader } from '../../chain-reader.ts'
import { ask, field, inner, message, numberIn } from './grpc-web.ts'

// The numbers of the fields are those of sui.rpc.v2.

export const suiReader: ChainReader = {
  async units(rpcUrl, coinType, owner) {
    const asked = message(field(1, owner), field(2, coinType))
    const answer = await ask(rpcUrl, 'StateService/GetBalance', asked)
    if (!answer) throw new Error('The node does not answer')
    return numberIn(inner(answer, 1), 3) ?? 0n
  },
  async transaction(rpcUrl, digest) {
    const mask = message(field(1, 'effects.status'), field(1, 'checkpoint'))
    const answer = await ask(rpcUrl, 'LedgerService/GetTransaction', message(field(1, digest), field(2, mask)))
    if (!answer) return { status: 'not found', block: null }
    const executed = inner(answer, 1)
    const isSuccess = numberIn(inner(inner(executed, 4), 4), 1) === 1n
    const checkpoint = numberIn(executed, 6)
    return { status: isSuccess ? 'confirmed' : 'failed', block: checkpoint === null ? null : String(checkpoint) }
  },
  async giveCoins(rpcUrl, recipient) {
    const body = JSON.stringify({ FixedAmountRequest: { recipient } })
    await fetch(`${rpcUrl}/v2/gas`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  },
}
