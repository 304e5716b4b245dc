import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isEvm, NETWORKS, type Network } from '../domain/networks.ts'
import { ChainError } from './chain-error.ts'
import {
  connectionReducer,
  initialConnection,
  type Connection,
  type ConnectionEvent,
  type Prompt,
} from './connection.ts'

const A = '0x00000000000000000000000000000000000000aA'
const B = '0x00000000000000000000000000000000000000bB'
const refused = new ChainError('wallet/rejected')

const after = (events: readonly ConnectionEvent[], from: Connection = initialConnection) =>
  events.reduce(connectionReducer, from)

const chosen = (network: Network): ConnectionEvent => ({ type: 'networkChosen', network })
const promptOf = ({ pending }: Connection): Prompt => {
  if (pending === null || pending.action === 'initialConnect') throw new Error('nothing is prompted')
  return pending
}
function connected(network: Network, address = A, walletName = 'Mock'): Connection {
  const prompted = after([chosen(network)])
  return after([{ type: 'changeSucceeded', to: promptOf(prompted), network, address, walletName }], prompted)
}

describe('the wallet network machine', () => {
  it('starts on Solana, with the initial connection pending [STATE-WNET-01, STATE-WNET-02]', () => {
    expect(initialConnection).toEqual({
      network: 'solana',
      pending: { action: 'initialConnect' },
      address: null,
      walletName: null,
      error: null,
    })
  })

  it.each([
    ['ethereum', 'base', 'switchNetwork'],
    ['base', 'base', 'switchNetwork'],
    ['ethereum', 'solana', 'connect'],
    ['solana', 'ethereum', 'connect'],
    ['solana', 'solana', 'connect'],
    ['polygon', 'tron', 'connect'],
  ] as const)('with a wallet on %s, choosing %s prompts %s [STATE-WNET-03, STATE-WNET-04]', (from, to, action) => {
    const state = after([chosen(to)], connected(from))
    expect(state.pending).toMatchObject({ action, network: to })
    expect(state.address).toBe(action === 'switchNetwork' ? A : null)
    expect(state.network).toBe(from)
  })

  it('without a wallet prompts a connection, also between EVM networks [STATE-WNET-04]', () => {
    const state = after([chosen('ethereum'), chosen('base')])
    expect(state).toMatchObject({ pending: { action: 'connect', network: 'base', asked: null }, address: null })
  })

  it('ignores the wallet’s own change of network while a connection is prompted [STATE-WNET-05]', () => {
    const prompted = after([chosen('base')])
    expect(after([{ type: 'walletNetworkChanged', network: 'polygon' }], prompted)).toBe(prompted)
  })

  it.each([
    ['nothing is pending', connected('base')],
    ['a switch is prompted', after([chosen('arbitrum')], connected('base'))],
    ['the initial connection is pending', { ...initialConnection, error: refused }],
  ])('takes the wallet’s own change of network when %s [STATE-WNET-06]', (_, state) => {
    const next = after([{ type: 'walletNetworkChanged', network: 'polygon' }], state)
    expect(next).toEqual({ ...state, network: 'polygon', pending: null, error: null })
  })

  it('stores network, address and wallet name after a change [STATE-WNET-07]', () => {
    expect(connected('base')).toEqual({ network: 'base', address: A, walletName: 'Mock', pending: null, error: null })
  })

  it('calls a wallet without a name Unnamed Wallet [STATE-WNET-08]', () => {
    expect(connected('base', A, '').walletName).toBe('Unnamed Wallet')
  })

  it('stores the error of a failed change and clears address and name, also of a switch [STATE-WNET-09, W13]', () => {
    const prompted = after([chosen('arbitrum')], connected('base'))
    const state = after([{ type: 'changeFailed', to: promptOf(prompted), error: refused }], prompted)
    expect(state).toEqual({ network: 'base', address: null, walletName: null, pending: null, error: refused })
  })

  it('is on Solana without a wallet once all are disconnected [STATE-WNET-10]', () => {
    expect(after([{ type: 'allDisconnected' }], connected('base'))).toEqual({ ...initialConnection, pending: null })
  })

  it('drops the answer to an earlier prompt [STATE-WNET-07, STATE-WNET-09, SAFE-W5]', () => {
    const first = after([chosen('base')])
    const to = promptOf(first)
    const second = after([chosen('polygon')], first)
    const answer = { to, network: 'base', address: B, walletName: 'Late' } as const
    expect(after([{ type: 'changeSucceeded', ...answer }], second)).toBe(second)
    expect(after([{ type: 'changeFailed', to, error: refused }], second)).toBe(second)
  })

  it('drops the answer of a wallet that the customer went back from [STATE-WNET-07, SAFE-W5]', () => {
    const asked = after([chosen('base'), { type: 'walletAsked', walletName: 'Slow' }])
    const back = after([{ type: 'walletWithdrawn' }], asked)
    expect(back.pending).toEqual({ action: 'connect', network: 'base', asked: null })
    const answer = { to: promptOf(asked), network: 'base', address: B, walletName: 'Slow' } as const
    expect(after([{ type: 'changeSucceeded', ...answer }], back)).toBe(back)
  })

  it('follows the account of the wallet, and never takes one without a connection [STATE-WNET-07, SAFE-W5]', () => {
    expect(after([{ type: 'walletAccountChanged', address: B }], connected('base')).address).toBe(B)
    expect(after([{ type: 'walletAccountChanged', address: B }]).address).toBeNull()
  })
})

/** The spec's sentences once more, written for a history instead of a state. */
function model(events: readonly ConnectionEvent[], prompts: readonly (Prompt | null)[]) {
  let [network, address]: [Network, string | null] = ['solana', null]
  let prompt: Prompt | null = null
  events.forEach((event, index) => {
    const isAnswer = 'to' in event && event.to === prompt
    if (event.type === 'networkChosen' && !(address && isEvm(network) && isEvm(event.network))) address = null
    if (event.type === 'walletNetworkChanged' && prompt?.action !== 'connect') network = event.network
    if (event.type === 'changeSucceeded' && isAnswer) [network, address] = [event.network, event.address]
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
      let state = initialConnection
      const events: ConnectionEvent[] = []
      const prompts: (Prompt | null)[] = []
      const all: Prompt[] = []
      for (const { kind, network, address, late } of steps) {
        const to = all.at(-1 - late) ?? { action: 'connect', network, asked: null }
        const event = {
          choose: { type: 'networkChosen', network },
          ask: { type: 'walletAsked', walletName: 'Mock' },
          back: { type: 'walletWithdrawn' },
          succeed: { type: 'changeSucceeded', to, network, address, walletName: 'Mock' },
          fail: { type: 'changeFailed', to, error: refused },
          network: { type: 'walletNetworkChanged', network },
          account: { type: 'walletAccountChanged', address },
          lose: { type: 'connectionLost', error: null },
          disconnect: { type: 'allDisconnected' },
        }[kind] as ConnectionEvent
        const isSwitch = state.address !== null && isEvm(state.network) && isEvm(network)
        state = connectionReducer(state, event)
        if (kind === 'choose') expect(state.pending?.action).toBe(isSwitch ? 'switchNetwork' : 'connect')
        const prompt = state.pending?.action === 'initialConnect' ? null : state.pending
        if (prompt && !all.includes(prompt)) all.push(prompt)
        events.push(event)
        prompts.push(prompt)
      }
      expect({ network: state.network, address: state.address }).toEqual(model(events, prompts))
      expect(state.walletName === null).toBe(state.address === null)
    }),
    { numRuns: 5000 },
  )
}, 120_000)
