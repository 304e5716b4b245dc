import { expect, test } from 'vitest'
import { evmChainId, type Network } from '../../domain/networks.ts'
import type { WalletSession } from '../adapter.ts'
import { recordingSteps } from '../local-node.fixture.ts'
import { CUSTOMER, HASH, scriptedNode, STRANGER, TRANSFER } from './scripted.fixture.ts'
import { send } from './send.ts'

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed)
const hexOf = (network: Network) => `0x${evmChainId(network).toString(16)}`

/** Mulberry32. */
function randomOf(seed: number) {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * A wallet that sends from any account, on any network, regardless of the request; and whose customer changes both at any
 * moment but that of the question itself. It reports a change when it happens.
 */
function restlessWallet(seed: number) {
  const random = randomOf(seed)
  const listeners = new Map<string, (value: unknown) => void>()
  let [account, network]: [string, Network] = [CUSTOMER, 'base']
  const sent: string[] = []
  const move = () => {
    if (random() < 0.5) {
      account = account === CUSTOMER ? STRANGER : CUSTOMER
      listeners.get('accountsChanged')?.([account])
    } else {
      network = network === 'base' ? 'ethereum' : 'base'
      listeners.get('chainChanged')?.(hexOf(network))
    }
  }
  const maybeMove = () => {
    if (random() < 0.08) move()
  }
  const methods: Readonly<Record<string, () => unknown>> = {
    eth_accounts: () => [account],
    eth_chainId: () => hexOf(network),
    wallet_switchEthereumChain() {
      network = 'base'
      listeners.get('chainChanged')?.(hexOf(network))
      return null
    },
    eth_sendTransaction() {
      sent.push(`${account} on ${network}`)
      return HASH
    },
  }
  const provider = {
    async request({ method }: { method: string }) {
      if (method === 'eth_sendTransaction') return methods[method]!()
      await new Promise((resolve) => setTimeout(resolve, random() * 2))
      maybeMove()
      const answer = methods[method]!()
      maybeMove()
      if (random() < 0.3) await new Promise((resolve) => setTimeout(resolve, random() * 2))
      maybeMove()
      return answer
    },
    on: (event: string, listener: (value: unknown) => void) => void listeners.set(event, listener),
    removeListener: (event: string) => void listeners.delete(event),
  }
  const session: WalletSession = {
    wallet: { id: 'mock', name: 'Mock', provider },
    address: CUSTOMER,
    network: 'base',
    isMultisig: false,
  }
  return { session, sent, listeners }
}

test('300 wallets whose account and network change at any moment send from the payout’s account, on its network, or nothing [SAFE-C9, WAL-17]', async () => {
  const outcomes = await Promise.all(
    SEEDS.map(async (seed) => {
      const { session, sent, listeners } = restlessWallet(seed)
      const outcome = await send(session, TRANSFER, scriptedNode(), recordingSteps()).then(
        () => 'sent',
        ({ broadcast }: { broadcast: string }) => broadcast,
      )
      return { seed, outcome, sent, listeners: listeners.size }
    }),
  )
  const right = [`${CUSTOMER} on base`]
  for (const { seed, outcome, sent, listeners } of outcomes)
    expect({ seed, sent, listeners }).toEqual({ seed, sent: outcome === 'sent' ? right : [], listeners: 0 })
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length
  expect(count('sent')).toBeGreaterThan(50)
  expect(count('none')).toBeGreaterThan(50)
  expect(count('sent') + count('none')).toBe(SEEDS.length)
})
