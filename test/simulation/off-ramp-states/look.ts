import { isExact, isVisible } from '../../../src/operations/off-ramp/state/hash-fates.ts'
import { livingOf } from '../../../src/operations/off-ramp/state/knowledge.ts'
import { register } from './server.ts'
import {
  FAMILIES,
  hasFact,
  knowledgeIn,
  note,
  viewOf,
  type Device,
  type Tab,
  type Transaction,
  type World,
} from './world.ts'

export const shownUpTo = ({ node, time, nodeKnowsUpTo }: World): number => (node === 'answers' ? time : nodeKnowsUpTo)

function readServer(world: World, device: Device, tab: Tab): void {
  const { server } = world
  if (!server.isUp || server.status === null) return
  const view = viewOf(world)
  tab.payout = view
  if (view.status !== 'pending')
    note(world, device, { kind: 'read', status: view.status, refund: view.refund, updated: view.updated })
  if (view.status === 'cancelled')
    for (const fact of device.facts)
      if (fact.kind === 'cancelAsked') note(world, device, { kind: 'cancelled', attempt: fact.attempt })
  if (world.namesKeys && hasFact(device, 'called')) note(world, device, { kind: 'made', payoutId: view.id, by: 'key' })
}

const isReplacementShown = (world: World, { hash }: Transaction): boolean =>
  world.transactions.every(
    ({ replaces, status, since }) =>
      replaces !== hash || (!['pool', 'dropped'].includes(status) && since <= shownUpTo(world)),
  )

function readTransaction(world: World, device: Device, transaction: Transaction): void {
  const { hash, status, moved } = transaction
  const isShown = transaction.since <= shownUpTo(world)
  if (status === 'landed' && isShown) note(world, device, { kind: 'confirmed', hash, moved })
  else if (status === 'failed' && isShown) note(world, device, { kind: 'failed', hash })
  else if (status === 'expired' && isShown && hasFact(device, 'bound', hash))
    note(world, device, { kind: 'expired', hash })
  else if (
    status === 'superseded' &&
    isShown &&
    hasFact(device, 'seen', hash) &&
    isReplacementShown(world, transaction)
  )
    note(world, device, { kind: 'superseded', hash })
  else if (status === 'pool' && world.node === 'answers' && !transaction.isHidden) {
    note(world, device, { kind: 'seen', hash })
    if (FAMILIES[world.family].bounded) note(world, device, { kind: 'bound', hash, bound: 'end' })
  } else if (status === 'dropped' && hasFact(device, 'seen', hash)) note(world, device, { kind: 'gone', hash })
}

const isAtAddress = (world: World, { status, since, moved, tokens }: Transaction): boolean =>
  status === 'landed' && since <= shownUpTo(world) && moved !== 'somethingElse' && tokens === 'there'

function tokensAt(world: World, device: Device): Tab['tokens'] {
  const unknown = world.transactions.filter(
    (each) =>
      isAtAddress(world, each) &&
      each.account !== 'own' &&
      !hasFact(device, 'found', each.hash) &&
      !hasFact(device, 'confirmed', each.hash),
  )
  if (unknown.length === 0) return 'none'
  return unknown.some(({ moved }) => moved === 'exact') ? 'enough' : 'less'
}

function registerDue(world: World, device: Device, tab: Tab): void {
  if (FAMILIES[world.family].finding === 'byServer' || !world.server.isUp || world.server.status === null) return
  const due = livingOf(knowledgeIn(world, device, tab)).filter(
    ({ fate, registration }) => fate === 'landed' && registration === 'none',
  )
  for (const { hash } of due.toSorted((one, other) => Number(isExact(other)) - Number(isExact(one))))
    register(world, device, hash)
}

/** Reads the server, each known transaction, the search by sender and the balance. It writes facts and decides nothing. */
export function look(world: World, device: Device, tab: Tab): 'complete' | 'silent' {
  readServer(world, device, tab)
  if (world.node === 'silent') return 'silent'
  const known = new Set(knowledgeIn(world, device, tab).hashes.map(({ hash }) => hash))
  for (const transaction of world.transactions) {
    if (known.has(transaction.hash)) readTransaction(world, device, transaction)
    const { moved, status, since, account, hash } = transaction
    const isFound = status === 'landed' && since <= shownUpTo(world) && account === 'own'
    if (isFound && moved !== 'somethingElse') note(world, device, { kind: 'found', hash, moved })
  }
  tab.tokens = tokensAt(world, device)
  registerDue(world, device, tab)
  if (!world.server.isUp) return 'silent'
  const isEmpty = !livingOf(knowledgeIn(world, device, tab)).some((hash) => isVisible(hash) && isExact(hash))
  if (isEmpty) {
    note(world, device, { kind: 'looked', ask: null, position: null })
    device.lookedUpTo = shownUpTo(world)
  }
  return 'complete'
}
