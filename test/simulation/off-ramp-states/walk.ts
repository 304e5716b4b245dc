import { createRandom, type Random } from '../random.ts'
import { judgeScreens } from './claims.ts'
import { choicesOf } from './choices.ts'
import type { Choice } from './offers.ts'
import { isAnyLost, settle } from './settle.ts'
import { createWorld, FAMILIES, stateIn, type FamilyName, type Setting, type World } from './world.ts'

export interface Walk {
  readonly seed: number
  readonly setting: Setting
  readonly schedule: readonly string[]
  readonly end: string | null
  readonly broken: readonly string[]
  readonly accepted: readonly string[]
}

function settingOf(random: Random): Setting {
  const family = random.pick(Object.keys(FAMILIES) as FamilyName[])
  return {
    family,
    wallet: FAMILIES[family].signs === 'sometimes' && random.chance(0.5) ? 'signs' : 'submits',
    locks: random.chance(0.7),
    namesKeys: random.chance(0.5),
    tabs: random.pick([[1], [2], [1, 1], [2, 1], [2, 2]]),
    deposit: random.chance(0.03) ? 'unreadable' : 'transfer',
  }
}

function pickChoice(random: Random, choices: readonly Choice[]): Choice {
  let left = random.next() * choices.reduce((sum, { weight }) => sum + weight, 0)
  return choices.find(({ weight }) => (left -= weight) < 0) ?? choices.at(-1)!
}

function finish(world: World, device: number): string | null {
  const end = settle(world, device)
  const waiting = stateIn(world, world.devices[device]!, world.devices[device]!.tabs[0]!)
  if (end === null)
    world.broken.add(`${waiting?.kind ?? 'the form'} waits for ever (${JSON.stringify(world.server.status)})`)
  else if (isAnyLost(world)) world.broken.add(`tokens at an ended payout, never registered (${end})`)
  return end
}

/** One life of an off-ramp under a schedule that the seed decides, then an honest world in which its customer follows the screen. */
export function walk(seed: number, reached: Map<string, number>): Walk {
  const random = createRandom(seed)
  const setting = settingOf(random)
  const world = createWorld(setting)
  const schedule: string[] = []
  for (let steps = random.between(5, 60); steps > 0; steps -= 1) {
    const chosen = pickChoice(random, choicesOf(world))
    world.time += 1
    chosen.run()
    schedule.push(chosen.name)
    judgeScreens(world, reached)
  }
  const before = [...world.broken]
  const end = finish(world, random.whole(world.devices.length))
  return { seed, setting, schedule, end, broken: [...before, ...world.broken], accepted: [...world.accepted] }
}
