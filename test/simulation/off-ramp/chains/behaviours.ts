import type { Behaviour } from '../../../wallets/behaviour.ts'
import type { Random } from '../../random.ts'

/** What the wallets of the lives before do is drawn alone: they are those of `npm test`, which meet what they have to. */
const FROM_LIFE = 126
/** So many of the later requests meet a row of the table; what the others meet is drawn. */
const SHARE = 0.5

/** As the coverage of a run names it. */
export const nameOf = (behaviour: string): string => `wallet ${behaviour}`

type Table = Readonly<Record<string, Behaviour>>

interface Parts {
  readonly random: Random
  readonly turn: number
}

/** What the wallet of a life does at its requests: the lives of a run take the rows of the table in turn. */
export function createBehaviours(table: Table, { random, turn }: Parts) {
  const keys = Object.keys(table)
  let taken = turn
  let isNextApproved = false
  const isByTable = () => turn >= FROM_LIFE && (isNextApproved || taken === turn || random.chance(SHARE))
  return {
    /** Null where chance decides what the wallet does. */
    next(): (Behaviour & { readonly key: string }) | null {
      if (!isByTable()) return null
      const key = isNextApproved ? keys[0]! : keys[taken % keys.length]!
      if (!isNextApproved) taken += 1
      isNextApproved = table[key]!.thenApproves === true
      return { ...table[key]!, key }
    },
  }
}
