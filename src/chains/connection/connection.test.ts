import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { familyOf, NETWORKS, type Network } from '../../domain/networks.ts'
import type { WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import {
  connectionReducer,
  initialConnection,
  promptOf,
  sessionOf,
  type Connection,
  type ConnectionEvent,
  type Prompt,
} from './connection.ts'

const networkOf = (state: Connection) => sessionOf(state)?.network ?? ('network' in state ? state.network : null)
const A = '0x00000000000000000000000000000000000000aA'
const B = '0x00000000000000000000000000000000000000bB'
const refused = new ChainError('wallet/rejected')
const customerId = 'customer_a'

const after = (events: readonly ConnectionEvent[], from: Connection = initialConnection) =>
  events.reduce(connectionReducer, from)

const chosen = (network: Network): ConnectionEvent => ({ type: 'networkChosen', network })
const prompted = (state: Connection): Prompt => {
  const prompt = promptOf(state)
  if (!prompt) throw new Error('nothing is prompted')
  return prompt
}
const sessionWith = (network: Network, address = A, name = 'Mock'): WalletSession => ({
  wallet: { id: name, name, provider: null },
  address,
  network,
  isMultisig: false,
})
const succeeded = (to: Prompt, session: WalletSession): ConnectionEvent => ({
  type: 'changeSucceeded',
  to,
  session,
  customerId,
})
function connected(network: Network, address = A, name = 'Mock'): Connection {
  const state = after([chosen(network)])
  return after([succeeded(prompted(state), sessionWith(network, address, name))], state)
}

describe('the wallet network machine', () => {
  it('starts on Solana, with the initial connection pending [STATE-WNET-01, STATE-WNET-02]', () => {
    expect(initialConnection).toEqual({ status: 'idle', network: 'solana', isInitial: true })
  })

  it.each([
    ['ethereum', 'base', 'switching'],
    ['base', 'base', 'switching'],
    ['ethereum', 'solana', 'choosing'],
    ['solana', 'ethereum', 'choosing'],
    ['solana', 'solana', 'choosing'],
    ['polygon', 'tron', 'choosing'],
  ] as const)('with a wallet on %s, choosing %s is %s [STATE-WNET-03, STATE-WNET-04]', (from, to, status) => {
    const state = after([chosen(to)], connected(from))
    expect(state).toMatchObject({ status, prompt: { network: to } })
    expect(sessionOf(state)?.address ?? null).toBe(status === 'switching' ? A : null)
    expect(networkOf(state)).toBe(from)
  })

  it('without a wallet prompts a connection, also between EVM networks [STATE-WNET-04]', () => {
    const state = after([chosen('ethereum'), chosen('base')])
    expect(state).toEqual({ status: 'choosing', network: 'solana', prompt: { network: 'base' } })
  })

  it('ignores the wallet’s own change of network while a connection is prompted [STATE-WNET-05]', () => {
    const choosing = after([chosen('base')])
    const asking = after([{ type: 'walletAsked', walletName: 'Mock' }], choosing)
    for (const state of [choosing, asking])
      expect(after([{ type: 'walletNetworkChanged', network: 'polygon' }], state)).toBe(state)
  })

  it.each([
    ['nothing is pending', connected('base')],
    ['a switch is prompted', after([chosen('arbitrum')], connected('base'))],
  ])('takes the wallet’s own change of network when %s [STATE-WNET-06]', (_, state) => {
    const next = after([{ type: 'walletNetworkChanged', network: 'polygon' }], state)
    expect(next).toEqual({ status: 'connected', session: sessionWith('polygon'), walletName: 'Mock', customerId })
  })

  it.each([
    ['the initial connection is pending', initialConnection],
    ['a connection has failed', { status: 'failed', network: 'base', error: refused }],
  ] as const)('takes a change of network and forgets the error when %s [STATE-WNET-06]', (_, state) => {
    const next = after([{ type: 'walletNetworkChanged', network: 'polygon' }], state)
    expect(next).toEqual({ status: 'idle', network: 'polygon', isInitial: false })
  })

  it('stores network, address and wallet name after a change [STATE-WNET-07]', () => {
    expect(connected('base')).toEqual({
      status: 'connected',
      session: sessionWith('base'),
      walletName: 'Mock',
      customerId,
    })
  })

  it('calls a wallet without a name Unnamed Wallet [STATE-WNET-08]', () => {
    expect(connected('base', A, '')).toMatchObject({ walletName: 'Unnamed Wallet' })
  })

  it('stores the error of a failed change and clears address and name, also of a switch [STATE-WNET-09, W13]', () => {
    const switching = after([chosen('arbitrum')], connected('base'))
    const state = after([{ type: 'changeFailed', to: prompted(switching), error: refused }], switching)
    expect(state).toEqual({ status: 'failed', network: 'base', error: refused })
  })

  it('keeps the error with which the wallet was lost, and its network [WAL-16]', () => {
    const state = after([{ type: 'connectionLost', error: refused }], connected('base'))
    expect(state).toEqual({ status: 'failed', network: 'base', error: refused })
  })

  it('is on Solana without a wallet once all are disconnected [STATE-WNET-10]', () => {
    const state = after([{ type: 'allDisconnected' }], connected('base'))
    expect(state).toEqual({ ...initialConnection, isInitial: false })
  })

  it('drops the answer to an earlier prompt [STATE-WNET-07, STATE-WNET-09, SAFE-W5]', () => {
    const first = after([chosen('base')])
    const to = prompted(first)
    const second = after([chosen('polygon')], first)
    expect(after([succeeded(to, sessionWith('base', B, 'Late'))], second)).toBe(second)
    expect(after([{ type: 'changeFailed', to, error: refused }], second)).toBe(second)
  })

  it('drops the answer of a wallet that the customer went back from [STATE-WNET-07, SAFE-W5]', () => {
    const asking = after([chosen('base'), { type: 'walletAsked', walletName: 'Slow' }])
    const back = after([{ type: 'walletWithdrawn' }], asking)
    expect(back).toEqual({ status: 'choosing', network: 'solana', prompt: { network: 'base' } })
    expect(after([succeeded(prompted(asking), sessionWith('base', B, 'Slow'))], back)).toBe(back)
  })

  it('asks no wallet while nothing is prompted [STATE-WNET-04]', () => {
    for (const state of [initialConnection, connected('base'), after([chosen('arbitrum')], connected('base'))])
      expect(after([{ type: 'walletAsked', walletName: 'Mock' }], state)).toBe(state)
  })

  it('follows the account of the wallet, and never takes one without a connection [STATE-WNET-07, SAFE-W5]', () => {
    const moved: ConnectionEvent = { type: 'walletAccountChanged', address: B }
    expect(sessionOf(after([moved], connected('base')))?.address).toBe(B)
    expect(after([moved])).toBe(initialConnection)
  })
})

const isEvm = (network: Network) => familyOf(network) === 'evm'

/** The spec's sentences once more, written for a history instead of a state. */
function model(events: readonly ConnectionEvent[], prompts: readonly (Prompt | null)[]) {
  let [network, address]: [Network, string | null] = ['solana', null]
  let prompt: Prompt | null = null
  events.forEach((event, index) => {
    const isAnswer = 'to' in event && event.to === prompt
    const isConnecting = prompt !== null && address === null
    if (event.type === 'networkChosen' && !(address && isEvm(network) && isEvm(event.network))) address = null
    if (event.type === 'walletNetworkChanged' && !isConnecting) network = event.network
    if (event.type === 'changeSucceeded' && isAnswer) ({ network, address } = event.session)
    if (event.type === 'changeFailed' && isAnswer) address = null
    if (event.type === 'walletAccountChanged' && address) address = event.address
    if (event.type === 'connectionLost') address = null
    if (event.type === 'allDisconnected') [network, address] = ['solana', null]
    prompt = prompts[index] ?? null
  })
  return { network, address }
}

const step = fc.record({
  kind: fc.constantFrom('choose', 'ask', 'back', 'succeed', 'fail', 'network', 'account', 'lose', 'disconnect'),
  network: fc.constantFrom(...NETWORKS),
  address: fc.constantFrom(A, B),
  late: fc.nat(6),
})

test('equals the model of the spec in any order of events [SAFE-W5]', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state: Connection = initialConnection
      const events: ConnectionEvent[] = []
      const prompts: (Prompt | null)[] = []
      const all: Prompt[] = []
      for (const { kind, network, address, late } of steps) {
        const to = all.at(-1 - late) ?? { network }
        const event = {
          choose: { type: 'networkChosen', network },
          ask: { type: 'walletAsked', walletName: 'Mock' },
          back: { type: 'walletWithdrawn' },
          succeed: succeeded(to, sessionWith(network, address)),
          fail: { type: 'changeFailed', to, error: refused },
          network: { type: 'walletNetworkChanged', network },
          account: { type: 'walletAccountChanged', address },
          lose: { type: 'connectionLost', error: refused },
          disconnect: { type: 'allDisconnected' },
        }[kind] as ConnectionEvent
        const session = sessionOf(state)
        const isSwitch = session !== null && isEvm(session.network) && isEvm(network)
        state = connectionReducer(state, event)
        if (kind === 'choose') expect(state.status).toBe(isSwitch ? 'switching' : 'choosing')
        const prompt = promptOf(state)
        if (prompt && !all.includes(prompt)) all.push(prompt)
        events.push(event)
        prompts.push(prompt)
      }
      expect({ network: networkOf(state), address: sessionOf(state)?.address ?? null }).toEqual(model(events, prompts))
    }),
    { numRuns: 5000 },
  )
}, 120_000)
