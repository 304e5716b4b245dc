import { actorOf, stepAct } from './acts.ts'
import { sendDelete, wishToCancel } from './cancel-call.ts'
import { look } from './look.ts'
import { offersIn, type Choice } from './offers.ts'
import { countDeposits, deletePayout, sendBack } from './server.ts'
import { closeTab, fallSilent, SIGNING, SUBMITTING } from './wallet.ts'
import { addTransaction, FAMILIES, stateIn, type Transaction, type World } from './world.ts'

const choice = (name: string, weight: number, run: () => void): Choice => ({ name, weight, run })

function nodeChoices(world: World): readonly Choice[] {
  const falls = (node: World['node']) => () => {
    world.node = node
    world.nodeKnowsUpTo = world.time
  }
  if (world.node !== 'answers') return [choice('the node answers', 1, () => void (world.node = 'answers'))]
  return [choice('the node falls behind', 0.3, falls('behind')), choice('the node is silent', 0.2, falls('silent'))]
}

const STATUSES: Readonly<Record<string, readonly (readonly [to: string, weight: number])[]>> = {
  funded: [['processing', 0.7]],
  processing: [
    ['succeeded', 0.7],
    ['failed', 0.2],
    ['unlisted', 0.2],
  ],
  unlisted: [['succeeded', 1]],
  failed: [['refunded', 0.3]],
  failedPrecondition: [['refunded', 0.3]],
  succeeded: [['returned', 0.1]],
}

const nameOf = (status: World['server']['status']) =>
  status !== null && typeof status === 'object' ? 'unlisted' : (status ?? '')

function moveTo(world: World, to: string): void {
  world.server.status = to === 'unlisted' ? { unlisted: 'pendingRefundInformation' } : (to as 'succeeded')
  if (to === 'refunded' || to === 'returned') sendBack(world)
}

function serverChoices(world: World): readonly Choice[] {
  const { server } = world
  const turn = () => void (server.isUp = !server.isUp)
  return [
    choice(server.isUp ? 'the server is silent' : 'the server answers', server.isUp ? 0.2 : 1, turn),
    ...(server.latePosts > 0
      ? [
          choice('a late POST arrives', 1, () => {
            server.latePosts -= 1
            server.status ??= 'pending'
          }),
        ]
      : []),
    ...world.lateDeletes.map((call, index) =>
      choice('a late DELETE arrives', 1, () => {
        world.lateDeletes.splice(index, 1)
        deletePayout(world, call)
      }),
    ),
    ...(world.transactions.some(({ status, tokens }) => status === 'landed' && tokens === 'there')
      ? [choice('the server counts', 1.5, () => countDeposits(world))]
      : []),
    ...(STATUSES[nameOf(server.status)] ?? []).map(([to, weight]) =>
      choice(`→ ${to}`, weight, () => moveTo(world, to)),
    ),
  ]
}

const isInPage = (world: World, { hash, device }: Transaction) =>
  world.devices[device]!.tabs.some(({ signed }) => signed?.hash === hash)

function transactionChoices(world: World, transaction: Transaction): readonly Choice[] {
  const { hash, status, moved } = transaction
  const { bounded } = FAMILIES[world.family]
  const becomes = (to: Transaction['status']) => () => {
    transaction.status = to
    transaction.since = world.time
  }
  const isReplaced = world.transactions.some(({ replaces }) => replaces === hash)
  const isOut = status === 'pool' || status === 'dropped'
  const speedUp = () => {
    becomes('superseded')()
    const { hash: replaces, tokens: _, ...rest } = transaction
    addTransaction(world, { ...rest, hash: `${hash}_faster`, replaces, status: 'pool' })
  }
  return [
    ...(status === 'pool' ? [choice(`${hash} lands`, 1.2, becomes('landed'))] : []),
    ...(status === 'pool' ? [choice(`${hash} fails`, 0.15, becomes('failed'))] : []),
    ...(status === 'pool' && moved !== 'somethingElse' ? [choice(`${hash} is dropped`, 0.15, becomes('dropped'))] : []),
    ...(status === 'dropped' ? [choice(`${hash} is back`, 0.5, becomes('pool'))] : []),
    ...(bounded && (isOut || status === 'signed' || status === 'phantom') && !isInPage(world, transaction)
      ? [choice(`${hash} expires`, 0.3, becomes('expired'))]
      : []),
    ...(!bounded && isOut && !isReplaced
      ? [
          choice(`${hash} is cancelled in its wallet`, 0.15, becomes('superseded')),
          choice(`${hash} is sped up`, 0.15, speedUp),
        ]
      : []),
  ]
}

function walletChoices(world: World): readonly Choice[] {
  const behaviours = world.wallet === 'signs' ? SIGNING : SUBMITTING
  return world.requests.flatMap((request) =>
    Object.entries(behaviours).map(([name, { weight, run }]) =>
      choice(`${request.ask}: wallet ${name}`, weight, () => run(world, request)),
    ),
  )
}

function actChoices(world: World, device: number, index: number): readonly Choice[] {
  const actor = actorOf(world, device, index)
  const { step } = actor.tab.act!
  const { lock } = actor.device
  const isLocked = world.locks && lock !== null && lock !== index
  if (step === 'wait') {
    const isAsking = stateIn(world, actor.device, actor.tab)?.kind === 'askingHere'
    return [
      choice('two minutes pass', 0.3, () => fallSilent(world, device, index)),
      ...(isAsking ? [choice('Cancel, while asking', 0.3, () => wishToCancel(actor))] : []),
    ]
  }
  if (step === 'delete')
    return (['answered', 'lost', 'late', 'refused'] as const).map((result) =>
      choice(`DELETE, ${result}`, result === 'answered' ? 1.5 : 0.3, () => sendDelete(actor, result)),
    )
  const isRegistering = step === 'register' && world.server.isUp
  const lost = choice('registers, the answer is lost', 0.3, () => {
    world.server.registered ??= actor.tab.signed!.hash
  })
  const next = choice(`${actor.tab.act!.kind}: ${step}`, 3, () => stepAct(actor))
  return [...(isRegistering ? [lost] : []), ...(step === 'lock' && isLocked ? [] : [next])]
}

function tabChoices(world: World, device: number, index: number): readonly Choice[] {
  const { tab, device: owner } = actorOf(world, device, index)
  if (!tab.isOpen) return [choice('opens', 0.5, () => void (tab.isOpen = true))]
  const closes = choice('closes', 0.15, () => closeTab(world, device, index))
  const isIdle = !tab.act || tab.act.step === 'lock'
  const looks = choice('looks', 0.7, () => void look(world, owner, tab))
  const acts = tab.act ? actChoices(world, device, index) : offersIn(world, device, index)
  return [closes, ...acts, ...(isIdle ? [looks] : [])]
}

/** All that can happen next. Names carry the device and the tab. */
export function choicesOf(world: World): readonly Choice[] {
  const tabs = world.devices.flatMap(({ tabs }, device) =>
    tabs.flatMap((_, index) =>
      tabChoices(world, device, index).map((each) => ({ ...each, name: `${'AB'[device]}${index + 1} ${each.name}` })),
    ),
  )
  const transactions = world.transactions.flatMap((each) => transactionChoices(world, each))
  return [...nodeChoices(world), ...serverChoices(world), ...transactions, ...walletChoices(world), ...tabs]
}
