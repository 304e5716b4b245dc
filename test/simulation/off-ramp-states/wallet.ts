import { startAct, stopAct, actorOf } from './acts.ts'
import { judgeSent } from './server.ts'
import { addTransaction, closedTab, note, type Request, type Transaction, type World } from './world.ts'

type Answer =
  | { readonly type: 'no' }
  | { readonly type: 'told'; readonly hash: string }
  | { readonly type: 'signed'; readonly hash: string }

/** These say with the hash until when it can land. */
const SAYS_BOUND: readonly string[] = ['solana', 'tron', 'sui']

const withdraw = (world: World, request: Request) => {
  world.requests = world.requests.filter((each) => each.ask !== request.ask)
}

/** The wallet answers the page that asked, if that still lives. */
export function answer(world: World, request: Request, said: Answer): void {
  const actor = actorOf(world, request.device, request.tab)
  const { device, tab } = actor
  const { ask } = request
  withdraw(world, request)
  if (request.isOrphan) return
  if (said.type === 'no') note(world, device, { kind: 'saidNo', ask, code: 'declined' })
  if (said.type === 'told') {
    note(world, device, { kind: 'told', ask, hash: said.hash })
    if (SAYS_BOUND.includes(world.family)) note(world, device, { kind: 'bound', hash: said.hash, bound: 'end' })
  }
  const isBarred = tab.act?.kind === 'bar'
  if (said.type === 'signed') {
    addTransaction(world, { hash: said.hash, ask, device: request.device, status: 'signed' })
    if (!isBarred) {
      tab.signed = { ask, hash: said.hash }
      return startAct(actor, 'handOver', { step: tab.act ? 'look' : 'lock' })
    }
    note(world, device, { kind: 'kept', ask })
  }
  tab.request = null
  if (isBarred) tab.act!.kind = 'cancel'
  else if (tab.act) stopAct(actor)
}

/** Two minutes without an answer. */
export function fallSilent(world: World, device: number, index: number): void {
  const actor = actorOf(world, device, index)
  if (actor.tab.request) note(world, actor.device, { kind: 'silent', ask: actor.tab.request, code: 'unanswered' })
  actor.tab.request = null
  stopAct(actor)
}

export function closeTab(world: World, device: number, index: number): void {
  const actor = actorOf(world, device, index)
  stopAct(actor)
  actor.device.tabs[index] = closedTab()
  for (const request of world.requests) if (request.device === device && request.tab === index) request.isOrphan = true
}

export function submit(world: World, { ask, device }: Request, made: Partial<Transaction> = {}): Transaction {
  const transaction = addTransaction(world, { ask, device, ...made })
  judgeSent(world, transaction)
  return transaction
}

const phantom = (world: World, request: Request) =>
  addTransaction(world, { ask: request.ask, device: request.device, moved: 'somethingElse', status: 'phantom' }).hash

const told = (world: World, request: Request, made: Partial<Transaction> = {}) =>
  answer(world, request, { type: 'told', hash: submit(world, request, made).hash })

export interface Behaviour {
  readonly weight: number
  run(world: World, request: Request): void
}

export const SIGNING: Readonly<Record<string, Behaviour>> = {
  no: { weight: 0.8, run: (world, request) => answer(world, request, { type: 'no' }) },
  signs: {
    weight: 2,
    run: (world, request) => answer(world, request, { type: 'signed', hash: `signed_${request.ask}` }),
  },
}

/** What wallets that submit by themselves make of a request, honest and odd. */
export const SUBMITTING: Readonly<Record<string, Behaviour>> = {
  no: { weight: 0.8, run: (world, request) => answer(world, request, { type: 'no' }) },
  'submits, tells': { weight: 1.2, run: (world, request) => told(world, request) },
  'submits in hiding, tells': { weight: 0.3, run: (world, request) => told(world, request, { isHidden: true }) },
  'submits, never tells': {
    weight: 0.4,
    run(world, request) {
      submit(world, request)
      withdraw(world, request)
    },
  },
  'submits, says no': {
    weight: 0.2,
    run(world, request) {
      submit(world, request, { odd: 'said no' })
      answer(world, request, { type: 'no' })
    },
  },
  'submits, tells another hash': {
    weight: 0.2,
    run(world, request) {
      submit(world, request, { odd: 'told a wrong hash' })
      answer(world, request, { type: 'told', hash: phantom(world, request) })
    },
  },
  'tells a hash, sends nothing': {
    weight: 0.15,
    run: (world, request) => answer(world, request, { type: 'told', hash: phantom(world, request) }),
  },
  'sends something else': {
    weight: 0.15,
    run: (world, request) => told(world, request, { moved: 'somethingElse' }),
  },
  'sends another amount': { weight: 0.15, run: (world, request) => told(world, request, { moved: 'otherAmount' }) },
  'sends from another account, says no': {
    weight: 0.15,
    run(world, request) {
      submit(world, request, { account: 'other', odd: 'said no' })
      answer(world, request, { type: 'no' })
    },
  },
  'sends from another account, never tells': {
    weight: 0.15,
    run(world, request) {
      submit(world, request, { account: 'other' })
      withdraw(world, request)
    },
  },
  'sends twice': {
    weight: 0.15,
    run(world, request) {
      submit(world, request, { odd: 'sent twice' })
      told(world, request, { odd: 'sent twice' })
    },
  },
}
