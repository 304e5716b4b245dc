import { describe, expect, it } from 'vitest'
import { recordingSteps } from '../local-node.fixture.ts'
import {
  CALL,
  CUSTOMER,
  HASH,
  scriptedNode,
  scriptedWallet,
  STRANGER,
  TRANSFER,
  UNITS,
  word,
} from './scripted.fixture.ts'
import { send } from './send.ts'

/** 60,000 gas at 1 gwei, and a quarter more. */
const failing = (message: string, code?: unknown) => Object.assign(new Error(message), { code })

/** A wallet that is on Ethereum until it is asked to switch. */
function awayFrom(after: { accounts?: readonly string[]; chain?: string; refusal?: unknown }) {
  let hasSwitched = false
  return scriptedWallet({
    eth_chainId: () => (hasSwitched ? (after.chain ?? '0x2105') : '0x1'),
    eth_accounts: () => (hasSwitched ? (after.accounts ?? [CUSTOMER]) : [CUSTOMER]),
    wallet_switchEthereumChain() {
      if (after.refusal) throw after.refusal
      hasSwitched = true
      return null
    },
  })
}

describe('an EVM wallet that is asked to send', () => {
  it('calls transfer of the token on the payout’s network, and reports the hash in lower case [CHAIN-14]', async () => {
    const { session, sent, asked } = scriptedWallet({ eth_sendTransaction: HASH.toUpperCase().replace('0X', '0x') })
    const { recorded, ...steps } = recordingSteps({
      onAsking: async () => expect(asked).not.toContain('eth_sendTransaction'),
      onHash: () => expect(sent).toHaveLength(1),
    })
    const watch = await send(session, TRANSFER, scriptedNode(), steps)
    expect([recorded, sent, watch.hash]).toEqual([['asking', HASH], [CALL], HASH])
    expect(CALL.data).toBe(`0xa9059cbb${word(TRANSFER.to).slice(2)}${word(UNITS).slice(2)}`)
  })

  it('is asked whether account and network still are right immediately before [SAFE-C9, C17]', async () => {
    const { session, asked } = scriptedWallet()
    await send(session, TRANSFER, scriptedNode(), recordingSteps())
    expect(asked.slice(-3)).toEqual(['eth_accounts', 'eth_chainId', 'eth_sendTransaction'])
  })

  it('switches from another network first, and sends there [SAFE-C9, C17]', async () => {
    const { session, sent } = awayFrom({})
    await send(session, TRANSFER, scriptedNode(), recordingSteps())
    expect(sent).toEqual([CALL])
  })

  it('sends from the payout’s account, where it permits others before it [SAFE-C9, W12]', async () => {
    const { session, sent } = scriptedWallet({ eth_accounts: [STRANGER, CUSTOMER] })
    await send({ ...session, address: STRANGER }, TRANSFER, scriptedNode(), recordingSteps())
    expect(sent).toEqual([CALL])
  })

  it.each([
    ['another account', scriptedWallet({ eth_accounts: [STRANGER] }), 'wallet/wrong-address'],
    ['no account', scriptedWallet({ eth_accounts: [] }), 'wallet/locked'],
    ['another account after switching', awayFrom({ accounts: [STRANGER] }), 'wallet/wrong-address'],
    ['another network after switching', awayFrom({ chain: '0x1' }), 'wallet/switch-by-hand'],
    ['a customer who does not switch', awayFrom({ refusal: failing('no', 4001) }), 'wallet/rejected'],
    ['accounts that are none', scriptedWallet({ eth_accounts: failing('locked') }), 'wallet/failed'],
  ])(
    'a wallet with %s sends nothing, and its payout may be cancelled [SAFE-C9, WAL-17, C17]',
    async (_, { session, sent }, code) => {
      const { recorded, ...steps } = recordingSteps()
      await expect(send(session, TRANSFER, scriptedNode(), steps)).rejects.toMatchObject({ code, broadcast: 'none' })
      expect([recorded, sent]).toEqual([[], []])
    },
  )

  it.each([
    ['the balance is not returned', { eth_call: '0x' }, 'network/unreachable'],
    ['the balance is refused', { eth_call: failing('limit', -32005) }, 'network/unreachable'],
    ['a unit is missing', { eth_call: word(UNITS - 1n) }, 'network/not-enough-tokens'],
    ['the token would revert', { eth_estimateGas: failing('execution reverted', 3) }, 'network/refused'],
    [
      'it would revert, reported without a code',
      { eth_estimateGas: failing('VM Exception: revert') },
      'network/refused',
    ],
  ])('is not asked when %s [SAFE-C11]', async (_, answers, code) => {
    const { session, sent } = scriptedWallet()
    const { recorded, ...steps } = recordingSteps()
    await expect(send(session, TRANSFER, scriptedNode(answers), steps)).rejects.toMatchObject({
      code,
      broadcast: 'none',
    })
    expect([recorded, sent]).toEqual([[], []])
  })

  it.each([
    ['the estimate', { eth_estimateGas: failing('limit exceeded', -32005) }],
    [
      'the coin for the fee, which the wallet may pay in another way',
      { eth_estimateGas: failing('insufficient funds for gas') },
    ],
  ])('is asked when a node returns all but %s [SAFE-C11, C22]', async (_, answers) => {
    const { session, sent } = scriptedWallet()
    await send(session, TRANSFER, scriptedNode(answers), recordingSteps())
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['a refusal', failing('User rejected the request.', 4001), 'wallet/send-declined', 'none'],
    ['an account that is not authorised', failing('Unauthorized', 4100), 'wallet/cannot-send', 'none'],
    ['an internal error', failing('Internal JSON-RPC error.', -32603), 'wallet/send-unknown', 'unknown'],
    ['a transaction that is known', failing('already known'), 'wallet/send-unknown', 'unknown'],
    ['nothing', null, 'wallet/send-unknown', 'unknown'],
    ['a text', 'sent', 'wallet/send-unknown', 'unknown'],
    ['a short hash', HASH.slice(0, -2), 'wallet/send-unknown', 'unknown'],
    ['a hash of zeros', word(0n), 'wallet/send-unknown', 'unknown'],
    ['an object', { hash: HASH }, 'wallet/send-unknown', 'unknown'],
  ])('a wallet that answers with %s has returned no hash [SAFE-C2, C19]', async (_, answer, code, broadcast) => {
    const { session } = scriptedWallet({ eth_sendTransaction: answer })
    const { recorded, ...steps } = recordingSteps()
    await expect(send(session, TRANSFER, scriptedNode(), steps)).rejects.toMatchObject({ code, broadcast })
    expect(recorded).toEqual(['asking'])
  })
})
