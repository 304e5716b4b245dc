import { evmChainId } from '../../domain/networks.ts'
import type { ChainAdapter, TransactionWatch } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { sendFailure, sendUnknown } from '../send-failure.ts'
import { readOrder } from '../transfer-order.ts'
import { transferData } from './erc20.ts'
import { follow } from './transaction/follow.ts'
import { numberOf, readWord } from './node-values.ts'
import { isProvider } from '../injected/provider.ts'
import { checkFunds, type TokenCall } from './checks/send-checks.ts'
import { whileAccountIsUnchanged, switchIfNeeded } from './account-check.ts'

const ZERO = /^0x0+$/

/** Waits without a limit, because the wallet may send at any time. */
async function askToSend(provider: unknown, call: TokenCall, { network }: Deposit): Promise<string> {
  const chainId = `0x${evmChainId(network).toString(16)}`
  let answer: unknown
  try {
    if (isProvider(provider))
      answer = await provider.request({ method: 'eth_sendTransaction', params: [{ ...call, chainId }] })
  } catch (error) {
    throw sendFailure(error, network)
  }
  const hash = readWord(answer)
  if (hash === null) throw sendFailure(answer, network)
  if (ZERO.test(hash)) throw sendUnknown()
  return hash
}

/** Calls `transfer` of the token. The wallet broadcasts by itself, so the hash is only known afterwards. */
export async function send(
  ...[session, transfer, node, steps]: Parameters<ChainAdapter['send']>
): Promise<TransactionWatch> {
  const { from, to, token, units } = readOrder('evm', transfer, node)
  const wanted = { network: transfer.network, from }
  const account = await switchIfNeeded(session, wanted)
  const call: TokenCall = { from: account, to: token.address, data: transferData(to, units), value: '0x0' }
  const newest = { method: 'eth_blockNumber', params: [] }
  const [since] = await Promise.all([
    numberOf(node, transfer.network, newest),
    checkFunds(transfer, { call, units }, node),
  ])
  await steps.onAsking(Number(since), 'sends')
  const hash = await whileAccountIsUnchanged(session, wanted, () => askToSend(session.wallet.provider, call, transfer))
  steps.onHash(hash)
  return follow(transfer, hash, node, { since: Number(since) })
}
