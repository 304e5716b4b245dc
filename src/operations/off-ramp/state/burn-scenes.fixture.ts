import type { Fact } from '../../journal/facts.ts'
import { ask, looked, made, payoutOf, scene, told } from './facts.fixture.ts'
import type { Live, PayoutView } from './knowledge.ts'
import type { OffRampState } from './state.ts'

export interface Scene {
  readonly facts: readonly Fact[]
  readonly live?: Live
  readonly payout?: PayoutView | null
  readonly state: Pick<OffRampState, 'kind' | 'ask' | 'cancel'> & Readonly<Record<string, unknown>>
}

const sui = (changes: Partial<PayoutView>) => payoutOf({ network: 'sui', ...changes })
const hash = '0xhash'
const confirmed = { kind: 'confirmed', hash, moved: 'exact' } as const

/** Tokens that are burned for another network: the same rows, but for what this page cannot burn. */
export const BURN_SCENES: Readonly<Record<string, Scene>> = {
  'a burn that this page cannot make': {
    facts: scene(made),
    payout: sui({ deposit: 'unburnable' }),
    state: { kind: 'unpayable', cause: 'unburnable', ask: 'no', cancel: 'afterLook' },
  },
  'a burn whose recipient cannot get tokens, made elsewhere': {
    facts: [],
    payout: sui({ deposit: 'unmintable' }),
    state: { kind: 'unpayable', cause: 'unmintable', ask: 'no', cancel: 'afterLook' },
  },
  'a burn that was found, though this page cannot make one': {
    facts: scene({ kind: 'found', hash, moved: 'exact' }, { kind: 'registered', hash }),
    payout: sui({ deposit: 'unburnable' }),
    state: { kind: 'onItsWay', hash, ask: 'no', cancel: 'no' },
  },
  'a burn that no wallet was asked for': {
    facts: scene(made),
    payout: sui({ deposit: 'burn' }),
    state: { kind: 'notSent', ask: 'afterLook', cancel: 'afterLook' },
  },
  'a burn that another device has made': {
    facts: [],
    payout: sui({ deposit: 'burn' }),
    state: { kind: 'madeElsewhere', ask: 'afterLook', cancel: 'byWord' },
  },
  'a burn that a wallet was asked for': {
    facts: scene(made, ask),
    payout: sui({ deposit: 'burn' }),
    state: { kind: 'perhapsSent', ask: 'no', cancel: 'byWord' },
  },
  'a burn that failed, and a look found no other': {
    facts: scene(made, ask, told, { kind: 'failed', hash }, looked),
    payout: sui({ deposit: 'burn' }),
    state: { kind: 'notSentAfterAll', ask: 'afterLook', cancel: 'byItself' },
  },
  'a burn that landed and is not registered': {
    facts: scene(made, ask, told, confirmed),
    payout: sui({ deposit: 'burn' }),
    state: { kind: 'unregistered', hash, ask: 'no', cancel: 'no' },
  },
  'a burn for a transfer that was cancelled': {
    facts: scene(made, ask, told, confirmed),
    payout: sui({ deposit: 'burn', status: 'cancelled' }),
    state: { kind: 'stranded', cause: 'due', ask: 'no', cancel: 'no' },
  },
}
