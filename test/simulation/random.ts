export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next(): number
  /** From 0 inclusive to `below` exclusive. */
  whole(below: number): number
  between(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  /** One of the names, by their relative weights. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name
  /** An independent generator: another draw here does not change the draws there. */
  branch(name: string): Random
  uuid(): string
}

/** mulberry32: everything random in a scenario comes from one seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  const pick = <T>(choices: readonly T[]): T => choices[whole(choices.length)]!
  return {
    next,
    whole,
    pick,
    between: (least, most) => least + whole(most - least + 1),
    chance: (probability) => next() < probability,
    weighted<Name extends string>(weights: Readonly<Record<Name, number>>) {
      const entries = Object.entries(weights) as [Name, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1)!)[0]
    },
    branch: (name) => createRandom(hashOf(`${seed}:${name}`)),
    uuid() {
      const hex = Array.from({ length: 32 }, () => whole(16).toString(16))
      hex[12] = '4'
      hex[16] = pick(['8', '9', 'a', 'b'])
      return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
