import { actorOf, stepAct, stopAct } from './acts.ts'
import { sendDelete } from './cancel-call.ts'
import { judgeScreens } from './claims.ts'
import { look } from './look.ts'
import { isAnyUnderWay, offersIn } from './offers.ts'
import { countDeposits, deletePayout, sendBack } from './server.ts'
import { answer, closeTab, fallSilent, submit } from './wallet.ts'
import { FAMILIES, isUnderWay, knowledgeIn, stateIn, type Transaction, type World } from './world.ts'

const ROUNDS = 100
const PATIENCE = 40
const NEXT: Readonly<Record<string, 'processing' | 'succeeded' | 'refunded'>> = {
  funded: 'processing',
  processing: 'succeeded',
  failedPrecondition: 'refunded',
}
const ENDS: readonly string[] = ['tooMuch', 'cameBack', 'arrived', 'failed', 'ended']

/** From here on the world is honest: calls arrive, transactions come to an end, the server counts. */
function passOneMinute(world: World): void {
  const { server } = world
  world.time += 1
  if (server.latePosts > 0) server.status ??= 'pending'
  server.latePosts = 0
  for (const call of world.lateDeletes.splice(0)) deletePayout(world, call)
  world.requests = world.requests.filter(({ isOrphan }) => !isOrphan)
  const ended: Partial<Record<Transaction['status'], Transaction['status']>> = {
    pool: 'landed',
    dropped: FAMILIES[world.family].bounded ? 'expired' : 'superseded',
    phantom: 'expired',
    signed: 'expired',
  }
  for (const transaction of world.transactions) {
    const isInPage = world.devices.some(({ tabs }) => tabs.some(({ signed }) => signed?.hash === transaction.hash))
    const end = ended[transaction.status]
    if (!end || isInPage) continue
    transaction.status = end
    transaction.since = world.time
  }
  countDeposits(world)
  const next = typeof server.status === 'object' && server.status ? 'succeeded' : NEXT[server.status ?? '']
  if (!next) return
  server.status = next
  if (next === 'refunded') sendBack(world)
}

type Where = readonly [world: World, device: number]

function continueAct(...[world, device]: Where): void {
  const actor = actorOf(world, device, 0)
  const act = actor.tab.act!
  if (act.step === 'delete') return sendDelete(actor, 'answered')
  if (act.step !== 'wait') return stepAct(actor)
  const request = world.requests.find((each) => each.device === device)
  const isDeclined = stateIn(world, actor.device, actor.tab)?.kind === 'declineIt'
  if (!request && actor.tab.request) fallSilent(world, device, 0)
  else if (!request) stopAct(actor)
  else if (isDeclined) answer(world, request, { type: 'no' })
  else if (world.wallet === 'signs') answer(world, request, { type: 'signed', hash: `late_${request.ask}` })
  else answer(world, request, { type: 'told', hash: submit(world, request).hash })
}

/** The customer believes the screen, and presses what leads on. */
const PRESSES = [/gives the ID/, /this one/, /Start anew/, /Send now/, /by hand/, /Cancel$/, /by itself/, /wasn’t/]

function press(...[world, device]: Where): void {
  const offers = offersIn(world, device, 0)
  // Nobody presses on while tokens are on their way, but for their ID.
  const pressed = isAnyUnderWay(world) ? PRESSES.slice(0, 3) : PRESSES
  const chosen = pressed.map((name) => offers.find((offer) => name.test(offer.name))).find((offer) => offer)
  chosen?.run()
}

/** Ends that name who acts next: support, or nobody while nothing is known of tokens. */
function restingEnd(...[world, device]: Where): string | null {
  const { device: comingBack, tab } = actorOf(world, device, 0)
  const state = stateIn(world, comingBack, tab)
  if (!state)
    return world.server.status === null || comingBack.facts.some(({ kind }) => kind === 'givenUp') ? 'form' : null
  if (ENDS.includes(state.kind)) return state.kind
  const isAway = isAnyUnderWay(world)
  if (!isAway && (state.kind === 'willComeBack' || state.kind === 'stranded')) return `${state.kind}, conditional`
  const isRefused = knowledgeIn(world, comingBack, tab).of('registrationRefused').length > 0
  if (isAway && isRefused && (state.kind === 'stranded' || state.kind === 'conflict')) return 'support'
  return null
}

/** One device comes back and its customer follows the screen. Returns where that ends; null if it waits for ever. */
export function settle(world: World, device: number): string | null {
  world.broken.clear()
  world.devices.forEach(({ tabs }, each) =>
    tabs.forEach((_, index) => {
      if (each !== device || index > 0) closeTab(world, each, index)
    }),
  )
  const { device: comingBack, tab } = actorOf(world, device, 0)
  tab.isOpen = true
  world.node = 'answers'
  world.server.isUp = true
  for (let round = 0; round < ROUNDS; round += 1) {
    passOneMinute(world)
    judgeScreens(world)
    const present = comingBack.tabs[0]!
    if (present.act) {
      continueAct(world, device)
      continue
    }
    look(world, comingBack, present)
    const end = restingEnd(world, device)
    if (end && round > PATIENCE) return end
    if (!end) press(world, device)
  }
  return null
}

/** Tokens at a payout of Sui or Aptos that nobody has registered. */
export const isAnyLost = (world: World): boolean =>
  FAMILIES[world.family].finding === 'byRegistration' &&
  world.server.registered === null &&
  world.transactions.some((each) => each.status === 'landed' && isUnderWay(each) && each.tokens === 'there')
