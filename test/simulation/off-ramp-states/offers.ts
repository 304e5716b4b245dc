import { actorOf, startAct, type Actor } from './acts.ts'
import { look, shownUpTo } from './look.ts'
import { register } from './server.ts'
import { addTransaction, FAMILIES, hasFact, isUnderWay, nextId, note, stateIn, viewOf, type World } from './world.ts'

export interface Choice {
  readonly name: string
  readonly weight: number
  run(): void
}

type Post = 'answered' | 'lost' | 'late' | 'never' | 'different'

/** The form's press: what becomes of its call is not known to the page, unless it is answered. */
function post(actor: Actor, result: Post): void {
  const { world, device, tab } = actor
  const { server } = world
  note(world, device, { kind: 'asked', key: 'key', form: 'form', intent: 'offRamp' })
  note(world, device, { kind: 'called', call: nextId(world, 'call') })
  if (result === 'late') server.latePosts += 1
  if (result === 'late' || result === 'never') return
  server.status ??= 'pending'
  if (result === 'lost') return
  const view = viewOf(world)
  note(world, device, { kind: 'made', payoutId: view.id, by: 'answer' })
  tab.payout = view
  if (result === 'different') note(world, device, { kind: 'differs', fields: ['amount'] })
  else startAct(actor, 'send')
}

function formOffers(actor: Actor): readonly Choice[] {
  const { world, device } = actor
  if (world.devices.indexOf(device) !== 0 || hasFact(device, 'called')) return []
  const presses = { answered: 1, lost: 0.4, late: 0.2, never: 0.2, different: 0.1 } as const
  return Object.entries(presses).map(([result, weight]) => ({
    name: `presses Send, ${result}`,
    weight,
    run: () => post(actor, result as Post),
  }))
}

function undecidedOffers(actor: Actor): readonly Choice[] {
  const { world, device, tab } = actor
  const thisOne: Choice = {
    name: 'It’s this one',
    weight: 0.5,
    run() {
      note(world, device, { kind: 'made', payoutId: 'payout_1', by: 'word' })
      look(world, device, tab)
    },
  }
  const anew: Choice = { name: 'Start anew', weight: 0.1, run: () => note(world, device, { kind: 'givenUp' }) }
  const again: Choice = { name: 'Check again', weight: 0.5, run: () => post(actor, 'answered') }
  const { server } = world
  return [...(server.status && server.isUp ? [thisOne] : []), anew, ...(server.isUp ? [again] : [])]
}

/** Sui and Aptos: the details take a transaction ID. */
function transactionIdOffers({ world, device }: Actor): readonly Choice[] {
  const isReadable = world.node !== 'silent' && world.server.isUp && FAMILIES[world.family].finding === 'byRegistration'
  return world.transactions
    .filter(({ status, since }) => isReadable && status === 'landed' && since <= shownUpTo(world))
    .flatMap(({ moved, hash }) => (moved === 'somethingElse' ? [] : [{ moved, hash }]))
    .map(({ moved, hash }) => ({
      name: 'gives the ID',
      weight: 0.3,
      run() {
        note(world, device, { kind: 'found', hash, moved })
        register(world, device, hash)
      },
    }))
}

function payByHand({ world, device }: Actor): readonly Choice[] {
  if (world.transactions.some(({ account }) => account === 'hand')) return []
  const at = world.devices.indexOf(device)
  return [
    {
      name: 'pays by hand',
      weight: 0.5,
      run: () => addTransaction(world, { ask: 'hand', device: at, account: 'hand' }),
    },
  ]
}

/** What the state’s columns let the customer press, and what the page does by itself. */
export function offersIn(world: World, deviceIndex: number, tabIndex: number): readonly Choice[] {
  const actor = actorOf(world, deviceIndex, tabIndex)
  const { device, tab } = actor
  const state = stateIn(world, device, tab)
  if (!state) return formOffers(actor)
  const cancels = (name: string, word: boolean): Choice => ({
    name,
    weight: word ? 0.15 : 0.3,
    run: () => startAct(actor, 'cancel', { word, reason: `${name} in ${state.kind}` }),
  })
  const sends: Choice = { name: 'Send now', weight: 1, run: () => startAct(actor, 'send') }
  const byHand: Choice = { name: 'other wallet', weight: 0.15, run: () => note(world, device, { kind: 'byHand' }) }
  const maySend = state.ask === 'afterLook' && tab.tokens === 'none'
  return [
    ...(state.kind === 'undecided' ? undecidedOffers(actor) : []),
    ...(maySend ? [sends, byHand] : []),
    ...(['afterLook', 'again', 'byItself'].includes(state.cancel) ? [cancels('Cancel', false)] : []),
    ...(state.cancel === 'byWord' ? [cancels('It wasn’t sent, cancel', true)] : []),
    ...(state.cancel === 'byItself' ? [cancels('cancels by itself', false)] : []),
    ...(state.kind === 'byHand' ? payByHand(actor) : []),
    ...(state.kind === 'stranded' || state.kind === 'tokensThere' ? transactionIdOffers(actor) : []),
  ]
}

export const isAnyUnderWay = ({ transactions }: World): boolean =>
  transactions.some((each) => isUnderWay(each) && each.tokens !== 'taken')
