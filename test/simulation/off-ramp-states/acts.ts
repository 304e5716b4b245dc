import { livingOf } from '../../../src/operations/off-ramp/state/knowledge.ts'
import { look, shownUpTo } from './look.ts'
import { judgeSent, register } from './server.ts'
import {
  accepts,
  breaks,
  FAMILIES,
  hasFact,
  knowledgeIn,
  nextId,
  note,
  stateIn,
  type Act,
  type ActKind,
  type Device,
  type Tab,
  type World,
} from './world.ts'

export interface Actor {
  readonly world: World
  readonly device: Device
  readonly tab: Tab
}

export const actorOf = (world: World, device: number, tab: number): Actor => ({
  world,
  device: world.devices[device]!,
  tab: world.devices[device]!.tabs[tab]!,
})

export function startAct({ tab }: Actor, kind: ActKind, act: Partial<Act> = {}): void {
  tab.act = { kind, step: 'lock', reason: kind, word: false, ...act }
}

export function stopAct({ device, tab }: Actor): void {
  const index = device.tabs.indexOf(tab)
  tab.act = null
  if (device.lock === index) device.lock = null
  if (device.asking === index) device.asking = null
}

/** The wallet is still asked after its bar was given up. */
const waitAgain = ({ tab }: Actor, ask: string | undefined) =>
  void (tab.act = { kind: 'send', step: 'wait', reason: 'send', word: false, ...(ask !== undefined && { ask }) })

const openAsksBut = ({ world, device, tab }: Actor, ask: string | undefined) =>
  knowledgeIn(world, device, tab).asks.filter((each) => each.ask !== ask && each.endedAt === null)

const isWaiting = ({ world, device, tab }: Actor) =>
  ['waiting', 'unread'].includes(knowledgeIn(world, device, tab).serverStatus)

/** Without locks: what another tab wrote since this one wrote its own fact. */
const isOvertaken = (actor: Actor, ask: string | undefined) =>
  !isWaiting(actor) ||
  openAsksBut(actor, ask).length > 0 ||
  knowledgeIn(actor.world, actor.device, actor.tab).openCancel !== null

function stepSend(actor: Actor, act: Act): void {
  const { world, device, tab } = actor
  if (act.step === 'act') {
    const isAllowed = stateIn(world, device, tab)?.ask === 'afterLook' && tab.tokens === 'none'
    if (act.readAt === undefined && !isAllowed) return stopAct(actor)
    if (act.readAt === undefined) {
      act.readAt = world.time
      if (!world.locks) return
    }
    act.ask = nextId(world, 'ask')
    note(world, device, {
      kind: 'ask',
      ask: act.ask,
      network: FAMILIES[world.family].network,
      account: null,
      position: 1,
    })
    act.step = world.locks ? 'open' : 'again'
  } else if (act.step === 'again') {
    if (isOvertaken(actor, act.ask) || hasFact(device, 'byHand')) {
      note(world, device, { kind: 'saidNo', ask: act.ask!, code: 'withdrawn' })
      return stopAct(actor)
    }
    act.step = 'open'
  } else if (act.step === 'open') {
    tab.request = act.ask!
    if (world.locks) device.asking = device.tabs.indexOf(tab)
    const [at, index] = [world.devices.indexOf(device), device.tabs.indexOf(tab)]
    world.requests.push({ ask: act.ask!, device: at, tab: index, isOrphan: false })
    act.step = 'wait'
  }
}

function keepBytes(actor: Actor): void {
  const { world, device, tab } = actor
  note(world, device, { kind: 'kept', ask: tab.signed!.ask })
  tab.signed = null
  tab.request = null
  stopAct(actor)
}

function mayHandOver(actor: Actor): boolean {
  const { world, device, tab } = actor
  const { ask } = tab.signed!
  if (hasFact(device, 'cancelWanted', ask) || tab.tokens !== 'none') return false
  return stateIn(world, device, tab)?.kind === 'askingHere' && openAsksBut(actor, ask).length === 0
}

function leave(actor: Actor): void {
  const { world, device, tab } = actor
  const { ask, hash } = tab.signed!
  if (hasFact(device, 'cancelWanted', ask)) breaks(world, 'handed over though the customer had barred it')
  if (world.server.status === 'cancelled') {
    const isOwn = knowledgeIn(world, device, tab).of('cancelAsked').length > 0
    if (isOwn) breaks(world, 'handed over after an own cancel')
    else accepts(world, 'handed over across another device’s cancel')
  }
  const transaction = world.transactions.find((each) => each.hash === hash)!
  transaction.status = 'pool'
  judgeSent(world, transaction)
  tab.signed = null
  tab.request = null
  stopAct(actor)
}

function stepHandOver(actor: Actor, act: Act): void {
  const { world, device, tab } = actor
  const { ask, hash } = tab.signed!
  if (act.step === 'act') {
    if (!mayHandOver(actor)) return keepBytes(actor)
    act.step = FAMILIES[world.family].finding === 'byRegistration' ? 'register' : 'write'
  } else if (act.step === 'register') {
    if (!world.server.isUp) return
    register(world, device, hash)
    if (hasFact(device, 'registrationRefused', hash)) return keepBytes(actor)
    act.step = 'write'
  } else if (act.step === 'write') {
    note(world, device, { kind: 'handedOver', ask, hash })
    note(world, device, { kind: 'bound', hash, bound: 'end' })
    act.step = world.locks ? 'leave' : 'again'
  } else if (act.step === 'again') {
    if (!isOvertaken(actor, ask)) return void (act.step = 'leave')
    note(world, device, { kind: 'failed', hash })
    keepBytes(actor)
  } else leave(actor)
}

function mayCancel(actor: Actor, act: Act): boolean {
  const { world, device, tab } = actor
  const rule = stateIn(world, device, tab)?.cancel ?? 'no'
  if (act.kind === 'bar')
    return isWaiting(actor) && livingOf(knowledgeIn(world, device, tab)).length === 0 && !tab.signed
  return ['afterLook', 'byItself', 'again'].includes(rule) || (act.word && rule === 'byWord')
}

const countKnown = ({ world, device, tab }: Actor) => {
  const known = knowledgeIn(world, device, tab)
  return known.asks.length + livingOf(known).length
}

function stepCancel(actor: Actor, act: Act): void {
  const { world, device, tab } = actor
  if (act.step === 'act') {
    if (act.readAt === undefined && !mayCancel(actor, act))
      return act.kind === 'bar' ? waitAgain(actor, act.ask) : stopAct(actor)
    if (act.readAt === undefined) {
      act.readAt = world.time
      act.known = countKnown(actor)
      if (!world.locks) return
    }
    const open = knowledgeIn(world, device, tab).openCancel?.attempt
    act.isRepeat = open !== undefined
    act.attempt = open ?? nextId(world, 'cancel')
    note(world, device, { kind: 'cancelAsked', attempt: act.attempt })
    act.step = world.locks ? 'delete' : 'again'
  } else if (act.step === 'again') {
    if (!act.word && countKnown(actor) > act.known!) {
      note(world, device, { kind: 'cancelRefused', attempt: act.attempt!, code: 'withdrawn' })
      return stopAct(actor)
    }
    act.step = 'delete'
  }
}

const STEPS = { send: stepSend, handOver: stepHandOver, cancel: stepCancel, bar: stepCancel } as const satisfies Record<
  ActKind,
  (actor: Actor, act: Act) => void
>

/** Locks, looks, computes anew, writes, without locks reads again, and only then acts. */
export function stepAct(actor: Actor): void {
  const { world, device, tab } = actor
  const act = tab.act!
  if (act.step === 'lock') {
    if (world.locks) device.lock = device.tabs.indexOf(tab)
    act.step = 'look'
  } else if (act.step === 'look') {
    act.lookedUpTo = shownUpTo(world)
    if (look(world, device, tab) === 'complete' || act.word) return void (act.step = 'act')
    if (act.kind === 'bar') waitAgain(actor, act.ask)
    else if (act.kind !== 'handOver') stopAct(actor)
  } else STEPS[act.kind](actor, act)
}
