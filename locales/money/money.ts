import { ELSEWHERE } from './tables/elsewhere.ts'
import { type Facts, factsOf, type Sentences } from './facts.ts'
import { PAYOUTS } from './tables/payouts.ts'
import { SECOND_STATEMENTS } from './tables/second-statements.ts'
import { SENDING } from './tables/sending.ts'

/** The tables of first statements. A sentence is in one of them. */
export const TABLES: readonly Sentences[] = [PAYOUTS, SENDING, ELSEWHERE]

/** The sentences of a table, each with its facts. */
export const rowsOf = (table: Sentences): readonly (readonly [sentence: string, facts: Facts])[] =>
  Object.entries(table).flatMap(([line, sentences]) => sentences.map((sentence) => [sentence, factsOf(line)] as const))

const second = new Map(rowsOf(SECOND_STATEMENTS))

/** What each English sentence about money states, in its order: once, or twice. The words are the key, so that no other words keep its facts. */
export const MONEY: ReadonlyMap<string, readonly Facts[]> = new Map(
  TABLES.flatMap(rowsOf).map(([sentence, first]) => {
    const last = second.get(sentence)
    return [sentence, last ? [first, last] : [first]]
  }),
)
