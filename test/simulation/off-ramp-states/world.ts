import type { Network } from '../../../src/domain/networks.ts'
import { mergeFacts, type Fact, type FactTime, type Moved } from '../../../src/operations/journal/facts.ts'
import {
  knowledgeOf,
  type Knowledge,
  type Live,
  type PayoutView,
} from '../../../src/operations/off-ramp/state/knowledge.ts'
import { stateOf, type OffRampState } from '../../../src/operations/off-ramp/state/state.ts'

/** `finding`: how the server learns of a deposit. `bounded`: whether a signed transaction expires. */
export const FAMILIES = {
  evm: { network: 'base', finding: 'byServer', signs: 'never', bounded: false },
  solana: { network: 'solana', finding: 'byServer', signs: 'sometimes', bounded: true },
  tron: { network: 'tron', finding: 'byServer', signs: 'sometimes', bounded: true },
  sui: { network: 'sui', finding: 'byRegistration', signs: 'sometimes', bounded: true },
  aptos: { network: 'aptos', finding: 'byRegistration', signs: 'sometimes', bounded: true },
} as const satisfies Readonly<Record<string, { readonly network: Network } & Record<string, unknown>>>
export type FamilyName = keyof typeof FAMILIES

export interface Transaction {
  readonly hash: string
  readonly ask: string
  readonly device: number
  readonly account: 'own' | 'other' | 'hand'
  readonly moved: Moved
  /** What its wallet did against its own answer. */
  readonly odd: string | null
  readonly isHidden: boolean
  readonly replaces: string | null
  status: 'signed' | 'pool' | 'dropped' | 'phantom' | 'landed' | 'failed' | 'expired' | 'superseded'
  since: number
  tokens: 'there' | 'taken' | 'owed' | 'back'
}

export interface Request {
  readonly ask: string
  readonly device: number
  readonly tab: number
  isOrphan: boolean
}

export type ActKind = 'send' | 'handOver' | 'cancel' | 'bar'
export interface Act {
  kind: ActKind
  step: 'lock' | 'look' | 'act' | 'again' | 'open' | 'wait' | 'register' | 'write' | 'leave' | 'delete'
  reason: string
  word: boolean
  ask?: string
  attempt?: string
  /** The attempt was called before, under the same key. */
  isRepeat?: boolean
  readAt?: number
  lookedUpTo?: number
  known?: number
}

export interface Tab {
  isOpen: boolean
  payout: PayoutView | null
  act: Act | null
  request: string | null
  signed: { readonly ask: string; readonly hash: string } | null
  tokens: Live['tokens']
}

export interface Device {
  facts: readonly Fact[]
  lock: number | null
  asking: number | null
  lookedUpTo: number
  readonly tabs: Tab[]
}

export interface Delete {
  readonly device: number
  readonly byWord: boolean
  readonly reason: string
  readonly lookedUpTo: number
}

export interface Setting {
  readonly family: FamilyName
  readonly wallet: 'signs' | 'submits'
  readonly locks: boolean
  readonly namesKeys: boolean
  readonly tabs: readonly number[]
  readonly deposit: PayoutView['deposit']
}

export interface World extends Setting {
  time: number
  ids: number
  node: 'answers' | 'behind' | 'silent'
  nodeKnowsUpTo: number
  server: { isUp: boolean; status: PayoutView['status'] | null; registered: string | null; latePosts: number }
  transactions: Transaction[]
  lateDeletes: Delete[]
  requests: Request[]
  readonly devices: Device[]
  readonly broken: Set<string>
  readonly accepted: Set<string>
}

const MINUTE_MS = 60_000
const START_MS = Date.UTC(2026, 10, 28)

export const closedTab = (): Tab => ({
  isOpen: false,
  payout: null,
  act: null,
  request: null,
  signed: null,
  tokens: 'none',
})

export const createWorld = (setting: Setting): World => ({
  ...setting,
  time: 0,
  ids: 0,
  node: 'answers',
  nodeKnowsUpTo: 0,
  server: { isUp: true, status: null, registered: null, latePosts: 0 },
  transactions: [],
  lateDeletes: [],
  requests: [],
  devices: setting.tabs.map((count) => ({
    facts: [],
    lock: null,
    asking: null,
    lookedUpTo: -1,
    tabs: Array.from({ length: count }, closedTab),
  })),
  broken: new Set(),
  accepted: new Set(),
})

export const nextId = (world: World, prefix: string): string => `${prefix}${++world.ids}`
export const momentOf = ({ time }: World): FactTime => ({ device: START_MS + time * MINUTE_MS, offset: 0 })

type Untimed<Each> = Each extends Fact ? Omit<Each, 'at'> : never
export function note(world: World, device: Device, fact: Untimed<Fact>): void {
  device.facts = mergeFacts(device.facts, [{ ...fact, at: momentOf(world) } as Fact])
}

export const hasFact = ({ facts }: Device, kind: Fact['kind'], subject?: string): boolean =>
  facts.some(
    (fact) => fact.kind === kind && (subject === undefined || Object.values<unknown>({ ...fact }).includes(subject)),
  )

export const viewOf = (world: World): PayoutView => ({
  id: 'payout_1',
  network: FAMILIES[world.family].network,
  deposit: world.deposit,
  status: world.server.status ?? 'pending',
  refund: 'none',
  created: momentOf(world).device,
  updated: momentOf(world).device,
})

function liveOf(world: World, device: Device, tab: Tab): Live {
  const ask = tab.signed?.ask ?? tab.request
  const isElsewhere = device.asking !== null && device.tabs[device.asking] !== tab
  const request = ask === null ? ({ at: isElsewhere ? 'elsewhere' : 'none' } as const) : ({ at: 'here', ask } as const)
  return { now: momentOf(world), request, tokens: tab.tokens, mayBeUndecided: false }
}

export function stateIn(world: World, device: Device, tab: Tab): OffRampState | null {
  return stateOf(device.facts, liveOf(world, device, tab), tab.payout)
}

export const knowledgeIn = (world: World, device: Device, tab: Tab): Knowledge =>
  knowledgeOf(device.facts, liveOf(world, device, tab), tab.payout)

export const breaks = (world: World, invariant: string) => void world.broken.add(invariant)
export const accepts = (world: World, what: string) => void world.accepted.add(what)

/** Its tokens are on their way to the payout's address, or lie there. */
export const isUnderWay = ({ moved, status, tokens }: Transaction): boolean =>
  moved !== 'somethingElse' && (status === 'pool' || status === 'dropped' || (status === 'landed' && tokens !== 'back'))

export function addTransaction(world: World, made: Partial<Transaction> & Pick<Transaction, 'ask' | 'device'>) {
  const transaction: Transaction = {
    hash: nextId(world, 'hash'),
    account: 'own',
    moved: 'exact',
    odd: null,
    isHidden: false,
    replaces: null,
    status: 'pool',
    since: world.time,
    tokens: 'there',
    ...made,
  }
  world.transactions.push(transaction)
  return transaction
}
