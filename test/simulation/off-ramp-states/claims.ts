import { livingOf } from '../../../src/operations/off-ramp/state/knowledge.ts'
import type { OffRampState } from '../../../src/operations/off-ramp/state/state.ts'
import {
  accepts,
  breaks,
  FAMILIES,
  isUnderWay,
  knowledgeIn,
  stateIn,
  type Device,
  type Tab,
  type World,
} from './world.ts'

interface Seen {
  readonly world: World
  readonly device: Device
  readonly tab: Tab
}

function judgeNothingSent({ world, device }: Seen, kind: string): void {
  const at = world.devices.indexOf(device)
  for (const transaction of world.transactions.filter(isUnderWay)) {
    const { device: from, account, odd, status, since } = transaction
    if (from === at && account !== 'hand') {
      if (odd) accepts(world, `“Nothing was sent”, and the wallet ${odd}`)
      else breaks(world, `${kind}: “Nothing was sent” of an own transfer`)
    } else if (kind === 'notSentAfterAll' && status === 'landed' && since <= device.lookedUpTo && account === 'own')
      breaks(world, `${kind}: “Nothing was sent” of a transfer that a look showed`)
  }
}

const CLAIMS: Readonly<Partial<Record<OffRampState['kind'], (seen: Seen) => string | void>>> = {
  unknown: ({ world }) => `no row fits ${JSON.stringify(world.server.status)}`,
  notSentAfterAll: (seen) => judgeNothingSent(seen, 'notSentAfterAll'),
  notSent(seen) {
    judgeNothingSent(seen, 'notSent')
    if (seen.tab.tokens !== 'none') return '“Nothing was sent yet”, though tokens lie there'
  },
  arrived: ({ world }) =>
    world.transactions.some(({ tokens }) => tokens === 'taken' || tokens === 'back') ? undefined : '“arrived”, untrue',
  cameBack: ({ world }) =>
    world.transactions.some(({ tokens }) => tokens === 'back') ? undefined : '“went back”, untrue',
  tooMuch: ({ world }) =>
    world.transactions.filter(({ status }) => status === 'landed').length > 1 ? undefined : '“arrived twice”, untrue',
  willComeBack({ world, device, tab }) {
    const isPromised = livingOf(knowledgeIn(world, device, tab)).every(
      ({ registration }) => registration === 'registered',
    )
    return FAMILIES[world.family].finding === 'byServer' || isPromised ? undefined : 'a return promised, not registered'
  },
  byHand: ({ tab }) => (tab.tokens === 'none' ? undefined : '“Send from your other wallet”, though tokens lie there'),
}

/** Whether what each open tab shows is true, and counts the states that were reached. */
export function judgeScreens(world: World, reached?: Map<string, number>): void {
  for (const device of world.devices)
    for (const tab of device.tabs.filter(({ isOpen }) => isOpen)) {
      const state = stateIn(world, device, tab)
      if (!state) continue
      reached?.set(state.kind, (reached.get(state.kind) ?? 0) + 1)
      const untrue = CLAIMS[state.kind]?.({ world, device, tab })
      if (untrue) breaks(world, untrue)
    }
}
